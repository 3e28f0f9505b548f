import { zodResolver } from '@hookform/resolvers/zod';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { useFieldArray, useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import type { PricingPlan } from 'shared-contracts';
import { pricingBody } from 'shared-contracts/calls/admin/settings';
import { ServiceError } from 'shared-contracts/services/service-error';
import { useChange } from '../../data/calls';
import { Panel } from '../../ui/Panel';
import { SettingsForm } from '../../ui/form/SettingsForm';
import { showServerErrors } from '../../ui/form/server-errors';
import { useToast } from '../../ui/toast/use-toast';
import { PlanEditor } from './PlanEditor';
import { clampTab, editable, newPricingPlan, type PricingValues } from './pricing-values';

export function PricingForm({ plans: saved }: { readonly plans: readonly PricingPlan[] }) {
  const { control, handleSubmit, reset, setError, formState } = useForm<PricingValues>({
    defaultValues: { plans: editable(saved) },
    resolver: zodResolver(pricingBody) as unknown as Resolver<PricingValues>,
  });
  const { fields, append, remove } = useFieldArray({ control, name: 'plans', keyName: 'key' });
  const names = useWatch({ control, name: 'plans' });
  const [chosen, setChosen] = useState(0);
  const tab = clampTab(chosen, fields.length);
  const change = useChange('savePricing', 'pricing', 'listPlans');
  const toast = useToast();

  const submit = async (body: PricingValues) => {
    try {
      reset({ plans: editable((await change.mutateAsync({ body })).plans) });
      toast.success('Pricing plans updated successfully!');
    } catch (error) {
      const placed = showServerErrors(error, setError);
      const reason = error instanceof ServiceError && !placed ? ` ${error.message}` : '';
      toast.error(`Failed to update pricing plans${reason === '' ? '' : `.${reason}`}`);
    }
  };
  const showFirstError = ({ plans }: FieldErrors<PricingValues>) => {
    const at = Array.isArray(plans) ? plans.findIndex(Boolean) : -1;
    if (at >= 0) setChosen(at);
  };
  const add = () => {
    append(newPricingPlan(fields.length + 1), { shouldFocus: false });
    setChosen(fields.length);
  };
  return (
    <SettingsForm
      dirty={formState.isDirty}
      busy={change.isPending}
      busyLabel="Saving..."
      onSubmit={(event) => void handleSubmit(submit, showFirstError)(event)}
      actions={
        <>
          <Button variant="outlined" startIcon={<AddIcon />} onClick={add}>
            Add Plan
          </Button>
          <Button variant="outlined" color="error" disabled={fields.length <= 1} onClick={() => remove(tab)}>
            Remove Plan
          </Button>
        </>
      }
    >
      <Panel>
        <Tabs
          value={tab}
          onChange={(_event, value: number) => setChosen(value)}
          variant="scrollable"
          scrollButtons="auto"
          aria-label="Plans"
          sx={{ marginBottom: 3, borderBottom: 1, borderColor: 'divider' }}
        >
          {fields.map(({ key }, index) => (
            <Tab
              key={key}
              label={names[index]?.name || 'Unnamed plan'}
              id={`plan-tab-${index}`}
              aria-controls="plan-panel"
            />
          ))}
        </Tabs>
        <Box role="tabpanel" id="plan-panel" aria-labelledby={`plan-tab-${tab}`}>
          <PlanEditor key={fields[tab]?.key} control={control} index={tab} />
        </Box>
      </Panel>
    </SettingsForm>
  );
}
