import { Section } from '../layout/Section';
import { t } from '../messages';
import styles from './about.module.css';

export function Story() {
  return (
    <Section note="Our story" title="It begins with notes in a margin." tone="surface">
      <div className={styles.story}>
        <p>
          {t(
            'Open a printed Act of Parliament and you find, beside each section, a few words in the margin: what this section is about. For more than a century these marginal notes have led readers through the law. They are the shortest explanation of Indian law there is, and for most people still too short.',
          )}
        </p>
        <p>
          {t(
            'Nyayika turns the page around. The explanation comes first, in the words of the person who asks. The law moves into the margin, where you can look it up.',
          )}
        </p>
        <p>
          {t(
            'On 1 July 2024 India replaced its penal code, its criminal procedure and its law of evidence in one day. Section 420, known from films and newspapers, became section 318(4). Since then even lawyers look things up twice. Nyayika was made for this time, in Bangalore, where you hear four languages on one street.',
          )}
        </p>
      </div>
    </Section>
  );
}
