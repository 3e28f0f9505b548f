import Button from '@mui/material/Button';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { PaymentsForm } from './PaymentsForm';

/** The gateway in use, as one form. */
export function GatewayScreen() {
  const settings = useCall('paymentSettings', undefined);
  return (
    <Page
      title="Payment Gateway"
      lead="The gateway that customers pay through."
      narrow
      actions={
        <Button component={Link} to={paths.admin.payments.href()} variant="outlined">
          All gateways
        </Button>
      }
    >
      <Loaded query={settings}>
        {({ gateways }) => {
          const used = gateways.find(({ active }) => active) ?? gateways[0];
          return used && <PaymentsForm key={used.name} gateways={[used]} />;
        }}
      </Loaded>
    </Page>
  );
}
