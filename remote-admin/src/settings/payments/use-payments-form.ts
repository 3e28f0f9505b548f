import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type Resolver } from 'react-hook-form';
import type { GatewaySettings } from 'shared-contracts';
import { useChange } from '../../data/calls';
import { useSave } from '../../ui/form/use-save';
import { useToast } from '../../ui/toast/use-toast';
import { gatewayValues } from './gateways';
import { paymentsSchema, type PaymentsValues } from './payments-schema';

/** The form of one or more gateways; what was saved becomes its new beginning. */
export function usePaymentsForm(gateways: readonly GatewaySettings[]) {
  const form = useForm<PaymentsValues>({
    defaultValues: { gateways: gateways.map(gatewayValues) },
    resolver: zodResolver(paymentsSchema) as unknown as Resolver<PaymentsValues>,
  });
  const change = useChange('savePaymentSettings', 'paymentSettings');
  const save = useSave(form.setError);
  const toast = useToast();
  const submit = (body: PaymentsValues) =>
    save(async () => {
      const saved = await change.mutateAsync({ body });
      const shown = body.gateways.map(({ name }) => name);
      form.reset({ gateways: saved.gateways.filter(({ name }) => shown.includes(name)).map(gatewayValues) });
      toast.success('Payment settings saved successfully!');
    });
  return { form, busy: change.isPending, onSubmit: form.handleSubmit(submit) };
}
