import { Accordion } from '@base-ui/react/accordion';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import type { Question } from './question';
import { QuestionItem } from './QuestionItem';
import styles from './faq.module.css';

/** A list of questions of which one at a time is open. */
export function QuestionList({ questions }: { readonly questions: readonly Question[] }) {
  const isHydrated = useHydrated();
  return (
    <Accordion.Root className={styles.list} disabled={!isHydrated} hiddenUntilFound>
      {questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </Accordion.Root>
  );
}
