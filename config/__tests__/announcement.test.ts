import {describe, expect, it} from 'vitest';
import {announcement, announcementBar, type Announcement} from '../announcement';
import {locales} from '../locales';

const release: Announcement = {id: 'release', content: {en: 'Out now', zh: '已发布'}};

describe('announcementBar', () => {
  it('speaks the language of the page', () => {
    expect(announcementBar('zh', release)).toMatchObject({
      id: 'release',
      content: '已发布',
      isCloseable: true,
    });
    expect(announcementBar(undefined, release)).toMatchObject({content: 'Out now'});
  });

  it('stops where a translation is missing', () => {
    expect(() => announcementBar('zh', {id: 'x', content: {en: 'Out now'}})).toThrow(
      'config/announcement.ts has no text for the locale "zh".',
    );
  });

  it('can be built in every language with what is announced at present', () => {
    for (const {locale} of locales) {
      expect(announcementBar(locale, announcement)?.id).toBe(announcement?.id);
    }
  });
});
