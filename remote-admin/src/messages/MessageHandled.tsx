import type { StoredContactMessage } from 'shared-contracts';
import { useChange } from '../data/calls';
import { sentenceOf } from '../data/sentence-of';
import { StatusSwitch } from '../ui/StatusSwitch';
import { useToast } from '../ui/toast/use-toast';

export function MessageHandled({ message }: { readonly message: StoredContactMessage }) {
  const change = useChange('setContactMessageHandled', 'listContactMessages');
  const toast = useToast();
  return (
    <StatusSwitch
      label="Handled"
      checked={change.isPending ? change.variables.body.handled : message.handled}
      disabled={change.isPending}
      onChange={(handled) =>
        change.mutate(
          { params: { id: message.id }, body: { handled } },
          { onError: (error) => toast.error(sentenceOf(error)) },
        )
      }
    />
  );
}
