/** A Go module whose import path is on this site, such as `kusionstack.io/kusion`. */
export interface GoModule {
  /** Path of the module below the site's host. */
  readonly name: string;
  /** Site path of its documentation, which a browser is led to; without one, it sees a page about the module. */
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

/** Import path of every module starts with this host, whatever address the site is built for. */
export const goHost = 'kusionstack.io';

/** Branch that source links of modules point to. */
export const goBranch = 'main';

/** Address of a module's repository. */
export function goRepository({name}: GoModule): string {
  return `https://github.com/KusionStack/${name}`;
}
