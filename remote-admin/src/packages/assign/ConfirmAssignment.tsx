import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Facts } from '../../ui/Facts';
import { InfoDialog } from '../../ui/InfoDialog';
import type { Assignment } from './assignment';

interface Props {
  readonly assignment: Assignment;
  /** The plan's name, N/A when none was chosen. */
  readonly plan: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

const methodNames = { '': 'N/A', online: 'Online', offline: 'Offline' } as const;

export function ConfirmAssignment({ assignment, plan, busy, onConfirm, onCancel }: Props) {
  return (
    <InfoDialog
      title="Confirm Assignment"
      width="xs"
      onClose={onCancel}
      actions={
        <>
          <Button variant="outlined" onClick={onCancel}>
            Cancel
          </Button>
          <Button variant="contained" loading={busy} onClick={onConfirm}>
            Confirm and Assign
          </Button>
        </>
      }
    >
      <Typography sx={{ marginBottom: 2 }}>Please look at the assignment once more.</Typography>
      <Facts
        facts={[
          ['User', assignment.userEmail || 'N/A'],
          ['Plan', plan],
          ['Payment Method', methodNames[assignment.paymentMethod]],
          ['Transaction ID', assignment.transactionId || 'N/A'],
        ]}
      />
    </InfoDialog>
  );
}
