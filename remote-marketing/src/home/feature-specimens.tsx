import { t } from '../messages';
import styles from './specimens.module.css';

/** Small pieces of the product's own screens; each shows what the feature beside it says. */
export function Source() {
  return (
    <>
      <span className={styles.mark}>1</span>
      <span className={styles.chip}>{t('Article 21, Constitution')}</span>
    </>
  );
}

export function OldAndNew() {
  return (
    <>
      <s className={styles.old}>IPC 420</s>
      <svg className={styles.arrow} viewBox="0 0 40 12">
        <path d="M1 6h36M32 1.500 37.500 6 32 10.500" />
      </svg>
      <strong className={styles.new}>BNS 318(4)</strong>
    </>
  );
}

export function Languages() {
  return (
    <span className={styles.letters}>
      <span>A</span>
      <span lang="ta">அ</span>
      <span lang="hi">अ</span>
      <span lang="kn">ಅ</span>
    </span>
  );
}

export function Unknown() {
  return <span className={styles.unknown}>{t('BNS 999? The Sanhita ends with section 358.')}</span>;
}

export function Paper() {
  return (
    <>
      <svg className={styles.sheet} viewBox="0 0 24 30">
        <path d="M3 1.500h12l6 6v21H3z" />
        <path d="M15 1.500v6h6M7 13h10M7 17.500h10M7 22h6" />
      </svg>
      <span>rent-agreement.pdf</span>
    </>
  );
}

const wave = [4, 9, 16, 11, 20, 26, 14, 22, 30, 18, 24, 12, 19, 8, 13, 5];

export function Voice() {
  return (
    <svg className={styles.wave} viewBox="0 0 128 32">
      {wave.map((height, index) => (
        <path key={index} d={`M${4 + index * 8} ${16 - height / 2}v${height}`} />
      ))}
    </svg>
  );
}

export function Thread() {
  return (
    <span className={styles.bubbles}>
      <span>{t('Is it bailable?')}</span>
      <span>{t('And the time limit?')}</span>
    </span>
  );
}

export function Yours() {
  return (
    <span className={styles.pair}>
      <span className={styles.chip}>{t('Export')}</span>
      <span className={styles.chip}>{t('Erase')}</span>
    </span>
  );
}
