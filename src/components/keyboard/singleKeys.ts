import {createStorageSlot} from '@docusaurus/theme-common';

const slot = createStorageSlot('single-key-shortcuts');

/** Whether the reader wants shortcuts of a single character. */
export function areSingleKeysOn(): boolean {
  return slot.get() !== 'off';
}

/** Remembers whether the reader wants shortcuts of a single character. */
export function turnSingleKeys(isOn: boolean): void {
  if (isOn) {
    slot.del();
  } else {
    slot.set('off');
  }
}
