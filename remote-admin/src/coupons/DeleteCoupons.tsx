import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { useUndoable } from '../data/use-undoable';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/toast/use-toast';

interface Props {
  readonly ids: readonly string[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteCoupons({ ids, onClose, onDeleted }: Props) {
  const remove = useChange('deleteCoupons', 'listCoupons');
  const undoable = useUndoable('listCoupons');
  const toast = useToast();
  const one = ids.length === 1;
  const confirm = () =>
    remove.mutate(
      { body: { ids: [...ids] } },
      {
        onSuccess: ({ undo }) => {
          undoable(one ? 'The coupon was deleted.' : `${ids.length} coupons were deleted.`, undo);
          onDeleted();
        },
        onError: (error) => {
          toast.error(sentenceOf(error));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      title={one ? 'Delete Coupon' : 'Delete Coupons'}
      question={
        one
          ? 'Are you sure you want to delete this coupon?'
          : `Are you sure you want to delete these ${ids.length} coupons?`
      }
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
