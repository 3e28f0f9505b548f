import { askHref, asksAtOnce } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { messages, t } from '../messages';
import { RichText } from '../text/RichText';
import styles from './specimen.module.css';

const sameQuestion = [
  { language: 'en', text: 'My cheque bounced. What can I do?' },
  { language: 'ta', text: 'என் காசோலை திரும்பி வந்துவிட்டது. என்ன செய்யலாம்?' },
  { language: 'hi', text: 'मेरा चेक बाउंस हो गया। मैं क्या करूँ?' },
  { language: 'kn', text: 'ನನ್ನ ಚೆಕ್ ಬೌನ್ಸ್ ಆಗಿದೆ. ನಾನು ಏನು ಮಾಡಬಹುದು?' },
] as const;

/** A shortened answer, laid out as a bundle of palm leaves: the law stands in the margin, the thread holds the leaves together. */
export function Specimen() {
  return (
    <figure className={styles.bundle}>
      <div className={styles.leaf}>
        <blockquote className={styles.question}>{t('My cheque bounced. What can I do?')}</blockquote>
        <div className={styles.page}>
          <p className={styles.answer}>
            <RichText text="Send the person who gave it a written demand within **30 days** of the bank’s memo." />
            <sup>1</sup>{' '}
            <RichText text="If the money does not come within **15 days** of that notice, you can complain to a Magistrate, within **one month**." />
            <sup>2</sup>
          </p>
          <ol className={styles.margin}>
            <li>
              <RichText text="**Section 138**, Negotiable Instruments Act, 1881" /> <span>{t('In force')}</span>
            </li>
            <li>
              <RichText text="**Section 142**, Negotiable Instruments Act, 1881" /> <span>{t('In force')}</span>
            </li>
          </ol>
        </div>
      </div>
      <ul className={styles.leaves} aria-label={t('The same question in Tamil, Hindi and Kannada')}>
        {sameQuestion
          .filter(({ language }) => language !== messages.shown())
          .map(({ language, text }) => (
            <li key={language} lang={language}>
              <Link to={askHref(text)} state={asksAtOnce}>
                {text}
              </Link>
            </li>
          ))}
      </ul>
      <figcaption className="visually-hidden">{t('A shortened answer with its sources in the margin')}</figcaption>
    </figure>
  );
}
