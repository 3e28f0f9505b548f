import type { FactName, Facts } from 'knowledge';
import type { Language } from 'shared-contracts/calls/chat/types';
import { phrasesOf } from './phrases';

/** The facts of a provision with their names, in the reader's language. */
export function factList(facts: Facts, language: Language): { name: string; value: string }[] {
  const phrases = phrasesOf[language];
  return (Object.keys(facts) as FactName[]).flatMap((name) => {
    const value = facts[name];
    if (!value) return [];
    return [
      {
        name: phrases.facts[name],
        value: value.toLowerCase() === 'yes' ? phrases.yes : value.toLowerCase() === 'no' ? phrases.no : value,
      },
    ];
  });
}
