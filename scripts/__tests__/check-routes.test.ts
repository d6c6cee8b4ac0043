import {describe, expect, it} from 'vitest';
import {findRouteFaults} from '../check-routes';

describe('findRouteFaults', () => {
  const rulesOf = (en: string[], zh = en) =>
    findRouteFaults('routes.json', ['/a', '/b'], {en, zh}).map(
      ({rule, message}) => `${rule} ${message.split(' ')[0]}`,
    );

  it('accepts known and new routes', () => {
    expect(rulesOf(['/a', '/b', '/new'])).toEqual([]);
  });

  it('reports a missing route and one missing in a language', () => {
    expect(rulesOf(['/a'])).toEqual(['lost-route /b']);
    expect(rulesOf(['/a', '/b', '/new'], ['/a', '/b'])).toEqual(['missing-route /new']);
  });
});
