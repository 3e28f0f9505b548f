import styles from './FormAlert.module.css';

export function FormAlert({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p className={styles['alert']} role="alert">
      {text}
    </p>
  );
}
