import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Numbered pins over a picture. Their texts are a list below it, so screen readers skip the pins. */
export function Marks({at = ''}: {readonly at?: string}): ReactNode {
  const places = at.split(' ').filter((place) => place !== '');
  return (
    places.length > 0 && (
      <svg className={styles.marks} aria-hidden="true">
        {places.map((place, index) => {
          const [x = '', y = ''] = place.split(',');
          return (
            <svg key={place} x={`${x}%`} y={`${y}%`} overflow="visible">
              <path d="M0-7-8-16.5A11 11 0 1 1 8-16.5z" />
              <text y="-24" dy="0.35em">
                {index + 1}
              </text>
            </svg>
          );
        })}
      </svg>
    )
  );
}
