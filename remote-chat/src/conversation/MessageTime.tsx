import { written } from '../ui/dates';

export function MessageTime({ at, className }: { readonly at: string; readonly className?: string | undefined }) {
  return (
    <time className={className} dateTime={at}>
      {written(at, 'time')}
    </time>
  );
}
