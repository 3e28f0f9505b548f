import { useQueryClient } from '@tanstack/react-query';
import { useAdmin } from '../app/host';
import { useToast } from '../ui/toast/use-toast';
import { reload, type CallName } from './calls';
import { sentenceOf } from './sentence-of';

/** Says what was done and offers to take it back, as long as the server can. */
export function useUndoable(...changes: readonly CallName[]): (text: string, undo: string | null) => void {
  const admin = useAdmin();
  const queries = useQueryClient();
  const toast = useToast();
  return (text, undo) => {
    const takeBack = async (token: string) => {
      try {
        await admin.undo({ body: { undo: token } });
        await reload(queries, changes);
        toast.success('Undone.');
      } catch (error) {
        toast.error(sentenceOf(error));
      }
    };
    toast.success(text, undo === null ? undefined : { label: 'Undo', run: () => void takeBack(undo) });
  };
}
