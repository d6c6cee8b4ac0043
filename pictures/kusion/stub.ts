import type {Answer, Stub} from '../studio/types.ts';
import {graph} from './data/graph.ts';
import {runs} from './data/runs.ts';
import {
  backends,
  dependencies,
  modules,
  organizations,
  projects,
  sources,
  stacks,
  workspaceConfig,
  workspaces,
} from './data/world.ts';

const ok = (data: unknown): Answer => ({json: {success: true, message: 'OK', data}});

const list = (name: string, entries: unknown[]): Answer =>
  ok({[name]: entries, total: entries.length, currentPage: 1, pageSize: 10});

/** Responds to the portal's requests like Kusion Server, but ignores changes. */
export const stub =
  (): Stub =>
  ({path, query}) => {
    const ofProject = stacks.filter(({project}) => project === Number(query.get('projectID')));
    const answers: Record<string, Answer> = {
      '/orgs': list('organizations', organizations),
      '/sources': list('sources', sources),
      '/projects': list('projects', projects),
      '/stacks': list('stacks', ofProject),
      '/backends': list('backends', backends),
      '/workspaces': list('workspaces', workspaces),
      '/modules': list('modules', modules),
      '/runs': list('runs', runs),
      '/resources/graph': ok(graph),
      '/workspaces/1/configs': ok(workspaceConfig),
      '/workspaces/1/configs/mod-deps': ok(dependencies),
      '/workspaces/configs/validate': ok(workspaceConfig),
      '/api/server-port': {json: {port: '8080'}},
    };
    return answers[path.replace('/api/v1', '')];
  };
