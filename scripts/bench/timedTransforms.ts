import type {Transform, Transforms} from '../../src/remark/transforms';

function timed(transform: Transform, seconds: Record<string, number>) {
  const [attacher, options] = typeof transform === 'function' ? [transform] : transform;
  const change = attacher(options as never);
  return () =>
    async (...input: Parameters<typeof change>): Promise<void> => {
      const started = performance.now();
      await change(...input);
      seconds[attacher.name] = (seconds[attacher.name] ?? 0) + (performance.now() - started) / 1000;
    };
}

/**
 * Transforms of Markdown that do the same and count their time.
 *
 * @param seconds is added to, by the names of the transforms
 */
export function timedTransforms(transforms: Transforms, seconds: Record<string, number>): Transforms {
  const allTimed = (stage: readonly Transform[]) => stage.map((transform) => timed(transform, seconds));
  return {
    beforeDefaultRemarkPlugins: allTimed(transforms.beforeDefaultRemarkPlugins),
    rehypePlugins: allTimed(transforms.rehypePlugins),
    recmaPlugins: allTimed(transforms.recmaPlugins),
  };
}
