import {expect, it} from 'vitest';
import {referenceOptions} from '../../../config/reference';
import {resultOptions} from '../../../config/results';
import {siteTransforms, type Attacher} from '../../../src/remark/transforms';
import {timedTransforms} from '../timedTransforms';

it('Each transform of the site is measured, by its name', async () => {
  const transforms = siteTransforms({reference: referenceOptions(), results: resultOptions()});
  const seconds: Record<string, number> = {};
  const stages = timedTransforms(transforms, seconds);
  const page = {type: 'root', children: [], body: []};
  for (const attacher of Object.values(stages).flat() as Attacher[]) {
    await attacher(undefined as never)(page as never, {path: 'page.md'} as never);
  }
  const names = Object.values(transforms)
    .flat()
    .map((transform) => (typeof transform === 'function' ? transform : transform[0]).name);
  expect(Object.keys(seconds)).toEqual(names);
  expect(names).toEqual(expect.arrayContaining(['diagram', 'codeTokens', 'localRuntime']));
});

it('A measured transform is given its options and the page, and its time is added up', async () => {
  const given: unknown[] = [];
  const seconds = {};
  const slow = (options: unknown) => async (tree: unknown, file: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    given.push(options, tree, file);
  };
  const {rehypePlugins} = timedTransforms(
    {beforeDefaultRemarkPlugins: [], rehypePlugins: [[slow, 'options']], recmaPlugins: []},
    seconds,
  );
  const change = (rehypePlugins[0] as Attacher)(undefined as never);
  await change('tree' as never, 'file' as never);
  await change('tree' as never, 'file' as never);
  expect(given).toEqual(['options', 'tree', 'file', 'options', 'tree', 'file']);
  // Timers may end a little early.
  expect(seconds).toEqual({slow: expect.toSatisfy((value: number) => value > 0.03)});
});
