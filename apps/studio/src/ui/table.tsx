import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column<Row> {
  /** Read aloud also where nothing stands above the column. */
  title: string;
  titleHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** Figures and buttons stand at the end. */
  end?: boolean;
}

interface TableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/**
 * Rows of the same kind; scrolls sideways by itself where it is wider than the page. On a phone each row is a card, with
 * titles before its values; roles are said outright, for a table that is laid out otherwise is none to some browsers.
 */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, titleHidden, end }) => (
              <th key={title} role="columnheader" scope="col" className={end ? styles.end : undefined}>
                {titleHidden ? <span className="spoken">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={keyOf(row)} role="row">
              {columns.map(({ title, titleHidden, cell, end }) => (
                <td
                  key={title}
                  role="cell"
                  className={end ? styles.end : undefined}
                  data-title={titleHidden ? undefined : title}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
