import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { t } from '../messages';
import { AskBox } from './AskBox';
import { Specimen } from './Specimen';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.frame}`}>
        <div className={styles.words}>
          <h1>{t('Ask about Indian law. Read the answer, and the law behind\u00a0it.')}</h1>
          <p>
            {t(
              'Tell what happened, in your own words. You get a clear answer in plain language, with the sections and judgments it rests on beside it, ready to be checked.',
            )}
          </p>
          <AskBox />
          <div className={styles.actions}>
            <Link to={paths.chat.href()} className="button accent">
              {t('Start Chatting Now')}
            </Link>
            <a href="#how-it-works" className={styles.more}>
              {t('See how it works')}
            </a>
          </div>
          <p className={styles.small}>{t('Five questions a day are free. No account needed.')}</p>
        </div>
        <Specimen />
      </div>
    </section>
  );
}
