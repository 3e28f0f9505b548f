import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';

interface Props<T extends FieldValues, O> {
  readonly control: Control<T, unknown, O>;
  readonly name: FieldPath<T>;
  readonly label: string;
  readonly hint?: string;
}

export function SwitchInput<T extends FieldValues, O>({ control, name, label, hint }: Props<T, O>) {
  const { field } = useController({ control, name });
  const hintId = `field-${name}-hint`;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={Boolean(field.value)}
            onChange={(event) => field.onChange(event.target.checked)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref, ...(hint ? { 'aria-describedby': hintId } : {}) } }}
          />
        }
      />
      {hint && (
        <Typography id={hintId} variant="body2" color="textSecondary" sx={{ marginLeft: '47px', marginTop: -0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
