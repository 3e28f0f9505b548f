import { type Done, type Language, type Tool, write, writeDate, writeRupees } from 'rules';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from '../tool-ui.module.css';
import { fill, cardWords } from '../words';
import { FamilyTree } from './FamilyTree';
import { ResultActions } from './ResultActions';
import { Workings } from './Workings';

interface ResultCardProps {
  readonly tool: Tool;
  readonly result: Done;
  readonly language: Language;
  /** Its title, where it stands for itself. */
  readonly title?: string;
  /** Whether sentence and workings stand open, or are folded away because the text beside the card tells them too. */
  readonly workings?: 'open' | 'folded';
  /** Whether a person with a keyboard or a screen reader is led to it, because it came from what was just entered. */
  readonly takesFocus?: boolean;
  /** More to do with it, after calendar, copy and print. */
  readonly children?: ReactNode;
}

/** What came out: the date or sum large, the sentence, the workings with their law, and what to watch. */
export function ResultCard({
  tool,
  result,
  language,
  title,
  workings = 'open',
  takesFocus = true,
  children,
}: ResultCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [result, takesFocus]);
  return (
    // With a title of its own it stands among others in a conversation, where each would be a landmark of the same name.
    <section
      {...(title === undefined ? {} : { role: 'group' })}
      className={`card ${styles.result}`}
      aria-labelledby={id}
      lang={language}
    >
      <h2 id={id} ref={heading} tabIndex={-1} className={styles.resultTitle}>
        {title ?? cardWords.result[language]}
      </h2>
      <p className={styles.headline}>{headlineOf(result, language)}</p>
      {result.headline.kind === 'date' && (
        <p className={styles.left} data-over={result.headline.daysLeft < 0}>
          {daysLeft(result.headline.daysLeft, language)}
        </p>
      )}
      {workings === 'open' && <p className={styles.sentence}>{write(result.sentence, language)}</p>}
      {result.tree && <FamilyTree tree={result.tree} language={language} />}
      {workings === 'open' ? (
        <Workings result={result} language={language} />
      ) : (
        <details className={styles.folded}>
          <summary>{cardWords.workings[language]}</summary>
          <Workings result={result} language={language} isNamed />
        </details>
      )}
      <ResultActions tool={tool} result={result} language={language}>
        {children}
      </ResultActions>
    </section>
  );
}

function headlineOf({ headline }: Done, language: Language): string {
  if (headline.kind === 'date') return writeDate(headline.date, language);
  return headline.kind === 'sum' ? writeRupees(headline.paise) : write(headline.text, language);
}

function daysLeft(days: number, language: Language): string {
  if (days === 0) return cardWords.today[language];
  if (days === 1) return cardWords.oneDayLeft[language];
  if (days === -1) return cardWords.oneDayAgo[language];
  return fill(cardWords[days > 0 ? 'daysLeft' : 'daysAgo'][language], { days: Math.abs(days) });
}
