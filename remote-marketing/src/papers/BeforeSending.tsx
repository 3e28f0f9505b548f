import type { Paper } from 'papers';
import type { Language } from 'rules';
import styles from './papers.module.css';
import { paperWords } from './words';

/** What to check, where the paper goes and what goes with it. */
export function BeforeSending({ paper, language }: { readonly paper: Paper; readonly language: Language }) {
  return (
    <section className={styles.help} aria-label={paperWords.before[language]}>
      <h2>{paperWords.before[language]}</h2>
      <p>{paperWords.draft[language]}</p>
      <ul>
        {paper.check.map((line) => (
          <li key={line.en}>{line[language]}</li>
        ))}
      </ul>
      <h3>{paperWords.where[language]}</h3>
      <p>{paper.file[language]}</p>
      {paper.enclosures.length > 0 && (
        <>
          <h3>{paperWords.enclose[language]}</h3>
          <ul>
            {paper.enclosures.map((line) => (
              <li key={line.en}>{line[language]}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
