import {expect, it} from 'vitest';
import {firstFrame, nextFrame, type Frame} from '../frames';
import {sessionLines} from '@site/src/remark/terminal/session';

it('types commands letter by letter after the prompt, prints output line by line, and ends', () => {
  const lines = sessionLines('$ ls\nsome file');
  const seen: string[] = [];
  let frame: Frame | undefined = firstFrame;
  while (frame) {
    seen.push(lines[frame.line]?.text.slice(0, frame.characters) ?? 'end');
    frame = nextFrame(lines, frame)?.frame;
  }
  expect(seen).toEqual(['', '$ ', '$ l', '$ ls', '', 'some file', 'end']);
});
