import {additionOf} from '../../../remark/additions';
import type {Comparison} from './status';

/**
 * The notice on a page that isn't translated or whose English page changed, as MDX. Current pages have none. Neither do
 * unrecorded ones, which may be up to date.
 *
 * @param row anchor of the page on the status page
 */
export function noticeOf({status, anchors}: Comparison, row: string): string {
  return status === 'missing' || status === 'stale'
    ? additionOf('TranslationNotice', {status, row, anchors: anchors.join(' ')})
    : '';
}
