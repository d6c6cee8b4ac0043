import type {Picture, Stage} from '../../studio/types.ts';

const tutorial = 'getting-started/getting-started-with-kusion-server/deliver-quickstart';
const withDatabase = `${tutorial}-with-db`;

const dialog = ({page}: Stage) => page.locator('.ant-modal-content');
const newButton = ({page}: Stage) => page.getByRole('button', {name: /New /});
const open = (stage: Stage) => newButton(stage).click();
const submit = (stage: Stage) => dialog(stage).getByRole('button', {name: 'Submit'});

/** Chooses an option of a select field. */
async function choose({page, settle}: Stage, field: string, option: string): Promise<void> {
  await page.locator('.ant-modal-content').locator(`#${field}`).click();
  await settle();
  await page.locator('.ant-select-item-option', {hasText: option}).first().click();
}

const form = (
  name: string,
  path: string,
  about: Pick<Picture, 'alt' | 'sections' | 'act' | 'callouts'>,
): Picture => ({
  name,
  path,
  crop: (stage) => [dialog(stage)],
  margin: 0,
  height: 800,
  width: 1120,
  ...about,
});

export const entries: Picture[] = [
  {
    name: 'backends',
    path: '/backends',
    alt: {
      en: 'The list of backends: trial of the type local and team of the type s3, with links to their configuration, to edit, and to delete.',
      zh: '后端列表：local 类型的 trial 和 s3 类型的 team，带有配置、编辑和删除链接。',
    },
    sections: ['concepts/backend/managing-backends-with-server#look', `${tutorial}#backend`],
    height: 450,
    callouts: [
      {
        at: ({page}) => page.getByText('Backends', {exact: true}).first(),
        text: {en: 'Backends', zh: '打开“Backends”'},
      },
      {at: (stage) => newButton(stage), text: {en: 'New Backend', zh: '新建后端'}},
    ],
  },
  form('backend-new', '/backends', {
    alt: {
      en: 'The form New Backend, filled in with the name team, the type aws-s3, and the keys bucket and region.',
      zh: 'New Backend 表单，已填写名称 team、类型 aws-s3，以及键 bucket 和 region。',
    },
    sections: ['concepts/backend/managing-backends-with-server#register-portal'],
    act: async (stage) => {
      const {page, settle} = stage;
      await open(stage);
      await settle();
      await page.locator('#name').fill('team');
      await choose(stage, 'type', 'aws-s3');
      await dialog(stage).getByText('Add', {exact: true}).click();
      await settle();
      const rows = [
        ['bucket', 'kusion-states'],
        ['region', 'eu-west-1'],
      ] as const;
      for (const [index, [key, value]] of rows.entries()) {
        await page.locator(`#configs_${index}_key`).fill(key);
        await page.locator(`#configs_${index}_value`).fill(value);
      }
    },
    callouts: [
      {
        at: ({page}) => page.locator('.ant-modal-content .ant-select'),
        text: {en: 'Type of the storage', zh: '存储类型'},
      },
      {at: ({page}) => page.locator('#configs_0_key'), text: {en: 'One row per key', zh: '每个键一行'}},
      {at: submit, text: {en: 'Submit', zh: '提交'}},
    ],
  }),
  {
    name: 'workspaces',
    path: '/workspaces',
    alt: {
      en: 'The page Workspaces: a card for each of dev, staging, and prod, with its description, owner, and creation time.',
      zh: 'Workspaces 页面：dev、staging 和 prod 各一张卡片，显示描述、所有者和创建时间。',
    },
    sections: ['concepts/workspace/manage-workspaces-with-server#create', `${tutorial}#workspace`],
    height: 560,
    callouts: [
      {at: (stage) => newButton(stage), text: {en: 'New Workspace', zh: '新建工作空间'}},
      {
        at: ({page}) => page.getByText('dev', {exact: true}).first(),
        text: {en: 'Open a workspace', zh: '打开工作空间'},
      },
    ],
  },
  form('workspace-new', '/workspaces', {
    alt: {
      en: 'The form New Workspace with the backend trial and the name dev.',
      zh: 'New Workspace 表单，后端为 trial，名称为 dev。',
    },
    sections: [`${tutorial}#workspace`],
    act: async (stage) => {
      await open(stage);
      await stage.settle();
      await dialog(stage).locator('.ant-select').click();
      await stage.settle();
      await stage.page.locator('.ant-select-item-option:visible', {hasText: 'trial'}).click();
      await stage.page.locator('#name').fill('dev');
    },
  }),
  {
    name: 'workspace',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The workspace dev: its configuration as YAML, with the modules service, network, and mysql and the path of the kubeconfig.',
      zh: '工作空间 dev：YAML 配置，包含模块 service、network、mysql 和 kubeconfig 路径。',
    },
    sections: [
      'concepts/workspace/manage-workspaces-with-server#configure',
      `${tutorial}#workspace`,
      `${withDatabase}#workspace`,
    ],
    height: 740,
    callouts: [
      {
        at: ({page}) => page.getByRole('button', {name: 'Edit Yaml'}),
        text: {en: 'Edit Yaml', zh: '编辑 YAML'},
      },
      {
        at: ({page}) => page.getByText('Available modules'),
        text: {en: 'Modules with their versions', zh: '模块及其版本'},
      },
    ],
  },
  {
    name: 'workspace-edit',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The editor for the configuration of a workspace, with the buttons Cancel, Validate, and Submit.',
      zh: '工作空间配置编辑器，带有 Cancel、Validate 和 Submit 按钮。',
    },
    sections: ['concepts/workspace/manage-workspaces-with-server#configure', `${tutorial}#change`],
    height: 560,
    act: async ({page}) => page.getByRole('button', {name: 'Edit Yaml'}).click(),
    crop: ({page}) => [page.locator('.ant-drawer-content')],
    margin: 0,
    callouts: [
      {
        at: ({page}) => page.getByRole('button', {name: 'Validate'}),
        text: {en: 'Check without saving', zh: '仅检查，不保存'},
      },
      {at: ({page}) => page.getByRole('button', {name: 'Submit'}), text: {en: 'Save', zh: '保存'}},
    ],
  },
  {
    name: 'workspace-modules',
    path: '/workspaces/detail/1?workspaceName=dev',
    alt: {
      en: 'The tab Available modules of the workspace dev: name, registry, and version of mysql, network, and service.',
      zh: '工作空间 dev 的 Available modules 标签页：mysql、network 和 service 的名称、仓库地址和版本。',
    },
    sections: ['concepts/workspace/manage-workspaces-with-server#mod-deps'],
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
    sections: [
      'concepts/module/registration#server',
      'getting-started/getting-started-with-kusion-server/install-kusion#verify',
    ],
    height: 660,
    callouts: [{at: (stage) => newButton(stage), text: {en: 'New Module', zh: '新建模块'}}],
  },
  form('module-new', '/modules', {
    alt: {
      en: 'The form New Module with the name mysql and its OCI address.',
      zh: 'New Module 表单，已填写名称 mysql 及其 OCI 地址。',
    },
    sections: [`${withDatabase}#module`, 'concepts/module/registration#server'],
    act: async (stage) => {
      await open(stage);
      await stage.settle();
      await stage.page.locator('#name').fill('mysql');
      await stage.page.locator('#url').fill('oci://ghcr.io/kusionstack/mysql');
      await stage.page.locator('#description').fill('MySQL in the cluster or at a cloud provider');
    },
  }),
  {
    name: 'sources',
    path: '/sources',
    alt: {
      en: 'The list of sources with konfig and the address of its Git repository.',
      zh: 'Sources 列表，包含 konfig 及其 Git 仓库地址。',
    },
    sections: [`${tutorial}#source`],
    height: 460,
    callouts: [{at: (stage) => newButton(stage), text: {en: 'New Source', zh: '新建 Source'}}],
  },
  form('source-new', '/sources', {
    alt: {
      en: 'The form New Source with the name konfig, the address of the repository, and the provider git.',
      zh: 'New Source 表单，已填写名称 konfig、仓库地址和类型 git。',
    },
    sections: [`${tutorial}#source`],
    act: async (stage) => {
      await open(stage);
      await stage.settle();
      await stage.page.locator('#name').fill('konfig');
      await stage.page.locator('#remote').fill('https://github.com/KusionStack/konfig');
      await choose(stage, 'sourceProvider', 'git');
    },
  }),
];

export {choose, dialog, form, newButton};
