import type {Diagram} from './model';

/** A diagram as text: the members of each group, then the arrows, one per line. */
export function relationsOf({boxes, groups, arrows}: Diagram): string {
  const names = new Map([...boxes, ...groups].map(({id, label}) => [id, label.join(' ')]));
  const members = groups.map(({id}) => {
    const inside = boxes.filter(({group}) => group === id).map((box) => names.get(box.id));
    return `${names.get(id)}: ${inside.join(', ')}`;
  });
  const lines = arrows.map(({from, to, label, dashed, bothWays}) => {
    const sign = bothWays ? '↔' : dashed ? '⇢' : '→';
    const note = label.length > 0 ? `: ${label.join(' ')}` : '';
    return `${names.get(from)} ${sign} ${names.get(to)}${note}`;
  });
  return [...members, ...lines].join('\n');
}
