import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly words: readonly string[];
  onChoose(word: string): void;
}

/** Words that the reader may have meant, if nothing was found. */
export function Suggestions({words, onChoose}: Props): ReactNode {
  return (
    words.length > 0 && (
      <p className={styles.suggestions}>
        <Translate id="site.search.suggestions">Did you mean</Translate>
        {words.map((word) => (
          <button key={word} type="button" className="link-button" onClick={() => onChoose(word)}>
            {word}
          </button>
        ))}
      </p>
    )
  );
}
