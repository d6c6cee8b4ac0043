import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

const asksMaintainer =
  'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config';

/** Messages for each faulty item. */
const faults = {
  'unknown-type': [asksMaintainer, 'No NavbarItem component found for type "custom-carousel".'],
  'sidebar-without-link': [asksMaintainer, 'Sidebar with ID "empty" doesn\'t have anything to be linked to.'],
  'unknown-sidebar': [
    asksMaintainer,
    'Can\'t find any sidebar with id "guides"',
    'Available sidebar ids are: - docs - empty',
  ],
  'unknown-doc': [
    asksMaintainer,
    'Couldn\'t find any doc with id "nowhere"',
    'Available doc ids are: - install',
  ],
  'missing-plugin': [
    asksMaintainer,
    'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "absent".',
  ],
  'empty-translation': [
    'translation declarations must have at least a translation id or a default translation message',
  ],
};

test('a faulty navbar item shows an error that says what exists', async ({page}) => {
  for (const [item, texts] of Object.entries(faults)) {
    await page.goto(`${fixtureUrl('shell')}/errors?item=${item}`);
    for (const text of texts) {
      await expect(page.locator('body'), item).toContainText(text);
    }
  }
});
