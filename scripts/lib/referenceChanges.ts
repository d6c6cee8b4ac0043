type Facts = Readonly<Record<string, unknown>>;

/** Fields about the file itself. */
const ignored = new Set(['kind', 'version', 'sources']);

function nameOf({method, path, name, key, file, kind}: Facts): string | undefined {
  const id = path ?? name ?? key ?? file ?? kind;
  return id === undefined ? undefined : [method, id].filter(Boolean).join(' ');
}

/** Facts about every named entry in a data file, by path, such as `commands/kusion apply/flags/watch`. */
function entriesOf(data: Facts, place = ''): Map<string, Facts> {
  const own: Record<string, unknown> = {};
  const below: [string, Facts][] = [];
  for (const [field, value] of Object.entries(data).filter(([name]) => place !== '' || !ignored.has(name))) {
    const list = Array.isArray(value) ? (value as Facts[]) : [];
    if (list.some((entry) => typeof entry === 'object' && nameOf(entry) !== undefined)) {
      const prefix = place === '' ? field : `${place}/${field}`;
      below.push(...list.flatMap((entry) => [...entriesOf(entry, `${prefix}/${nameOf(entry) ?? ''}`)]));
    } else {
      own[field] = value;
    }
  }
  return new Map([[place, own], ...below]);
}

function shown(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value);
}

/** Changed facts. Long ones, such as texts, are listed only by name. */
function changedFacts(before: Facts, after: Facts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((fact) => {
    const [from, to] = [shown(before[fact]), shown(after[fact])];
    return from === to ? [] : [from.length + to.length > 60 ? `${fact} changed` : `${fact} ${from} → ${to}`];
  });
}

/** Changes between the data of two versions, one line per entry, for authors of the newer pages. */
export function changeLines(before: Facts, after: Facts): string[] {
  const [then, now] = [entriesOf(before), entriesOf(after)];
  const only = (these: ReadonlyMap<string, Facts>, others: ReadonlyMap<string, Facts>) => {
    const places = [...these.keys()].filter((place) => !others.has(place));
    // Skip the entries inside a new entry.
    return places.filter((place) => !places.some((parent) => place.startsWith(`${parent}/`)));
  };
  return [
    ...only(now, then).map((place) => `  + ${place}`),
    ...only(then, now).map((place) => `  - ${place}`),
    ...[...now].flatMap(([place, facts]) =>
      changedFacts(then.get(place) ?? facts, facts).map((text) => `  ~ ${place}: ${text}`),
    ),
  ];
}
