import {describe, expect, it} from 'vitest';
import type {Node} from '../../tree';
import {nameOf} from '../nodes';

/** Text of a node, with a bar at each possible line break. */
function shown({name, value = '', children = []}: Node): string {
  return name === 'wbr' ? '|' : value + children.map(shown).join('');
}

describe('a name', () => {
  it.each([
    ['privateRouting', 'private|Routing'],
    ['securityIPs', 'security|IPs'],
    ['spec.limits[].selector', 'spec.|limits[].|selector'],
    ['modules.<name>.path', 'modules.|<name>.|path'],
    ['KUBECONFIG_PATH', 'KUBECONFIG_|PATH'],
    ['quay.io/coreos/etcd', 'quay.|io/|coreos/|etcd'],
    ['oci://ghcr.io/x', 'oci://|ghcr.|io/|x'],
    ['GET /insight/events', 'GET /insight/|events'],
  ])('such as %s can wrap between its parts', (name, parts) => {
    expect(shown(nameOf(name))).toBe(parts);
  });

  it.each(['replicas', '-1', '--watch', 'TTL'])('such as %s stays unbroken code', (name) => {
    expect(nameOf(name)).toEqual({type: 'inlineCode', value: name});
  });
});
