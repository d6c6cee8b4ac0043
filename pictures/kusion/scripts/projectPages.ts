import type {Picture, Stage} from '../../studio/types.ts';
import {form, newButton} from './entries.ts';

const quickstart = '/projects/detail/1?projectName=quickstart&stackId=1';
const runsPage = `${quickstart}&panelKey=Runs`;

/** Opens the details of the run in a given row of the list. */
const details =
  (row: number, part?: string) =>
  async ({page, settle}: Stage) => {
    await page.locator('tbody tr.ant-table-row').nth(row).getByText('Detail').click();
    await settle();
    if (part) await page.getByText(part, {exact: true}).click();
  };

export const projectPages: Picture[] = [
  {
    name: 'projects',
    path: '/projects',
    alt: {
      en: 'The portal’s first page, Projects: a list of quickstart and wordpress-local-db with source, path, description, and creation time.',
      zh: '门户首页 Projects：列出 quickstart 和 wordpress-local-db 的源、路径、描述和创建时间。',
    },
    height: 590,
    callouts: [
      {at: 'text="Workspaces"', text: {en: 'Pages of the portal', zh: '门户的各个页面'}},
      {at: newButton, text: {en: 'New Project', zh: '新建项目'}},
      {at: 'text="quickstart"', text: {en: 'Open a project', zh: '打开项目'}},
    ],
  },
  form({
    name: 'project-new',
    path: '/projects',
    fields: {name: 'quickstart', projectSource: 'konfig', path: 'example/quickstart'},
    alt: {
      en: 'The New Project form with the name quickstart, the project source konfig, and the path example/quickstart.',
      zh: 'New Project 表单，已填写名称 quickstart、Project Source 为 konfig 和路径 example/quickstart。',
    },
  }),
  form({
    name: 'project-stack',
    path: '/projects/detail/1?projectName=quickstart',
    fields: {name: 'default', path: 'example/quickstart/default'},
    opener: '[class*=add_box], .anticon-plus >> nth=0',
    alt: {
      en: 'The New Stack form with the name default and the path example/quickstart/default.',
      zh: 'New Stack 表单，已填写名称 default 和路径 example/quickstart/default。',
    },
  }),
  {
    name: 'runs',
    path: runsPage,
    alt: {
      en: 'The Runs tab of the default stack: previews, an apply, and a destroy with their status and creation time.',
      zh: 'Stack default 的 Runs 标签页：列出 Preview、Apply 和 Destroy 运行的状态与创建时间。',
    },
    height: 900,
    callouts: [
      {at: 'text="default"', text: {en: 'The stack’s tab', zh: 'Stack 的标签页'}},
      {at: newButton, text: {en: 'New Runs', zh: '新建运行'}},
      {at: 'text=Detail >> nth=1', text: {en: 'Result and log of the run', zh: '运行的结果和日志'}},
    ],
  },
  form({
    name: 'run-new',
    path: runsPage,
    fields: {type: 'Preview', workspace: 'dev'},
    alt: {
      en: 'The Create Runs form with the type Preview and the workspace dev.',
      zh: 'Create Runs 表单，类型为 Preview，工作空间为 dev。',
    },
  }),
  {
    name: 'run-preview',
    path: runsPage,
    alt: {
      en: 'The result of a preview: the Deployment before and after, with replicas changed from 1 to 2, and the action Update.',
      zh: '预览结果：Deployment 变更前后的对比，replicas 由 1 变为 2，操作为 Update。',
    },
    height: 500,
    act: details(1),
    crop: ['.ant-drawer-content'],
    margin: 0,
    callouts: [
      {at: '.ant-drawer-content .ant-select', text: {en: 'Choose a resource', zh: '选择资源'}},
      {at: 'text=Exec Logs', text: {en: 'Log of the run', zh: '运行日志'}},
    ],
  },
  {
    name: 'run-log',
    path: runsPage,
    alt: {
      en: 'The log of an apply run: three resources succeed, and the last lines say that the apply is complete.',
      zh: 'Apply 运行的日志：三个资源均成功，最后几行显示 apply 已完成。',
    },
    height: 400,
    act: details(3, 'Exec Logs'),
    crop: ['.ant-drawer-content'],
    margin: 0,
  },
  {
    name: 'resource-graph',
    path: '/projects/detail/2?projectName=wordpress-local-db&stackId=2',
    alt: {
      en: 'The Resource Graph tab of the prod stack: eight resources, from the WordPress Service via its Deployment and the database to the Namespace, all applied.',
      zh: 'Stack prod 的 Resource Graph 标签页：八个资源，从 WordPress 的 Service 经其 Deployment 和数据库到 Namespace，状态均为 applied。',
    },
    height: 1000,
    act: ({press}) => press('.g6-component-toolbar li[code=autoZoom]'),
  },
];
