import { t } from '../messages';
import type { TableBlock } from './block';
import { RichText } from './RichText';
import styles from './text.module.css';

/** A small table; on a phone each row becomes a list of label and value. */
export function TextTable({ table }: { readonly table: TableBlock }) {
  const [, ...columns] = table.head;
  return (
    <div className={styles.tableFrame}>
      <table className={styles.table}>
        <caption>{t(table.caption)}</caption>
        <thead>
          <tr>
            {table.head.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th scope="row">
                <RichText text={first} />
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-label={t(columns[index] ?? '')}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
