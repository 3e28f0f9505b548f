import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Control } from 'react-hook-form';
import { languageNames } from 'shared-contracts/language/languages';
import { TextInput } from '../../ui/form/TextInput';
import type { PricingValues } from './pricing-values';
import { TranslatedFeatures } from './TranslatedFeatures';

const languages = ['ta', 'hi', 'kn'] as const;

interface Props {
  readonly control: Control<PricingValues>;
  readonly index: number;
}

/** The words of a plan in the other languages, a tab for each. */
export function PlanTranslations({ control, index }: Props) {
  const id = useId();
  const [language, setLanguage] = useState<(typeof languages)[number]>('ta');
  const name = `plans.${index}.translations.${language}` as const;
  return (
    <Box component="section" aria-label="Other languages">
      <Typography variant="h3" component="h2">
        Other languages
      </Typography>
      <Typography color="text.secondary">What is left empty is shown in English.</Typography>
      <Tabs
        value={language}
        onChange={(_event, next: (typeof languages)[number]) => setLanguage(next)}
        aria-label="Language of the plan"
      >
        {languages.map((code) => (
          <Tab
            key={code}
            value={code}
            label={languageNames[code]}
            lang={code}
            id={`${id}-${code}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Stack
        key={language}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${language}`}
        lang={language}
        spacing={2.5}
        sx={{ paddingTop: 2.5 }}
      >
        <TextInput control={control} name={`${name}.name`} label="Translated name" />
        <TextInput control={control} name={`${name}.description`} label="Translated description" />
        <TranslatedFeatures control={control} name={`${name}.features`} />
      </Stack>
    </Box>
  );
}
