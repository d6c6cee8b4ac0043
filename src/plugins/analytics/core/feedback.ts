/** A reader's answer to whether a page was helpful. */
export type Feedback = 'yes' | 'no';

/** Name of the window event whose `detail` is a {@link Feedback}. Ignored without analytics. */
export const feedbackEvent = 'page-feedback';
