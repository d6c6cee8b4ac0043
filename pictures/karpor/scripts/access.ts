import type {Picture} from '../../studio/types.ts';

export const access: Picture[] = [
  {
    name: 'login',
    path: '/login',
    backend: 'rbac',
    alt: {
      en: 'The login page: a field for the token and the Login button.',
      zh: '登录页：Token 输入框和“登录”按钮。',
    },
    height: 600,
    crop: ['[class*=styles_login__]'],
    margin: 0,
    callouts: [
      {at: 'textarea, input >> nth=0', text: {en: 'Paste the token', zh: '粘贴 Token'}},
      {at: '[class*=styles_login__] button', text: {en: 'Log in', zh: '登录'}},
    ],
  },
  {
    name: 'language-menu',
    path: '/cluster',
    backend: 'empty',
    alt: {
      en: 'The language menu at the top right of every page: English, Chinese, German, Portuguese, and Korean.',
      zh: '每个页面右上角的语言菜单：英语、中文、德语、葡萄牙语和韩语。',
    },
    act: async ({page}) => page.locator('[class*=help_container]').hover(),
    height: 400,
    crop: ['[class*=style_nav__] [class*=style_right__]', '.ant-dropdown:has-text("Deutsch")'],
    callouts: [{at: '[class*=help_container]', text: {en: 'Language of the dashboard', zh: '界面语言'}}],
  },
];
