import { useCopied } from '../../ui/use-copied';
import { TextField } from '../fields/TextField';
import form from '../fields/form.module.css';

interface SharedLinkProps {
  readonly url: string;
  readonly isBusy: boolean;
  readonly onTakeBack: () => void;
}

export function SharedLink({ url, isBusy, onTakeBack }: SharedLinkProps) {
  const [copied, copy] = useCopied();
  return (
    <>
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} />
      <div className={form['columns']}>
        <button type="button" className="button quiet" disabled={isBusy} onClick={onTakeBack}>
          Stop sharing
        </button>
        <button type="button" className="button" onClick={() => void copy(url)}>
          {copied ? 'Copied' : 'Copy link'}
        </button>
      </div>
    </>
  );
}
