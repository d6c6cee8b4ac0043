/** Follows the system. */
export const colorMode = {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: true} as const;
