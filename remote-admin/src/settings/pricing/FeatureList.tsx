import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { token } from '../../theme/tokens';
import { IconAction } from '../../ui/IconAction';
import type { PricingValues } from './pricing-values';

interface Props {
  readonly control: Control<PricingValues>;
  readonly index: number;
}

export function FeatureList({ control, index }: Props) {
  const { field } = useController({ control, name: `plans.${index}.features` });
  const [text, setText] = useState('');
  const features = field.value;
  const add = () => {
    if (text.trim() === '') return;
    field.onChange([...features, text.trim()]);
    setText('');
  };
  return (
    <Box component="section" aria-label="Features">
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        Features
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {features.map((feature, at) => (
          <Box
            key={`${feature}-${at}`}
            component="li"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 1,
              borderBottom: `1px solid ${token.line}`,
            }}
          >
            {feature}
            <IconAction
              label={`Remove ${feature}`}
              icon={<DeleteIcon />}
              onClick={() => field.onChange(features.filter((_, other) => other !== at))}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end', marginTop: 2 }}>
        <TextField
          id="new-feature"
          label="New feature"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button variant="outlined" onClick={add} sx={{ minHeight: 44 }}>
          Add Feature
        </Button>
      </Box>
    </Box>
  );
}
