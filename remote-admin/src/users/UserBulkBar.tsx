import Button from '@mui/material/Button';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { useUndoable } from '../data/use-undoable';
import { BulkBar } from '../ui/table/BulkBar';
import { useToast } from '../ui/toast/use-toast';

interface Props {
  readonly chosen: readonly string[];
  readonly onDone: () => void;
}

export function UserBulkBar({ chosen, onDone }: Props) {
  const bulk = useChange('bulkUsers', 'listUsers', 'dashboard');
  const undoable = useUndoable('listUsers', 'dashboard');
  const toast = useToast();
  const run = async (action: 'activate' | 'deactivate') => {
    try {
      const { undo } = await bulk.mutateAsync({ body: { ids: [...chosen], action } });
      undoable(`${chosen.length} ${chosen.length === 1 ? 'user' : 'users'} ${action}d.`, undo);
      onDone();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  return (
    <BulkBar count={chosen.length} onClear={onDone}>
      <Button size="small" variant="outlined" disabled={bulk.isPending} onClick={() => void run('activate')}>
        Activate
      </Button>
      <Button
        size="small"
        variant="outlined"
        color="error"
        disabled={bulk.isPending}
        onClick={() => void run('deactivate')}
      >
        Deactivate
      </Button>
    </BulkBar>
  );
}
