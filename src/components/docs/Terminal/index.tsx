import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import {CopyButton} from '../../copy/CopyButton';
import {firstFrame, nextFrame, type Frame} from './frames';
import styles from './styles.module.css';
import {commandsIn, sessionLines, type SessionLine} from '@site/src/remark/terminal/session';

interface Props {
  readonly title: string;
  readonly text: string;
}

/** A line, including the part that isn't visible yet. That part takes its space and is available to screen readers. */
function Line({line: {text, kind, printed}, shown}: {line: SessionLine; shown: number}): ReactNode {
  const isCommand = kind === 'command';
  const prompt = isCommand ? text.slice(0, printed) : '';
  return (
    <span className={clsx(styles[kind], shown === 0 && styles.hidden)}>
      {prompt && <span className={styles.prompt}>{prompt}</span>}
      {text.slice(prompt.length, Math.max(shown, prompt.length))}
      <span className={styles.hidden}>{text.slice(Math.max(shown, prompt.length))}</span>
      {'\n'}
    </span>
  );
}

function playLabel(isPlaying: boolean, isPaused: boolean): string {
  return isPlaying
    ? translate({
        id: 'site.docs.terminal.pause',
        message: 'Pause',
        description: 'Pauses a recording of commands',
      })
    : isPaused
      ? translate({id: 'site.docs.terminal.resume', message: 'Resume', description: 'Continues a recording'})
      : translate({
          id: 'site.docs.terminal.play',
          message: 'Play',
          description: 'Plays a recording of commands',
        });
}

/**
 * Commands and their output. Everything is shown until a reader plays it. Then, it appears letter by letter and line by
 * line, without changing its size.
 */
export function Terminal({title, text}: Props): ReactNode {
  const [frame, setFrame] = useState<Frame>();
  const [isPlaying, setPlaying] = useState(false);
  const lines = sessionLines(text);
  useEffect(() => {
    const next = isPlaying && frame ? nextFrame(sessionLines(text), frame) : undefined;
    const timer = setTimeout(() => {
      if (next) {
        setFrame(next.frame);
      } else if (isPlaying) {
        setFrame(undefined);
        setPlaying(false);
      }
    }, next?.delay);
    return () => clearTimeout(timer);
  }, [isPlaying, frame, text]);
  const shownOf = (index: number, length: number) =>
    !frame || index < frame.line ? length : index === frame.line ? frame.characters : 0;
  return (
    <figure className={styles.terminal}>
      <figcaption className={styles.bar}>
        <span>{title}</span>
        <button
          type="button"
          className={clsx('link-button', styles.play)}
          onClick={() => {
            setFrame(frame ?? firstFrame);
            setPlaying(!isPlaying);
          }}
        >
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d={isPlaying ? 'M3 2h3v12H3zm7 0h3v12h-3z' : 'M3 1.5v13l11-6.5z'} />
          </svg>
          {playLabel(isPlaying, frame !== undefined)}
        </button>
        <CopyButton
          text={commandsIn(text)}
          subject={translate({
            id: 'site.docs.terminal.commands',
            message: 'the commands',
            description: 'In “Copy …”',
          })}
        />
      </figcaption>
      <pre className={clsx(styles.screen, 'thin-scrollbar')} tabIndex={0} aria-label={title} role="group">
        <code>
          {lines.map((line, index) => (
            <Line key={index} line={line} shown={shownOf(index, line.text.length)} />
          ))}
        </code>
      </pre>
    </figure>
  );
}
