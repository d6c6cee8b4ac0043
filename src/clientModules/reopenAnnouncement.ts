import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ThemeConfig} from '@docusaurus/theme-common';
import {createStorageSlot} from '@docusaurus/theme-common';
import siteConfig from '@generated/docusaurus.config';

const {announcementBar} = siteConfig.themeConfig as unknown as ThemeConfig;

// The theme's inline script hides the bar by the stored flag alone, even if the reader closed a different announcement.
if (
  ExecutionEnvironment.canUseDOM &&
  announcementBar &&
  createStorageSlot('docusaurus.announcement.id').get() !== announcementBar.id
) {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}
