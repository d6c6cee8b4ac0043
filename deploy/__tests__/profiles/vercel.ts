import type {VercelRoute} from '../../hosts/vercel';
import {splitTarget, type Host} from './host';

type Phase = 'start' | Extract<VercelRoute, {handle: string}>['handle'];

type Rule = Exclude<VercelRoute, {handle: string}> & {readonly pattern: RegExp};

/** Routes by the phase in which Vercel applies them. */
function phasesOf(routes: readonly VercelRoute[]): Record<Phase, Rule[]> {
  const phases: ReturnType<typeof phasesOf> = {start: [], filesystem: [], hit: [], error: []};
  let phase: Phase = 'start';
  for (const route of routes) {
    if ('handle' in route) {
      phase = route.handle;
    } else {
      phases[phase].push({...route, pattern: new RegExp(`^${route.src}$`)});
    }
  }
  return phases;
}

/** Vercel with `routes`: serves files and folders, with and without a trailing slash. */
export function vercel(files: readonly string[], configFile: string): Host {
  const known = new Set(files);
  const {routes} = JSON.parse(configFile) as {routes: VercelRoute[]};
  const {start, hit, error} = phasesOf(routes);
  return (target) => {
    const {path, query} = splitTarget(target);
    const fits = ({pattern}: Rule) => pattern.test(path);
    const headersOf = (phase: typeof start) =>
      Object.assign({}, ...phase.filter(fits).map(({headers}) => headers)) as Record<string, string>;
    const moved = start.find((route) => route.status !== undefined && fits(route));
    if (moved) {
      const location = path.replace(moved.pattern, moved.headers?.Location ?? '');
      return {status: 301, location: location + query, headers: headersOf(start)};
    }
    const found = [path, `${path.replace(/\/$/, '')}/index.html`].find((file) => known.has(file));
    if (found !== undefined) {
      return {status: 200, file: found, headers: {...headersOf(start), ...headersOf(hit)}};
    }
    const route = error.find(fits);
    return {
      status: route?.status ?? 404,
      file: route?.dest,
      headers: {...headersOf(start), ...route?.headers},
    };
  };
}
