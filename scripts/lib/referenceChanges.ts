type Facts = Readonly<Record<string, unknown>>;

/** About the file itself, not about what it documents. */
const ignored = new Set(['kind', 'version', 'sources']);

function nameOf({method, path, name, key, file, kind}: Facts): string | undefined {
  const id = path ?? name ?? key ?? file ?? kind;
  return id === undefined ? undefined : [method, id].filter(Boolean).join(' ');
}

/** Facts of every named entry of a data file, by its place, such as `commands/kusion apply/flags/watch`. */
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

/** Changed facts; long ones, such as texts, are only named. */
function changedFacts(before: Facts, after: Facts): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((fact) => {
    const [from, to] = [shown(before[fact]), shown(after[fact])];
    return from === to ? [] : [from.length + to.length > 60 ? `${fact} changed` : `${fact} ${from} → ${to}`];
  });
}

/** What changed between the data of two versions, one line per entry, for whoever writes the newer pages. */
export function changeLines(before: Facts, after: Facts): string[] {
  const [then, now] = [entriesOf(before), entriesOf(after)];
  const only = (these: ReadonlyMap<string, Facts>, others: ReadonlyMap<string, Facts>) => {
    const places = [...these.keys()].filter((place) => !others.has(place));
    // The entries of a new thing are new themselves.
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
