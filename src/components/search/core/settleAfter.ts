/** Milliseconds without a change after which screen readers are told: before that, they would talk over the typing. */
export const settleAfter = 500;
