import {describe, expect, it} from 'vitest';
import {announcement, announcementBar, type Announcement} from '../announcement';
import {locales} from '../locales';

const release: Announcement = {id: 'release', content: {en: 'Out now', zh: '已发布'}};

describe('announcementBar', () => {
  it('uses the language of the page', () => {
    expect(announcementBar('zh', release)).toMatchObject({
      id: 'release',
      content: '已发布',
      isCloseable: true,
    });
    expect(announcementBar(undefined, release)).toMatchObject({content: 'Out now'});
  });

  it('throws if a translation is missing', () => {
    expect(() => announcementBar('zh', {id: 'x', content: {en: 'Out now'}})).toThrow(
      'config/announcement.ts has no text for the locale "zh".',
    );
  });

  it('builds in every language with the current announcement', () => {
    for (const {locale} of locales) {
      expect(announcementBar(locale, announcement)?.id).toBe(announcement?.id);
    }
  });
});
