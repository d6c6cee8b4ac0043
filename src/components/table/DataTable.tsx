import type {ReactNode} from 'react';
import {RichText} from '../versions/RichText';

interface Props {
  /** Titles of the columns, in which backticks mark code. */
  readonly head: readonly string[];
  /** Cells by row. */
  readonly rows: readonly (readonly ReactNode[])[];
  readonly cellClassName?: string;
}

/** A table. On phones, each row becomes a card with the titles of the columns. */
export function DataTable({head, rows, cellClassName}: Props): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((title, index) => (
            <th key={index} scope="col">
              <RichText text={title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, index) => (
              <td key={index} className={cellClassName} data-label={head[index]?.replaceAll('`', '')}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
