import { type Done, lawName, type Language, write } from 'rules';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';

interface WorkingsProps {
  readonly result: Done;
  readonly language: Language;
  /** Whether what is around it says already what it is. */
  readonly isNamed?: boolean;
}

/** The steps line by line with the law of each, and what to watch. */
export function Workings({ result, language, isNamed = false }: WorkingsProps) {
  return (
    <>
      {!isNamed && <h3>{cardWords.workings[language]}</h3>}
      <ol className={styles.workings}>
        {result.lines.map(({ message, law }, index) => (
          <li key={index}>
            {write(message, language)}
            <span className={styles.law}>{law.map(lawName).join('; ')}</span>
          </li>
        ))}
      </ol>
      {result.warnings.length > 0 && (
        <>
          <h3>{cardWords.note[language]}</h3>
          <ul className={styles.warnings}>
            {result.warnings.map((warning, index) => (
              <li key={index}>{write(warning, language)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
