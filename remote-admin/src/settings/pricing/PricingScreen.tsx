import Button from '@mui/material/Button';
import { paths } from 'shared-contracts/paths';
import { Link } from 'shared-contracts/router';
import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { PricingForm } from './PricingForm';

/** The words and prices of the plans that Package Management keeps: one and the same plan, changed in either place. */
export function PricingScreen() {
  const pricing = useCall('pricing', undefined);
  return (
    <Page
      title="Pricing Page Settings"
      lead="The plans of Package Management, as the public pricing page shows them. A change here is a change there."
      narrow
      actions={
        <Button component={Link} to={paths.admin.packages.href()} variant="outlined">
          Limits and rights of plans
        </Button>
      }
    >
      <Loaded query={pricing}>{({ plans }) => <PricingForm plans={plans} />}</Loaded>
    </Page>
  );
}
