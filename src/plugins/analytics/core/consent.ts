/** Browser signals that the reader doesn't want to be tracked. */
type PrivacySignals = Partial<Pick<Navigator, 'doNotTrack'>> & {readonly globalPrivacyControl?: boolean};

/** Whether page views may be reported: neither Do-Not-Track nor Global Privacy Control is on. */
export function mayReport({doNotTrack, globalPrivacyControl}: PrivacySignals): boolean {
  return globalPrivacyControl !== true && doNotTrack !== '1' && doNotTrack !== 'yes';
}
