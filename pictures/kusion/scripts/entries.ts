import type {Picture, Stage} from '../../studio/types.ts';

export const newButton = 'role=button[name=/New /]';

/** Fills fields of a dialog, by id. */
async function fill({page, settle}: Stage, fields: Record<string, string>): Promise<void> {
  for (const [id, value] of Object.entries(fields)) {
    const field = page.locator(`.ant-modal-content #${id}`);
    if ((await field.getAttribute('role')) === 'combobox') {
      await settle();
      await field.click();
      await settle();
      await page.locator('.ant-select-item-option:visible', {hasText: value}).first().click();
    } else {
      await field.fill(value);
    }
  }
}

interface Form extends Picture {
  /** Values of fields by their ids. */
  fields: Record<string, string>;
  /** Opens the form. */
  opener?: string;
}

/** A form in a dialog. */
export const form = ({fields, opener = newButton, act, ...picture}: Form): Picture => ({
  crop: ['.ant-modal-content'],
  margin: 0,
  height: 800,
  width: 1120,
  act: async (stage) => {
    await stage.press(opener);
    await fill(stage, fields);
    await act?.(stage);
  },
  ...picture,
});

export const entries: Picture[] = [
  {
    name: 'backends',
    path: '/backends',
    alt: {
      en: 'The list of backends: trial of type local and team of type s3, with links to view their configuration, edit, and delete them.',
      zh: '后端列表：local 类型的 trial 和 s3 类型的 team，带有配置、编辑和删除链接。',
    },
    height: 450,
    callouts: [
      {at: 'text="Backends" >> nth=0', text: {en: 'Backends', zh: '打开“Backends”'}},
      {at: newButton, text: {en: 'New Backend', zh: '新建后端'}},
    ],
  },
  form({
    name: 'backend-new',
    path: '/backends',
    fields: {name: 'team', type: 'aws-s3'},
    alt: {
      en: 'The New Backend form, filled in with the name team, the type aws-s3, and the keys bucket and region.',
      zh: 'New Backend 表单，已填写名称 team、类型 aws-s3，以及键 bucket 和 region。',
    },
    act: async (stage) => {
      await stage.press('.ant-modal-content >> text="Add"');
      await fill(stage, {
        configs_0_key: 'bucket',
        configs_0_value: 'kusion-states',
        configs_1_key: 'region',
        configs_1_value: 'eu-west-1',
      });
    },
    callouts: [
      {at: '.ant-modal-content .ant-select', text: {en: 'Storage type', zh: '存储类型'}},
      {at: '#configs_0_key', text: {en: 'One row per key', zh: '每个键一行'}},
      {at: '.ant-modal-content >> role=button[name="Submit"]', text: {en: 'Submit', zh: '提交'}},
    ],
  }),
  {
    name: 'workspaces',
    path: '/workspaces',
    alt: {
      en: 'The Workspaces page: cards for dev, staging, and prod, each with its description, owner, and creation time.',
      zh: 'Workspaces 页面：dev、staging 和 prod 各一张卡片，显示描述、所有者和创建时间。',
    },
    height: 560,
    callouts: [
      {at: newButton, text: {en: 'New Workspace', zh: '新建工作空间'}},
      {at: 'text="dev" >> nth=0', text: {en: 'Open a workspace', zh: '打开工作空间'}},
    ],
  },
  form({
    name: 'workspace-new',
    path: '/workspaces',
    fields: {backendID: 'trial', name: 'dev'},
    alt: {
      en: 'The New Workspace form with the backend trial and the name dev.',
      zh: 'New Workspace 表单，后端为 trial，名称为 dev。',
    },
  }),
  {
    name: 'workspace',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The dev workspace: its configuration as YAML, with the modules service, network, and mysql, and the path of the kubeconfig.',
      zh: '工作空间 dev：YAML 配置，包含模块 service、network、mysql 和 kubeconfig 路径。',
    },
    height: 740,
    callouts: [
      {at: 'role=button[name="Edit Yaml"]', text: {en: 'Edit Yaml', zh: '编辑 YAML'}},
      {at: 'text=Available modules', text: {en: 'Modules with their versions', zh: '模块及其版本'}},
    ],
  },
  {
    name: 'workspace-edit',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The editor for a workspace’s configuration, with the Cancel, Validate, and Submit buttons.',
      zh: '工作空间配置编辑器，带有 Cancel、Validate 和 Submit 按钮。',
    },
    height: 560,
    act: async ({page}) => page.getByRole('button', {name: 'Edit Yaml'}).click(),
    crop: ['.ant-drawer-content'],
    margin: 0,
    callouts: [
      {at: 'role=button[name="Validate"]', text: {en: 'Check without saving', zh: '仅检查，不保存'}},
      {at: 'role=button[name="Submit"]', text: {en: 'Save', zh: '保存'}},
    ],
  },
  {
    name: 'workspace-modules',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The Available modules tab of the dev workspace: name, registry, and version of mysql, network, and service.',
      zh: '工作空间 dev 的 Available modules 标签页：mysql、network 和 service 的名称、仓库地址和版本。',
    },
    height: 600,
    act: async ({page}) => page.getByText('Available modules').click(),
    callouts: [
      {
        at: ({page}) => page.getByRole('button', {name: /kcl.mod/}),
        text: {en: 'Dependencies for kcl.mod', zh: 'kcl.mod 的依赖'},
      },
    ],
  },
  {
    name: 'modules',
    path: '/modules',
    alt: {
      en: 'The list of modules: kam, mysql, network, and service with their registries and descriptions.',
      zh: '模块列表：kam、mysql、network 和 service，显示仓库地址和描述。',
    },
    height: 660,
    callouts: [{at: newButton, text: {en: 'New Module', zh: '新建模块'}}],
  },
  form({
    name: 'module-new',
    path: '/modules',
    fields: {
      name: 'mysql',
      url: 'oci://ghcr.io/kusionstack/mysql',
      description: 'MySQL in the cluster or at a cloud provider',
    },
    alt: {
      en: 'The New Module form with the name mysql and its OCI address.',
      zh: 'New Module 表单，已填写名称 mysql 及其 OCI 地址。',
    },
  }),
  {
    name: 'sources',
    path: '/sources',
    alt: {
      en: 'The list of sources with konfig and the address of its Git repository.',
      zh: 'Sources 列表，包含 konfig 及其 Git 仓库地址。',
    },
    height: 460,
    callouts: [{at: newButton, text: {en: 'New Source', zh: '新建 Source'}}],
  },
  form({
    name: 'source-new',
    path: '/sources',
    fields: {name: 'konfig', remote: 'https://github.com/KusionStack/konfig', sourceProvider: 'git'},
    alt: {
      en: 'The New Source form with the name konfig, the address of the repository, and the provider git.',
      zh: 'New Source 表单，已填写名称 konfig、仓库地址和类型 git。',
    },
  }),
];
