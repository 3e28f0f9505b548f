import Button from '@mui/material/Button';
import { BulkBar } from './BulkBar';

interface Props {
  readonly count: number;
  readonly onClear: () => void;
  readonly onDelete: () => void;
}

export function BulkDeleteBar({ count, onClear, onDelete }: Props) {
  return (
    <BulkBar count={count} onClear={onClear}>
      <Button size="small" variant="outlined" color="error" onClick={onDelete}>
        Delete selected
      </Button>
    </BulkBar>
  );
}
