import { t } from '../../messages';
import { backToProfile } from '../account/back-to-profile';
import { FormAlert } from '../fields/FormAlert';
import { LoadedPart } from '../frame/LoadedPart';
import { ModalFrame } from '../frame/ModalFrame';
import { InvoiceList } from './InvoiceList';
import { SubscriptionBox } from './SubscriptionBox';
import { useBilling } from './use-billing';

export function BillingModal() {
  const { loaded, problem, said, isBusy, cancel, resume, refund } = useBilling();
  return (
    <ModalFrame title={t('Plan and invoices')} backTo={backToProfile}>
      <FormAlert text={problem} />
      {said && <p role="status">{said}</p>}
      <LoadedPart loaded={loaded} waiting={t('Opening your plan…')}>
        {({ subscription, invoices }) => (
          <>
            <SubscriptionBox
              subscription={subscription}
              isBusy={isBusy}
              onCancel={cancel}
              onResume={resume}
              onRefund={refund}
            />
            <InvoiceList invoices={invoices} />
          </>
        )}
      </LoadedPart>
    </ModalFrame>
  );
}
