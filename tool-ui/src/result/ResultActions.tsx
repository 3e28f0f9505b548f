import { calendarFile, type Done, type Language, type Tool } from 'rules';
import { type ReactNode, useState } from 'react';
import { dayInIndia } from 'shared-contracts/time/india';
import styles from '../tool-ui.module.css';
import { cardWords } from '../words';
import { plainResult } from './plain-result';
import { saveFile } from './save-file';

interface ResultActionsProps {
  readonly tool: Tool;
  readonly result: Done;
  readonly language: Language;
  readonly children?: ReactNode;
}

/** Calendar, copy, print. */
export function ResultActions({ tool, result, language, children }: ResultActionsProps) {
  const [copied, setCopied] = useState<Done | null>(null);
  const today = dayInIndia(new Date());
  const ahead = result.dates.filter(({ date }) => date >= today);
  const addToCalendar = () => {
    const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
    saveFile(`${tool.id}.ics`, 'text/calendar', calendarFile(tool.id, ahead, language, stamp));
  };
  const copy = async () => {
    await navigator.clipboard.writeText(plainResult(tool, result, language));
    setCopied(result);
  };
  return (
    <div className={styles.actions}>
      {ahead.length > 0 && (
        <button type="button" className="button" onClick={addToCalendar}>
          {cardWords.calendar[language]}
        </button>
      )}
      {children}
      <button type="button" className="button quiet" onClick={() => void copy()}>
        {cardWords[copied === result ? 'copied' : 'copy'][language]}
      </button>
      <button type="button" className="button quiet" onClick={() => window.print()}>
        {cardWords.print[language]}
      </button>
    </div>
  );
}
