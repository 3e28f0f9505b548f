import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { GatewaySettings } from 'shared-contracts';
import { useLive } from '../../app/host';
import { PasswordInput } from '../../ui/form/PasswordInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { GatewayTest } from './GatewayTest';
import { gatewayNames } from './gateways';
import type { PaymentsValues } from './payments-schema';

interface Props {
  readonly gateway: GatewaySettings;
  readonly index: number;
  readonly form: UseFormReturn<PaymentsValues>;
}

const setHint = 'A secret is set. Type a new one to replace it.';

/** One gateway; its fields are shown while it is active. */
export function GatewayGroup({ gateway, index, form: { control, formState } }: Props) {
  const live = useLive();
  const id = useId();
  const active = useWatch({ control, name: `gateways.${index}.active` });
  const testMode = useWatch({ control, name: `gateways.${index}.testMode` });
  return (
    <Card role="group" aria-labelledby={id} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2" id={id}>
          {gatewayNames[gateway.name]}
        </Typography>
        <SwitchInput control={control} name={`gateways.${index}.active`} label="Active" />
      </Box>
      {active && (
        <Stack spacing={2.5} sx={{ marginTop: 2 }}>
          <TextInput control={control} name={`gateways.${index}.apiKey`} label="API Key" autoComplete="off" />
          <PasswordInput
            control={control}
            name={`gateways.${index}.secretKey`}
            label="Secret Key"
            {...(gateway.secretKeySet ? { hint: setHint } : {})}
          />
          <TextInput
            control={control}
            name={`gateways.${index}.webhookUrl`}
            label="Webhook URL"
            type="url"
            placeholder="https://"
            autoComplete="off"
          />
          {live && (
            <PasswordInput
              control={control}
              name={`gateways.${index}.webhookSecret`}
              label="Webhook signing secret"
              {...(gateway.webhookSecretSet ? { hint: setHint } : {})}
            />
          )}
          <SwitchInput
            control={control}
            name={`gateways.${index}.testMode`}
            label="Test Mode"
            hint={testMode ? 'Test: no money moves.' : 'Live: real payments are taken.'}
          />
          <GatewayTest name={gateway.name} dirty={formState.isDirty} />
        </Stack>
      )}
    </Card>
  );
}
