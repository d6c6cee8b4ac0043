import type {Page} from '@playwright/test';

/** Errors and warnings of a page. */
export interface Complaints {
  /** Console errors and warnings, and uncaught errors. */
  readonly all: string[];
  readonly uncaught: string[];
}

/** Collects the errors and warnings of a page from now on. */
export function complaintsOf(page: Page): Complaints {
  const complaints: Complaints = {all: [], uncaught: []};
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.all.push(message.text());
    }
  });
  page.on('pageerror', ({message}) => {
    complaints.uncaught.push(message);
    complaints.all.push(message);
  });
  return complaints;
}
