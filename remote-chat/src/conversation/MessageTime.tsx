import { format } from 'date-fns';

export function MessageTime({ at, className }: { readonly at: string; readonly className?: string | undefined }) {
  return (
    <time className={className} dateTime={at}>
      {format(new Date(at), 'h:mm a')}
    </time>
  );
}
