import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const projectDir = path.resolve(__dirname, '../..');

const workflows = fs
  .readdirSync(path.join(projectDir, '.github'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /^(?:workflows|actions)\/.*\.ya?ml$/.test(file))
  .map((file) => ({file, text: fs.readFileSync(path.join(projectDir, '.github', file), 'utf8')}));

const jobs = workflows.filter(({file}) => file.startsWith('workflows/'));

/** Permissions beyond reading the sources, by the only file that may grant them. */
const elevated: Record<string, string[]> = {
  'workflows/pages.yml': ['pages: read', 'pages: write', 'id-token: write'],
  'workflows/preview-comment.yml': ['actions: read', 'pull-requests: write'],
};

function steps(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, use = '']) => use);
}

describe('GitHub workflows', () => {
  it.each(workflows)('$file uses only GitHub’s own actions, pinned to the commit of a release', ({text}) => {
    for (const use of steps(text)) {
      expect(use).toMatch(/^(?:\.\/\.github\/actions\/\w+|actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
    }
  });

  it('pin an action to the same commit everywhere', () => {
    const pins = new Set(workflows.flatMap(({text}) => steps(text)).filter((use) => use.includes('@')));
    const actions = [...pins].map((pin) => pin.split('@')[0]);
    expect(actions).toEqual([...new Set(actions)]);
  });

  it.each(jobs)('$file grants permissions only per job', ({file, text}) => {
    expect(text).toMatch(/^permissions: \{\}$/m);
    const granted = [...text.matchAll(/^\s+([\w-]+: (?:read|write))$/gm)].map(
      ([, permission = '']) => permission,
    );
    const allowed = ['contents: read', ...(elevated[file] ?? [])];
    expect(granted.filter((permission) => !allowed.includes(permission))).toEqual([]);
    const named = [...text.matchAll(/^ {4}permissions:$/gm)].length;
    expect(named).toBe([...text.matchAll(/^ {4}runs-on:/gm)].length);
  });

  it.each(jobs)('$file persists no credentials and has timeouts', ({text}) => {
    const checkouts = [...text.matchAll(/uses: actions\/checkout/g)].length;
    expect([...text.matchAll(/persist-credentials: false/g)].length).toBe(checkouts);
    expect([...text.matchAll(/timeout-minutes:/g)].length).toBe([...text.matchAll(/^ {4}runs-on:/gm)].length);
    expect(text).not.toContain('pull_request_target');
  });

  it('never run code from a pull request with permission to write to it', () => {
    const [comment] = jobs.filter(({text}) => text.includes('pull-requests: write'));
    expect(comment?.file).toBe('workflows/preview-comment.yml');
    expect(comment?.text).not.toMatch(/uses:|\bnp[mx]\b|\bnode\b|secrets\./);
  });
});

describe('issue templates', () => {
  const folder = path.join(projectDir, '.github/ISSUE_TEMPLATE');
  const forms = fs.readdirSync(folder).filter((file) => file !== 'config.yml');

  it('allow blank issues, which the link on the not-found page needs', () => {
    const config = fs.readFileSync(path.join(folder, 'config.yml'), 'utf8');
    expect(config).toContain('blank_issues_enabled: true');
  });

  it.each(forms)('%s is a form that GitHub accepts', (file) => {
    const form = parse(fs.readFileSync(path.join(folder, file), 'utf8')) as {
      name: string;
      description: string;
      body: {type: string; id: string; attributes: {label: string; options?: string[]}}[];
    };
    expect([form.name, form.description]).not.toContain('');
    const ids = form.body.map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const {type, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      expect(attributes.label).toMatch(/^[^·]+ · .*\p{Script=Han}/u);
      expect(attributes.options !== undefined).toBe(type === 'dropdown');
    }
  });
});
