import type {NavbarItem} from '@docusaurus/theme-common';

/** Every item type once. Some omit the position to test the default. */
export function navbarItems(): NavbarItem[] {
  return [
    {to: '/docs/', label: 'Plain link', position: 'left', className: 'navbar-tool tool--karpor'},
    {
      type: 'dropdown',
      label: 'Dropdown',
      position: 'left',
      items: [
        {to: '/docs/long', label: 'First'},
        {type: 'doc', docId: 'install', label: 'Second'},
        {href: 'https://example.com/', label: 'Third'},
      ],
    },
    {type: 'doc', docId: 'install', label: 'Single doc', position: 'left'},
    {type: 'doc', docId: 'draft', label: 'Draft', position: 'left'},
    {type: 'docSidebar', sidebarId: 'docs', label: 'Sidebar', position: 'left'},
    {type: 'html', value: '<b>Raw html</b>'},
    {type: 'docsVersion', label: 'Version link'},
    {type: 'docsVersionDropdown'},
    {type: 'localeDropdown', segments: ['', 'docs', 'errors']},
    {type: 'search'},
  ];
}
