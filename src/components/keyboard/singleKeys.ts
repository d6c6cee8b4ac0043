import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('single-key-shortcuts');

/** Whether single-key shortcuts are on. */
export function areSingleKeysOn(): boolean {
  return slot.get() !== 'off';
}

/** Stores whether single-key shortcuts are on. */
export function setSingleKeys(isOn: boolean): void {
  slot.set(isOn ? 'on' : 'off');
}
