import {expect, test} from '@playwright/test';
import {fixtureUrl} from '../support/servers';

const site = fixtureUrl('shell');

const asksMaintainer =
  'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config';

const faults = [
  {
    name: 'an unknown item type is reported',
    item: 'unknown-type',
    texts: [asksMaintainer, 'No NavbarItem component found for type "custom-carousel".'],
  },
  {
    name: 'a sidebar without links is reported with its id',
    item: 'sidebar-without-link',
    texts: [asksMaintainer, 'Sidebar with ID "empty" doesn\'t have anything to be linked to.'],
  },
  {
    name: 'an unknown sidebar id lists the existing ones',
    item: 'unknown-sidebar',
    texts: [
      asksMaintainer,
      'Can\'t find any sidebar with id "guides"',
      'Available sidebar ids are: - docs - empty',
    ],
  },
  {
    name: 'an unknown doc id lists the ids known to the page',
    item: 'unknown-doc',
    texts: [asksMaintainer, 'Couldn\'t find any doc with id "nowhere"', 'Available doc ids are: - install'],
  },
  {
    name: 'missing docs plugin data is reported with the plugin id',
    item: 'missing-plugin',
    texts: [
      asksMaintainer,
      'Docusaurus plugin global data not found for "docusaurus-plugin-content-docs" plugin with id "absent".',
    ],
  },
  {
    name: 'a translation with neither id nor message is an error',
    item: 'empty-translation',
    texts: ['translation declarations must have at least a translation id or a default translation message'],
  },
];

for (const {name, item, texts} of faults) {
  test(`${name}`, async ({page}) => {
    await page.goto(`${site}/errors?item=${item}`);
    for (const text of texts) {
      await expect(page.locator('body')).toContainText(text);
    }
  });
}
