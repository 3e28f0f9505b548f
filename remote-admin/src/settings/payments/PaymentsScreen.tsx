import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { PaymentsForm } from './PaymentsForm';

/** Both gateways, beside each other. */
export function PaymentsScreen() {
  const settings = useCall('paymentSettings', undefined);
  return (
    <Page
      title="Payment Settings"
      lead="Through whom customers pay. Secrets are stored encrypted and never shown again."
    >
      <Loaded query={settings}>{({ gateways }) => <PaymentsForm gateways={gateways} />}</Loaded>
    </Page>
  );
}
