import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { Kolam } from '../drawings/Kolam';
import { t } from '../messages';
import styles from './closing.module.css';

interface ClosingProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The end of a page: an invitation to the chat. */
export function Closing({ title, text, action }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <div className={`container ${styles.frame}`}>
        <div className={styles.panel}>
          <Kolam rows={[1, 3, 5, 7, 5, 3, 1]} className={styles.drawing} />
          <h2>{t(title)}</h2>
          <p>{t(text)}</p>
          <Link to={paths.chat.href()} className="button accent">
            {t(action)}
          </Link>
        </div>
      </div>
    </section>
  );
}
