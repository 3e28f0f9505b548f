import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useController, type Control } from 'react-hook-form';
import { useCall } from '../data/calls';
import type { CouponValues } from './coupon-values';

/** Plans that a coupon is for, chosen from those that are sold; one that is no longer sold stays until it is taken off. */
export function CouponProducts<O>({ control }: { readonly control: Control<CouponValues, unknown, O> }) {
  const plans = useCall('listPlans', undefined);
  const { field } = useController({ control, name: 'products' });
  const chosen: readonly string[] = field.value;
  const sold = (plans.data?.plans ?? []).map(({ slug, name }) => ({ slug, name }));
  const gone = chosen.filter((slug) => !sold.some((plan) => plan.slug === slug)).map((slug) => ({ slug, name: slug }));
  const toggle = (slug: string) =>
    field.onChange(chosen.includes(slug) ? chosen.filter((one) => one !== slug) : [...chosen, slug]);
  return (
    <FormControl component="fieldset" variant="standard">
      <FormLabel component="legend">Plans</FormLabel>
      <FormGroup row>
        {[...sold, ...gone].map(({ slug, name }) => (
          <FormControlLabel
            key={slug}
            label={name}
            control={<Checkbox checked={chosen.includes(slug)} onChange={() => toggle(slug)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>None chosen means every plan.</FormHelperText>
    </FormControl>
  );
}
