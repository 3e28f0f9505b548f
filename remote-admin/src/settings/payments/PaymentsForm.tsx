import Box from '@mui/material/Box';
import type { GatewaySettings } from 'shared-contracts';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { GatewayGroup } from './GatewayGroup';
import { usePaymentsForm } from './use-payments-form';

export function PaymentsForm({ gateways }: { readonly gateways: readonly GatewaySettings[] }) {
  const { form, busy, onSubmit } = usePaymentsForm(gateways);
  return (
    <SettingsForm dirty={form.formState.isDirty} busy={busy} onSubmit={(event) => void onSubmit(event)}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
          alignItems: 'start',
        }}
      >
        {gateways.map((gateway, index) => (
          <GatewayGroup key={gateway.name} gateway={gateway} index={index} form={form} />
        ))}
      </Box>
    </SettingsForm>
  );
}
