import type {Picture, Stage} from '../../studio/types.ts';
import {kubeconfig} from '../data/clusterFiles.ts';

/** Uploads a cluster's kubeconfig. */
export const upload = ({page}: Stage, name: string) =>
  page.locator('input[type=file]').setInputFiles({
    name: `${name}.kubeconfig`,
    mimeType: 'application/yaml',
    buffer: Buffer.from(kubeconfig(name, `https://${name}.example.com:6443`)),
  });
/** Finds a button by its text. The interface inserts a space between two Chinese characters. */
export const button = ({page, t}: Stage, key: string) =>
  page.getByRole('button', {name: new RegExp([...t(key)].join(' ?'))});
const card = '[class*=styles_card__]';

export const clusters: Picture[] = [
  {
    name: 'clusters',
    path: '/cluster',
    alt: {
      en: 'Cluster Management: three registered clusters, all healthy, each with its latency, description, and buttons to edit, rotate the certificate, and delete.',
      zh: '集群管理页：三个已注册的集群均健康，每个集群显示延迟、描述，以及编辑、更新证书和删除按钮。',
    },
    height: 660,
    callouts: [
      {at: (stage) => button(stage, 'RegisterCluster'), text: {en: 'Register a cluster', zh: '注册集群'}},
      {
        at: ({page, t}) => page.getByText(t('HealthyClusters')).first(),
        text: {en: 'Number of healthy clusters', zh: '健康集群的数量'},
      },
      {
        at: `${card} >> nth=1 >> .ant-tag`,
        text: {en: 'Latency measured from Karpor’s server', zh: '从 Karpor Server 测得的延迟'},
      },
      {
        at: (stage) => button(stage, 'RotateCertificate').nth(1),
        text: {en: 'Upload a new kubeconfig', zh: '上传新的 kubeconfig'},
      },
    ],
  },
  {
    name: 'cluster-register',
    path: '/cluster/access',
    alt: {
      en: 'The Register Cluster form, filled in for edge-north; beside it, the uploaded kubeconfig.',
      zh: '“接入集群”表单，已填写 edge-north；右侧是上传的 kubeconfig。',
    },
    height: 700,
    act: async (stage) => {
      const {page} = stage;
      await page.locator('#name').fill('edge-north');
      await page.locator('#displayName').fill('Edge north');
      await page.locator('#description').fill('Shops in the north');
      await upload(stage, 'edge-north');
      await stage.settle();
    },
    callouts: [
      {at: '#name', text: {en: 'Can’t be changed later', zh: '之后不能修改'}},
      {at: '.ant-upload button', text: {en: 'Upload the kubeconfig', zh: '上传 kubeconfig'}},
      {
        at: (stage) => button(stage, 'VerifyAndSubmit'),
        text: {en: 'Checks the connection, then registers', zh: '先检查连接，再注册'},
      },
    ],
  },
  {
    name: 'cluster-edit',
    path: '/cluster',
    alt: {
      en: 'The Edit dialog, with the cluster name, which can’t be changed, the display name, and the description.',
      zh: '点击“编辑”打开的对话框，包含不可修改的集群名称、显示名称和描述。',
    },
    act: async (stage) => button(stage, 'Edit').nth(1).click(),
    crop: ['.ant-modal-content'],
    margin: 0,
  },
  {
    name: 'certificate-rotation',
    path: '/cluster/certificate?cluster=edge-north&apiVersion=cluster.karpor.io/v1beta1',
    alt: {
      en: 'The Rotate Certificate page compares the existing configuration of edge-north with the uploaded one; the certificate authority and the token differ.',
      zh: '“更新证书”页对比 edge-north 的原配置与新上传的配置，CA 和 Token 有变化。',
    },
    height: 640,
    act: async (stage) => {
      await upload(stage, 'edge-north');
      await stage.settle();
    },
    callouts: [
      {at: '.ant-upload button', text: {en: 'Upload the new kubeconfig', zh: '上传新的 kubeconfig'}},
      {at: (stage) => button(stage, 'SubmitAndUpdate'), text: {en: 'Verify and update', zh: '验证并更新'}},
      {
        at: ({page, t}) => page.getByText(t('NewConfiguration')),
        text: {en: 'What changes', zh: '变化的内容'},
      },
    ],
  },
  {
    name: 'cluster-delete',
    path: '/cluster',
    alt: {
      en: 'The confirmation dialog for Delete: deleting the cluster removes it from view and stops syncing its resources.',
      zh: '点击“删除”后的确认框：删除后将不再管控该集群，也不再更新相关资源。',
    },
    act: async (stage) => button(stage, 'Delete').nth(2).click(),
    crop: [`${card} >> nth=1`, `${card} >> nth=2`, '.ant-popover-inner'],
    margin: 0,
  },
];
