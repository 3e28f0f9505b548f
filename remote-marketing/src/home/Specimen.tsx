import styles from './specimen.module.css';

const sameQuestion = [
  { language: 'ta', text: 'என் காசோலை திரும்பி வந்துவிட்டது. என்ன செய்யலாம்?' },
  { language: 'hi', text: 'मेरा चेक बाउंस हो गया। मैं क्या करूँ?' },
  { language: 'kn', text: 'ನನ್ನ ಚೆಕ್ ಬೌನ್ಸ್ ಆಗಿದೆ. ನಾನು ಏನು ಮಾಡಬಹುದು?' },
] as const;

/** A shortened answer, laid out as a bundle of palm leaves: the law stands in the margin, the thread holds the leaves together. */
export function Specimen() {
  return (
    <figure className={styles.bundle}>
      <div className={styles.leaf}>
        <blockquote className={styles.question}>My cheque bounced. What can I do?</blockquote>
        <div className={styles.page}>
          <p className={styles.answer}>
            Send the person who gave it a written demand within <strong>30 days</strong> of the bank’s memo.<sup>1</sup> If the money does not come within <strong>15 days</strong> of that notice, you can complain to a Magistrate, within <strong>one month</strong>.<sup>2</sup>
          </p>
          <ol className={styles.margin}>
            <li><strong>Section 138</strong>, Negotiable Instruments Act, 1881 <span>In force</span></li>
            <li><strong>Section 142</strong>, Negotiable Instruments Act, 1881 <span>In force</span></li>
          </ol>
        </div>
      </div>
      <ul className={styles.leaves} aria-label="The same question in Tamil, Hindi and Kannada">
        {sameQuestion.map(({ language, text }) => <li key={language} lang={language}>{text}</li>)}
      </ul>
      <figcaption className="visually-hidden">A shortened answer with its sources in the margin</figcaption>
    </figure>
  );
}
