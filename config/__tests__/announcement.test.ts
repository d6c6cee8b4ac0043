import {describe, expect, it} from 'vitest';
import {announcementBar, type Announcement} from '../announcement';

const release: Announcement = {id: 'release', content: {en: 'Out now', zh: '已发布'}};

describe('announcementBar', () => {
  it('uses the language of the page', () => {
    expect(announcementBar('zh', release)).toMatchObject({
      id: 'release',
      content: '已发布',
      isCloseable: true,
    });
    expect(announcementBar('en', release)).toMatchObject({content: 'Out now'});
  });

  it('throws if a translation is missing', () => {
    expect(() => announcementBar('zh', {id: 'x', content: {en: 'Out now'}})).toThrow(
      'config/announcement.ts has no text for the locale "zh".',
    );
  });
});
