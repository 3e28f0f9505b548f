import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { answerLanguages, type AnswerLanguage, type TypedDraft } from './draft';

interface Props {
  readonly draft: TypedDraft;
  readonly language: AnswerLanguage;
  readonly onLanguage: (language: AnswerLanguage) => void;
  readonly onChange: (draft: TypedDraft) => void;
}

/** The answer and the ways of asking, a tab for each language. */
export function LanguageFields({ draft, language, onLanguage, onChange }: Props) {
  const id = useId();
  return (
    <Box>
      <Tabs
        value={language}
        onChange={(_event, next: AnswerLanguage) => onLanguage(next)}
        variant="scrollable"
        // The four names stand beside each other on a phone.
        sx={{ '& .MuiTab-root': { minWidth: 64 } }}
        aria-label="Language of the answer"
      >
        {answerLanguages.map(({ code, name }) => (
          <Tab key={code} value={code} label={name} lang={code} id={`${id}-${code}`} aria-controls={`${id}-panel`} />
        ))}
      </Tabs>
      <Stack
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${language}`}
        spacing={2.5}
        sx={{ paddingTop: 2.5 }}
      >
        <TextField
          id={`${id}-answer`}
          label="Answer"
          multiline
          minRows={3}
          required={language === 'en'}
          value={draft.answer[language]}
          onChange={({ target }) => onChange({ ...draft, answer: { ...draft.answer, [language]: target.value } })}
          helperText="One to three sentences that begin with the answer. Cite law as [[bnss-173]]."
          slotProps={{ htmlInput: { lang: language } }}
        />
        <TextField
          id={`${id}-asks`}
          label="Ways of asking, one a line"
          multiline
          minRows={3}
          required={language === 'en'}
          value={draft.asks[language]}
          onChange={({ target }) => onChange({ ...draft, asks: { ...draft.asks, [language]: target.value } })}
          helperText={
            language === 'en'
              ? 'At least three, as people type them; Hindi or Tamil in Latin letters too.'
              : 'Two to four, in the script of the language.'
          }
          slotProps={{ htmlInput: { lang: language } }}
        />
      </Stack>
    </Box>
  );
}
