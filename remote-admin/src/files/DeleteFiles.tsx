import type { FileRecord } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { useUndoable } from '../data/use-undoable';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { useToast } from '../ui/toast/use-toast';

interface Props {
  readonly files: readonly FileRecord[];
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteFiles({ files, onClose, onDeleted }: Props) {
  const remove = useChange('deleteFiles', 'listFiles', 'dashboard');
  const undoable = useUndoable('listFiles', 'dashboard');
  const toast = useToast();
  const what = files.length === 1 && files[0] ? `"${files[0].name}"` : `these ${files.length} files`;
  const confirm = () =>
    remove.mutate(
      { body: { ids: files.map(({ id }) => id) } },
      {
        onSuccess: ({ undo }) => {
          undoable(files.length === 1 ? 'The file was deleted.' : `${files.length} files were deleted.`, undo);
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
      title={files.length === 1 ? 'Delete File' : 'Delete Files'}
      question={`Are you sure you want to delete ${what}? Answers stop using it at once.`}
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
