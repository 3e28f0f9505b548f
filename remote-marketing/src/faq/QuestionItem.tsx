import { Accordion } from '@base-ui/react/accordion';
import { t } from '../messages';
import { Blocks } from '../text/Blocks';
import type { Question } from './question';
import styles from './faq.module.css';

interface QuestionItemProps {
  readonly question: Question;
  /** Whether the question has an address of its own. */
  readonly isLinked?: boolean;
}

export function QuestionItem({ question: { id, question, answer }, isLinked = false }: QuestionItemProps) {
  return (
    <Accordion.Item value={id} id={isLinked ? id : undefined} className={styles.item}>
      <Accordion.Header className={styles.question}>
        <Accordion.Trigger className={styles.trigger}>
          <span>{t(question)}</span>
          <span className={styles.sign} aria-hidden="true" />
        </Accordion.Trigger>
      </Accordion.Header>
      <Accordion.Panel className={styles.panel}>
        <div className={styles.answer}>
          <Blocks blocks={answer} />
          {isLinked && (
            <a href={`#${id}`} className={styles.address}>
              {t('Link to this answer')}
            </a>
          )}
        </div>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
