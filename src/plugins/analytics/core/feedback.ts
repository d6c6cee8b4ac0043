/** A reader's answer to whether a page was helpful. */
export type Feedback = 'yes' | 'no';

/** Name of the window's event whose `detail` is a {@link Feedback}. Without analytics, nobody listens. */
export const feedbackEvent = 'page-feedback';
