import { type Done, type Language, type Line, type Text, type Tool, write } from 'rules';
import type { Block, Draft } from '../write/draft';
import type { Worked } from './work-out';

const headings: Readonly<Record<Language, string>> = {
  en: 'How it is counted',
  ta: 'கணக்கிட்ட விதம்',
  hi: 'हिसाब कैसे हुआ',
  kn: 'ಲೆಕ್ಕ ಹಾಕಿದ ಬಗೆ',
};

/**
 * Puts what was worked out before the rest of an answer, behind help in danger; what the answer said on another subject
 * goes. A question that told something impossible gets the sentence that says so.
 */
export function withTool(draft: Draft, worked: Worked | undefined, language: Language): Draft {
  if (!worked) return draft;
  const { result, tool } = worked;
  if (result.status === 'missing') return withQuestion(draft, tool, result.fields, language);
  const told: readonly Block[] =
    result.status === 'impossible'
      ? [{ kind: 'paragraph', text: write(result.problem, language) }]
      : blocksOf(result, language);
  const cited = result.status === 'done' ? result.lines.flatMap(({ law }) => law) : [];
  const law = [...new Set([...cited, ...tool.law])];
  const helpFirst = draft.outcome === 'danger' ? 1 : 0;
  const fits = draft.subjects.some((id) => law.includes(id)) || citesOneOf(draft, law);
  const rest = fits ? draft.blocks.slice(helpFirst) : [];
  return {
    ...draft,
    outcome: draft.outcome === 'danger' ? 'danger' : 'answered',
    blocks: [
      ...draft.blocks.slice(0, helpFirst),
      ...(worked.leads || !fits ? told : []),
      ...withLater(rest, worked.leads ? [] : told),
    ],
    subjects: fits ? draft.subjects : law.filter((id) => !id.startsWith('case-')).slice(0, 3),
    importance: [...new Set([...cited, ...(draft.importance ?? [])])],
    suggestions: fits ? draft.suggestions : [],
  };
}

const asks: Text = {
  en: 'To work it out for you I need: {what}. Tell me here or fill it in below.',
  ta: 'உங்களுக்காகக் கணக்கிட எனக்கு இவை தேவை: {what}. இங்கே சொல்லுங்கள் அல்லது கீழே நிரப்புங்கள்.',
  hi: 'आपके लिए हिसाब लगाने को मुझे चाहिए: {what}। यहाँ बताएँ या नीचे भरें।',
  kn: 'ನಿಮಗಾಗಿ ಲೆಕ್ಕ ಹಾಕಲು ನನಗೆ ಬೇಕು: {what}. ಇಲ್ಲಿ ಹೇಳಿ ಅಥವಾ ಕೆಳಗೆ ತುಂಬಿ.',
};

/** Asks in one sentence for what is missing, after what can be said without it. */
function withQuestion(draft: Draft, tool: Tool, missing: readonly string[], language: Language): Draft {
  const labels = missing.flatMap((name) => tool.fields[name]?.label[language] ?? []);
  if (labels.length === 0 || draft.outcome === 'danger' || draft.outcome === 'declined') return draft;
  const text = asks[language].replace('{what}', labels.map((label) => label.toLowerCase()).join('; '));
  return { ...draft, blocks: [...draft.blocks, { kind: 'paragraph', text }] };
}

/** What is told in passing comes after the first paragraph. */
function withLater([first, ...rest]: readonly Block[], told: readonly Block[]): readonly Block[] {
  return first ? [first, ...told, ...rest] : [];
}

function blocksOf(result: Done, language: Language): Block[] {
  const [main] = result.lines;
  const steps = result.lines.map((line) => withLaw(write(line.message, language), line));
  return [
    { kind: 'paragraph', text: withLaw(write(result.sentence, language), main) },
    { kind: 'heading', text: headings[language] },
    { kind: 'list', ordered: true, items: steps },
    ...result.warnings.map((warning) => ({ kind: 'paragraph' as const, text: write(warning, language) })),
  ];
}

/** A sentence with the provisions on which it rests, before its stop. */
function withLaw(sentence: string, line: Line | undefined): string {
  const [, words = sentence, stop = ''] = /^(.*?)([.।]?)$/su.exec(sentence) ?? [];
  return line ? `${words} (${line.law.map((id) => `[[${id}]]`).join(', ')})${stop}` : sentence;
}

/** Whether the text of a draft rests on one of these provisions. */
function citesOneOf({ blocks }: Draft, law: readonly string[]): boolean {
  const text = JSON.stringify(blocks);
  return law.some((id) => text.includes(`[[${id}]]`) || text.includes(`[[${id}|`));
}
