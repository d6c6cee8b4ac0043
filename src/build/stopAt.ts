import logger from '@docusaurus/logger';
import {formatFindings, type Finding} from './findings';

/**
 * Stops a production build if there are findings. `npm start` only warns.
 *
 * @param subject what has the problems, such as `The content`
 */
export function stopAt(subject: string, locale: string, findings: readonly Finding[]): void {
  if (findings.length === 0) {
    return;
  }
  const list = formatFindings(findings);
  if (process.env.NODE_ENV !== 'production') {
    logger.warn(`These problems would stop a build:\n${list}`);
    return;
  }
  const error = new Error(`${subject} of locale "${locale}" has problems:\n${list}`);
  // The plugin's stack trace doesn't help authors.
  error.stack = error.message;
  throw error;
}
