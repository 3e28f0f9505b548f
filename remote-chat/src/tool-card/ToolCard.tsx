import { type Field, type Tool, toolOf } from 'rules';
import type { AnswerTool } from 'shared-contracts';
import { useId, useState } from 'react';
import { cardWords, ResultCard, ToolForm, toolValues, useToolForm } from 'tool-ui';
import { useChats } from '../store/store-context';
import { RemindButton } from './RemindButton';
import styles from './ToolCard.module.css';

export interface ToolCardProps {
  readonly chatId: string;
  readonly messageId: string;
  readonly answered: AnswerTool;
}

/** What a rule of law works out for an answer: the date or sum with its workings, or the fields that are still asked for. */
export function ToolCard({ chatId, messageId, answered }: ToolCardProps) {
  const tool = toolOf(answered.id);
  return tool ? <OneCard tool={tool} chatId={chatId} messageId={messageId} answered={answered} /> : null;
}

function OneCard({ tool, chatId, messageId, answered }: ToolCardProps & { readonly tool: Tool }) {
  const { language } = answered;
  const title = useId();
  const tell = useChats((state) => state.tellTool);
  const [known] = useState(() => toolValues(answered.filled));
  const [isEntered, setEntered] = useState(false);
  const [isChanging, setChanging] = useState(false);
  const form = useToolForm(tool, {
    known,
    onDone: (values) => {
      setEntered(true);
      setChanging(false);
      void tell(chatId, messageId, Object.fromEntries(Object.entries(values).map(copied)));
    },
  });
  const isAsking = form.result === null && Object.keys(form.problems).every((name) => known[name] === undefined);
  const isKnown = (name: string, field: Field) =>
    known[name] !== undefined || (field.optional === true && !form.asked.includes(name));
  return (
    <div className={styles['tool']} lang={language}>
      {form.result && (
        <>
          <ResultCard
            tool={tool}
            result={form.result}
            language={language}
            title={tool.title[language]}
            workings={isEntered ? 'open' : 'folded'}
            takesFocus={isEntered}
          >
            <RemindButton tool={tool} result={form.result} language={language} />
          </ResultCard>
          <button
            type="button"
            className={styles['change']}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {cardWords.change[language]}
          </button>
        </>
      )}
      <div
        role="group"
        className={`card ${styles['form']}`}
        hidden={form.result !== null && !isChanging}
        {...(form.result ? {} : { 'aria-labelledby': title })}
      >
        {!form.result && (
          <h2 id={title} className={styles['title']}>
            {tool.title[language]}
          </h2>
        )}
        <ToolForm tool={tool} form={form} language={language} {...(isAsking ? { leavesOut: isKnown } : {})} />
      </div>
    </div>
  );
}

/** A family as the conversation keeps it: a list of its own. */
const copied = ([name, value]: [string, ReturnType<typeof toolValues>[string]]) =>
  [name, typeof value === 'string' ? value : [...value]] as const;
