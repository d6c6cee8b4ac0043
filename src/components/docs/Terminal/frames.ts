import type {SessionLine} from '@site/src/remark/terminal/session';

/** How much of a recording is shown: all lines before `line`, and this many characters of it. */
export interface Frame {
  readonly line: number;
  readonly characters: number;
}

export const firstFrame: Frame = {line: 0, characters: 0};

/** Milliseconds between letters, between lines of output, and before a command runs or the next one is typed. */
const typing = 35;
const printing = 90;
const thinking = 700;

/**
 * The next frame, and the delay before it in milliseconds.
 *
 * @returns `undefined` at the end of the recording
 */
export function nextFrame(
  lines: readonly SessionLine[],
  {line, characters}: Frame,
): {readonly frame: Frame; readonly delay: number} | undefined {
  const current = lines[line];
  if (!current) {
    return undefined;
  }
  if (characters < current.text.length) {
    const isPrinted = characters < current.printed;
    const pause = line > 0 && current.kind === 'command' && isPrinted ? thinking : printing;
    return {
      frame: {line, characters: isPrinted ? current.printed : characters + 1},
      delay: isPrinted ? pause : typing,
    };
  }
  return {frame: {line: line + 1, characters: 0}, delay: current.kind === 'command' ? thinking : 0};
}
