import {describe, expect, it} from 'vitest';
import {arrangeNavbar} from '../arrangeNavbar';

const pluginIds = ['default', 'karpor'];

describe('arrangeNavbar', () => {
  it('places an item without a position on the right and keeps the others in place', () => {
    const items = [
      {to: '/blog', label: 'Blog'},
      {to: '/docs', label: 'Docs', position: 'left'},
    ] as const;
    expect(arrangeNavbar(items, pluginIds).map(({position}) => position)).toEqual(['right', 'left']);
  });

  it("lists the known types if an item's type is unknown", () => {
    expect(() => arrangeNavbar([{type: 'carousel'}], pluginIds)).toThrow(
      'The navbar has an item of type "carousel", which does not exist. Known types are:\n- default\n- dropdown\n- localeDropdown\n- search\n- html\n- doc\n- docSidebar\n- docsVersion\n- docsVersionDropdown',
    );
  });

  it("lists the docs plugins if an item's plugin is unknown", () => {
    expect(() => arrangeNavbar([{type: 'docsVersion', docsPluginId: 'absent'}], pluginIds)).toThrow(
      'A navbar item of type "docsVersion" belongs to the docs plugin "absent", which does not exist. Docs plugins are:\n- default\n- karpor',
    );
    expect(() => arrangeNavbar([{type: 'doc', docId: 'intro'}], ['karpor'])).toThrow(
      'the docs plugin "default"',
    );
  });
});
