import {expect, test, vi} from 'vitest';
import meshVersions from '../../../controller-mesh_versions.json';
import kuperatorVersions from '../../../kuperator_versions.json';
import kusionVersions from '../../../versions.json';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const {releases} = await import('../homeInstall');

test.each([
  [releases.kusion, kusionVersions],
  [releases.kuperatorChart, kuperatorVersions],
  [releases.controllerMeshChart, meshVersions],
])('release %s belongs to the latest documented version', (release, [latest]) => {
  expect(`v${release}`.startsWith(`${latest}.`)).toBe(true);
});
