import {stem} from './pipeline';

// What the stemmer takes off English words, as it is written at their end.
const endings =
  `s es ies ities ancies encies y ly ally ably ibly ently ely ously bility ility ality icity ivity ity logy e ed er ers or ors
  ing ings ion ions ation ations ator ators ization izations izer izers ize izes able ible al ance ances ence ences ancy ency
  ant ants ent ents ement ements ment ments ism ate ates ous ive ives ful ness fulness iveness ousness icate ative alize ic
  ical ational tional`.split(/\s+/);

/**
 * Stems that the beginning of an English word may become when its ending is typed on.
 *
 * A word that an index has only as a stem is found by no beginning that is longer than the stem: `maintenanc` begins no
 * word that is known, and its stem is not that of `maintenance`.
 */
export function stemsBeyond(beginning: string): string[] {
  const stems = new Set<string>();
  for (const ending of endings) {
    for (let typed = 0; typed < ending.length; typed += 1) {
      if (beginning.endsWith(ending.slice(0, typed))) {
        stems.add(stem(beginning + ending.slice(typed)));
      }
    }
  }
  return [...stems];
}
