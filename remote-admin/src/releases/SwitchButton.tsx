import Button from '@mui/material/Button';
import { useState } from 'react';
import type { ReleaseSwitch } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/toast/use-toast';

const words = {
  rollback: {
    label: 'Roll back',
    question: (remote: string, id: string) =>
      `Go back to ${remote} ${id}? New visits get it at once; open pages go on with what they have.`,
    done: (remote: string, id: string) => `${remote} is back at ${id}.`,
  },
  promote: {
    label: 'Promote',
    question: (remote: string, id: string) => `Give ${remote} ${id} to everybody?`,
    done: (remote: string, id: string) => `Everybody gets ${remote} ${id} from now on.`,
  },
  'end-canary': {
    label: 'End canary',
    question: (remote: string, id: string) => `End the trial of ${remote} ${id}? Everybody gets the live release.`,
    done: (remote: string, id: string) => `The canary ${remote} ${id} has ended.`,
  },
} as const;

interface Props extends ReleaseSwitch {
  readonly remote: string;
}

/** Switches what visitors get, after asking once more. */
export function SwitchButton({ remote, action, id }: Props) {
  const [asking, setAsking] = useState(false);
  const change = useChange('switchRelease', 'releases', 'listAudit');
  const toast = useToast();
  const { label, question, done } = words[action];
  const confirm = () =>
    change.mutate(
      { params: { remote }, body: { action, id } },
      {
        onSuccess: () => toast.success(done(remote, id)),
        onError: (error) => toast.error(sentenceOf(error)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={label}
        question={question(remote, id)}
        confirmLabel={label}
        busy={change.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
