import { useCall } from '../../data/calls';
import { Loaded } from '../../ui/Loaded';
import { Page } from '../../ui/Page';
import { PricingForm } from './PricingForm';

export function PricingScreen() {
  const pricing = useCall('pricing', undefined);
  return (
    <Page title="Pricing Page Settings" lead="The plans as the public pricing page shows them." narrow>
      <Loaded query={pricing}>{({ plans }) => <PricingForm plans={plans} />}</Loaded>
    </Page>
  );
}
