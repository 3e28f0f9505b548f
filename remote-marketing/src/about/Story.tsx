import { brand } from 'shared-contracts/brand';
import { Section } from '../layout/Section';
import styles from './about.module.css';

const [city] = brand.location.split(',');

export function Story() {
  return (
    <Section note="Our story" title="It begins with notes in a margin." tone="surface">
      <div className={styles.story}>
        <p>Open a printed Act of Parliament and you find, beside each section, a few words in the margin: what this section is about. For more than a century these marginal notes have led readers through the law. They are the shortest explanation of Indian law there is, and for most people still too short.</p>
        <p>{brand.name} turns the page around. The explanation comes first, in the words of the person who asks. The law moves into the margin, where you can look it up.</p>
        <p>On 1 July 2024 India replaced its penal code, its criminal procedure and its law of evidence in one day. Section 420, known from films and newspapers, became section 318(4). Since then even lawyers look things up twice. {brand.name} was made for this time, in {city}, where you hear four languages on one street.</p>
      </div>
    </Section>
  );
}
