import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly label: string;
  /** The chosen option. Without it, the browser keeps track of the choice. */
  readonly value?: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly disabled?: boolean;
  onChoose(value: string): void;
}

/** A labeled list of options, one of which is chosen. */
export function Choice({label, value, options, disabled, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="paper-box"
        value={value}
        disabled={disabled}
        onChange={({target}) => onChoose(target.value)}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
