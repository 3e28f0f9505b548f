import Stack from '@mui/material/Stack';
import type { Control } from 'react-hook-form';
import { FormGrid } from '../../ui/form/FormGrid';
import { MoneyInput } from '../../ui/form/MoneyInput';
import { NumberInput } from '../../ui/form/NumberInput';
import { SwitchInput } from '../../ui/form/SwitchInput';
import { TextInput } from '../../ui/form/TextInput';
import { FeatureList } from './FeatureList';
import { PlanTranslations } from './PlanTranslations';
import type { PricingValues } from './pricing-values';

interface Props {
  readonly control: Control<PricingValues>;
  readonly index: number;
}

/** Prices are whole rupees here. */
export function PlanEditor({ control, index }: Props) {
  return (
    <Stack spacing={2.5}>
      <FormGrid>
        <TextInput control={control} name={`plans.${index}.name`} label="Plan Name" />
        <TextInput control={control} name={`plans.${index}.description`} label="Description" />
      </FormGrid>
      <FormGrid columns={3}>
        <MoneyInput control={control} name={`plans.${index}.monthlyPricePaise`} label="Monthly Price" step={1} />
        <MoneyInput
          control={control}
          name={`plans.${index}.yearlyPricePaise`}
          label="Yearly Price (per month)"
          step={1}
        />
        <NumberInput
          control={control}
          name={`plans.${index}.savePercentage`}
          label="Save Percentage"
          suffix="%"
          max={100}
          empty={0}
          clamped
        />
      </FormGrid>
      <SwitchInput
        control={control}
        name={`plans.${index}.popular`}
        label="Popular"
        hint="Stands out on the pricing page."
      />
      <FeatureList control={control} index={index} />
      <PlanTranslations control={control} index={index} />
    </Stack>
  );
}
