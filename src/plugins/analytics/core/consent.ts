/** Browser signals that the reader doesn't want to be tracked. */
export interface PrivacySignals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Whether page views may be reported: neither Do-Not-Track nor Global Privacy Control is on. */
export function mayReport({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}
