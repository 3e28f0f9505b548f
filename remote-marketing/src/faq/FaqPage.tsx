import { Accordion } from '@base-ui/react/accordion';
import { useHydrated } from 'shared-ui/dom/use-hydrated';
import { PageIntro } from '../layout/PageIntro';
import { Closing } from '../layout/Closing';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { faqPage } from '../seo/structured-data';
import { RichText } from '../text/RichText';
import { QuestionItem } from './QuestionItem';
import { questionGroups } from './questions';
import { useOpenQuestion } from './use-open-question';
import styles from './faq.module.css';

const questions = questionGroups.flatMap((group) => group.questions);

export function FaqPage() {
  const [open, setOpen] = useOpenQuestion(questions);
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead meta={pageMeta.faq} data={[faqPage(questions)]} />
      <PageIntro
        title="Frequently Asked Questions"
        drawing={[1, 3, 5, 3, 1]}
        lead={
          <RichText text="Something else? Look into the [help center](page:help) or [write to us](page:contact)." />
        }
      />
      <Accordion.Root
        className={styles.groups}
        disabled={!isHydrated}
        value={open ? [open] : []}
        onValueChange={([id]) => setOpen(id)}
        hiddenUntilFound
      >
        {questionGroups.map(({ id, title, questions: inGroup }) => (
          <section key={id} className={`container ${styles.group}`} aria-labelledby={`group-${id}`}>
            <h2 id={`group-${id}`} className={styles.groupTitle}>
              {t(title)}
            </h2>
            <div className={styles.list}>
              {inGroup.map((question) => (
                <QuestionItem key={question.id} question={question} isLinked />
              ))}
            </div>
          </section>
        ))}
      </Accordion.Root>
      <Closing
        title="Still a question? Ask it."
        text="The chat knows more about Indian law than this page does."
        action="Start Chatting Now"
      />
    </>
  );
}
