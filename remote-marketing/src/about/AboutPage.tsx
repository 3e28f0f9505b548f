import { Closing } from '../layout/Closing';
import { PageIntro } from '../layout/PageIntro';
import { Section } from '../layout/Section';
import { t } from '../messages';
import { PageHead } from '../seo/PageHead';
import { pageMeta } from '../seo/page-meta';
import { organization } from '../seo/structured-data';
import { ExampleQuestions } from './ExampleQuestions';
import { Story } from './Story';
import styles from './about.module.css';

export function AboutPage() {
  return (
    <>
      <PageHead meta={pageMeta.about} data={[organization]} />
      <PageIntro
        title="About Us"
        drawing={[1, 3, 5, 7, 5, 3, 1]}
        lead="Nyayika explains the law of India to the people who live under it, in their own words and with its sources in the margin."
      />
      <Section note="Our vision" title="Everyone in India can find out where they stand." tone="surface">
        <p className={styles.large}>
          {t(
            'A right that nobody has heard of helps nobody. We want a street vendor in Madurai, a student in Hubballi and a lawyer in Delhi to be able to ask the same question, and each to get an answer they can understand and check.',
          )}
        </p>
      </Section>
      <Section note="Our mission" title="Plain words, and the law behind each of them.">
        <ul className={styles.promises}>
          <li>
            <h3>{t('Understandable')}</h3>
            <p>
              {t(
                'The direct answer first. Legal terms are explained where they are used, in English, Tamil, Hindi and Kannada.',
              )}
            </p>
          </li>
          <li>
            <h3>{t('Verifiable')}</h3>
            <p>
              {t(
                'Each reference leads to a provision or a judgment that exists, with its status: in force, repealed, overruled.',
              )}
            </p>
          </li>
          <li>
            <h3>{t('Honest')}</h3>
            <p>
              {t(
                'What it does not know, it says. When a lawyer is needed, it says that too, and how to get one for free.',
              )}
            </p>
          </li>
        </ul>
      </Section>
      <Story />
      <ExampleQuestions />
      <Closing
        title="Your question is the best example."
        text="Ask it now, and look at the sources of the answer."
        action="Start Chatting Now"
      />
    </>
  );
}
