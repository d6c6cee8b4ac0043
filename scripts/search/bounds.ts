import type {Times} from './speed';

/** Kinds of queries: what readers type; anything; and what made other engines hang, by how it did. */
export type Kind = 'usual' | 'random' | 'distances' | 'longTerms' | 'bombs';

/** What queries take: times in milliseconds, and heap in megabytes where it was measured. */
export type Figures = Times & {readonly heap?: number};

/** The most that each kind may take on a machine with nothing else to do. */
const bounds: Readonly<Record<Kind, Partial<Figures>>> = {
  usual: {p95: 10},
  random: {p99: 50, max: 200},
  distances: {max: 50},
  longTerms: {max: 50, heap: 20},
  bombs: {max: 100},
};

const names: Readonly<Record<Kind, string>> = {
  usual: 'queries as readers type them',
  random: 'random queries',
  distances: 'queries with an edit distance',
  longTerms: 'queries with a word of hundreds of letters',
  bombs: 'hostile queries',
};

/**
 * Bounds that are exceeded, one sentence each.
 *
 * @param factor how many times the bound is allowed: machines differ, and have other things to do
 */
export function boundFaults(figures: Readonly<Record<Kind, Figures>>, factor = 1): string[] {
  return (Object.keys(bounds) as Kind[]).flatMap((kind) =>
    (Object.keys(bounds[kind]) as (keyof Figures)[]).flatMap((measure) => {
      const value = figures[kind][measure] ?? 0;
      const most = (bounds[kind][measure] as number) * factor;
      const unit = measure === 'heap' ? 'MB' : 'ms';
      return value <= most
        ? []
        : [
            `${measure} of ${figures[kind].count} ${names[kind]}: ${value.toFixed(1)} ${unit}, must be at most ${most} ${unit}`,
          ];
    }),
  );
}
