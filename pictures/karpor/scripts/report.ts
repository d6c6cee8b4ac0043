import type {Picture} from '../../studio/types.ts';
import {insight} from './address.ts';

const shop = insight('namespace', {cluster: 'demo', apiVersion: 'v1', kind: 'Namespace', namespace: 'shop'});

export const report: Picture[] = [
  {
    name: 'compliance-report',
    path: shop,
    backend: 'ai',
    alt: {
      en: 'The compliance report of the shop namespace: a health score in a ring, totals by severity, and the issues with their descriptions.',
      zh: '命名空间 shop 的合规报告：环形图中的健康分、按严重程度的合计，以及带描述的问题列表。',
    },
    height: 900,
    crop: ['[class*=styles_module__] >> nth=0'],
    callouts: [
      {at: '[role=progressbar]', text: {en: 'Health score', zh: '健康分'}},
      {at: '[class*=exception_stat] >> nth=0', text: {en: 'Findings by severity', zh: '按严重程度统计'}},
      {at: '[class*=header_right_action] >> nth=0', text: {en: 'Re-scan', zh: '重新扫描'}},
      {
        at: ({page, t}) => page.getByText(t('ExceptionList.CheckAllIssues')),
        text: {en: 'All issues', zh: '所有问题'},
      },
    ],
  },
  {
    name: 'compliance-issues',
    path: shop,
    alt: {
      en: 'The list of all issues, with the first one expanded: its source, number of occurrences, and affected resources.',
      zh: '全部问题的列表，第一项已展开：来源、发生次数和相关资源。',
    },
    height: 900,
    act: async ({page, t, settle}) => {
      await page.getByText(t('ExceptionList.CheckAllIssues')).click();
      await settle();
      await page.locator('.ant-collapse-header').first().click();
    },
    crop: ['.ant-drawer-content'],
    margin: 0,
  },
  {
    name: 'compliance-issue',
    path: shop,
    alt: {
      en: 'The dialog for one issue, AllowPrivilegeEscalationNil: severity, source, description, and affected resources.',
      zh: '单个问题 AllowPrivilegeEscalationNil 的对话框：严重程度、来源、描述和相关资源。',
    },
    act: async ({page}) => page.locator('[class*=itme_content]').first().click(),
    crop: ['.ant-modal-content'],
    margin: 0,
  },
  {
    name: 'ai-interpretation',
    path: shop,
    backend: 'ai',
    alt: {
      en: 'The compliance report with the AI Interpret Result panel, where the model explains the issues and what to change.',
      zh: '合规报告及“AI 解读结果”面板，模型说明问题的原因和修改方法。',
    },
    height: 900,
    width: 1320,
    act: ({press}) => press('[class*=header_right_ai_button]'),
    crop: ['[class*=exceptionContainer]'],
    callouts: [
      {at: '[class*=header_right_ai_button]', text: {en: 'AI Interpret', zh: 'AI 解读'}},
      {at: '[class*=interpret_header__]', text: {en: 'The model’s explanation', zh: '模型给出的解读'}},
    ],
  },
];
