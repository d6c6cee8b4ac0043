import {expect, test, vi} from 'vitest';
import meshVersions from '../../../controller-mesh_versions.json';
import kuperatorVersions from '../../../kuperator_versions.json';
import kusionVersions from '../../../versions.json';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {installations, releases} = await import('../homeInstall');

test.each([
  [releases.kusion, kusionVersions],
  [releases.kuperatorChart, kuperatorVersions],
  [releases.controllerMeshChart, meshVersions],
])('release %s belongs to the latest documented version', (release, [latest]) => {
  expect(`v${release}`.startsWith(`${latest}.`)).toBe(true);
});

test('every command is one line without a prompt sign', () => {
  for (const {code} of installations().flatMap(({commands}) => commands)) {
    expect(code).toMatch(/^(?:brew|iwr|helm) \S.*$/);
    expect(code).not.toContain('\n');
  }
});
