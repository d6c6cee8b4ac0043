import {ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * When a doc page was last changed, and by whom. Stock formats the date with `Intl`, which blocks a phone for about 40 ms.
 *
 * @param at milliseconds since 1970
 * @param by author of the last commit
 */
export function LastChange({at, by}: {readonly at: number; readonly by: string}): ReactNode {
  const date = new Date(at);
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    monthName: months[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
  };
  const words = translate(
    {
      id: 'site.docs.date',
      message: '{monthName} {day}, {year}',
      description: 'A date; {month} is its number and {monthName} its short English name',
    },
    parts,
  );
  return (
    <span className={ThemeClassNames.common.lastUpdated}>
      <Translate
        id="site.docs.lastChange"
        values={{
          date: (
            <b>
              <time dateTime={date.toISOString()} itemProp="dateModified">
                {words}
              </time>
            </b>
          ),
          author: <b>{by}</b>,
        }}
      >
        {'Last updated on {date} by {author}'}
      </Translate>
    </span>
  );
}
