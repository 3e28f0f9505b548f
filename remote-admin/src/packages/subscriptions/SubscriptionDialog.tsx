import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import type { SubscriptionRow } from 'shared-contracts';
import { adminDownloads } from 'shared-contracts/calls/admin/routes';
import { useCall } from '../../data/calls';
import { Facts } from '../../ui/Facts';
import { InfoDialog } from '../../ui/InfoDialog';
import { Loaded } from '../../ui/Loaded';
import { StatusChip } from '../../ui/StatusChip';
import { day } from '../../ui/format';
import { useDownload } from '../../ui/use-download';

interface Props {
  readonly row: SubscriptionRow;
  readonly onClose: () => void;
}

export function SubscriptionDialog({ row, onClose }: Props) {
  const detail = useCall('getSubscription', { params: { id: row.id } });
  const download = useDownload();
  const proof = detail.data?.hasProof && (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => void download(adminDownloads.proof(row.id))}>
      Transaction proof
    </Button>
  );
  return (
    <InfoDialog title="Subscription Details" onClose={onClose} actions={proof}>
      <Loaded query={detail}>
        {(subscription) => (
          <Facts
            facts={[
              ['User', subscription.user],
              ['Email', subscription.email],
              ['Plan', subscription.plan],
              ['Period', subscription.period],
              ['Start date', day(subscription.startDate)],
              ['End date', day(subscription.endDate)],
              ['Status', <StatusChip key="status" status={subscription.status} />],
              ['Payment method', subscription.paymentMethod || '–'],
              ['Transaction ID', subscription.transactionId || '–'],
              ['Invoices', subscription.invoiceNumbers.join(', ') || '–'],
            ]}
          />
        )}
      </Loaded>
    </InfoDialog>
  );
}
