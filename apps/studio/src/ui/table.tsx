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

/** Rows of the same kind; scrolls sideways by itself where it is wider than the page. */
export function Table<Row>({ label, columns, rows, keyOf }: TableProps<Row>) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ title, titleHidden, end }) => (
              <th key={title} scope="col" className={end ? styles.end : undefined}>
                {titleHidden ? <span className="spoken">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, cell, end }) => (
                <td key={title} className={end ? styles.end : undefined}>
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
