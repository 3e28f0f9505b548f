import { useRef, useState, type KeyboardEvent } from 'react';
import { t } from '../../messages';
import styles from './OtpField.module.css';
import { emptyCode, writeDigits } from './otp-digits';

/** Six boxes for the six digits of a code that was sent by e-mail. */
export function OtpField({ onChange }: { readonly onChange: (code: string) => void }) {
  const [digits, setDigits] = useState(emptyCode);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const goTo = (index: number) => boxes.current[Math.min(Math.max(index, 0), digits.length - 1)]?.focus();

  const write = (index: number, text: string) => {
    const written = writeDigits(digits, index, text);
    if (!written) return;
    setDigits(written.digits);
    onChange(written.digits.join(''));
    goTo(written.next);
  };
  const onKeyDown = (index: number, event: KeyboardEvent) => {
    const isBack = event.key === 'ArrowLeft' || (event.key === 'Backspace' && digits[index] === '');
    if (!isBack && event.key !== 'ArrowRight') return;
    event.preventDefault();
    goTo(index + (isBack ? -1 : 1));
  };

  return (
    <div className={styles['boxes']} role="group" aria-label={t('6-digit code')}>
      {digits.map((digit, index) => (
        <input
          key={index}
          ref={(box) => {
            boxes.current[index] = box;
          }}
          className={`input ${styles['box']}`}
          aria-label={t('Digit {number}', { number: index + 1 })}
          type="text"
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          {...(index === 0 ? { 'data-autofocus': '' } : {})}
          value={digit}
          onFocus={(event) => event.target.select()}
          onChange={(event) => write(index, event.target.value)}
          onKeyDown={(event) => onKeyDown(index, event)}
          onPaste={(event) => {
            event.preventDefault();
            write(index, event.clipboardData.getData('text'));
          }}
        />
      ))}
    </div>
  );
}
