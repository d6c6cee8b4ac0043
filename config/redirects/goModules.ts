/** A Go module with an import path on this site, such as `kusionstack.io/kusion`. */
export interface GoModule {
  /** Path of the module below the site's host. */
  readonly name: string;
  /** Site path of its documentation, where browsers are redirected. Without it, they get a page about the module. */
  readonly docs?: string;
}

const names = [
  'component-base',
  'helm-kcl',
  'kcl-openapi',
  'kcl-playground',
  'kcl-plugin',
  'kclvm-artifact',
  'kclvm-artifact-go',
  'kclvm-go',
  'kpm',
  'kpt-kcl-sdk',
  'kube-api',
  'kube-utils',
  'kusion-api-go',
  'kusion-module-framework',
  'kustomize-kcl',
  'resourceconsist',
  'rollout',
] as const;

/** Modules that the site resolves for `go get`. */
export const goModules: readonly GoModule[] = [
  ...names.map((name) => ({name})),
  {name: 'kuperator', docs: '/kuperator/introduction/'},
  {name: 'kusion', docs: '/docs/'},
  {name: 'operating', docs: '/kuperator/introduction/'},
];

/** Host of every import path, regardless of the site's address. */
export const goHost = 'kusionstack.io';

/** Branch for source links of modules. */
export const goBranch = 'main';

/** Address of a module's repository. */
export function goRepository({name}: GoModule): string {
  return `https://github.com/KusionStack/${name}`;
}
