import { brand } from 'shared-contracts/brand';
import { plainTextWithCitations } from '../markdown/plain-text';
import { t } from '../messages';
import type { Message } from '../store/chat';
import { written } from '../ui/dates';

/** A chat as it leaves the product. */
export interface WrittenChat {
  readonly title: string;
  readonly messages: readonly Pick<Message, 'role' | 'content' | 'citations' | 'at'>[];
}

const day = (at: string): string => written(at, 'dayAndTime');
const disclaimer = (): string =>
  t('{brand} gives general information on Indian law and may be wrong; it is no advice of a lawyer.', {
    brand: brand.name,
  });

/** A chat as Markdown, with the sources under each answer. */
export function chatMarkdown({ title, messages }: WrittenChat): string {
  const parts = messages.map(({ role, content, citations, at }) => {
    if (role === 'user') return `## ${content.replace(/\s*\n\s*/g, ' ')}\n\n*${day(at)}*`;
    const sources = citations.map(({ label, url }, index) => `[${index + 1}] ${label}${url ? ` <${url}>` : ''}`);
    return [content, sources.join('  \n')].filter(Boolean).join('\n\n');
  });
  return [`# ${title}`, ...parts, `---\n\n${disclaimer()}`].join('\n\n') + '\n';
}

const longestParagraph = 8000;
const mostParagraphs = 200;

/** A chat as paragraphs of plain text, for a document. */
export function chatParagraphs({ messages }: WrittenChat): string[] {
  const paragraphs = messages.flatMap(({ role, content, citations, at }) =>
    role === 'user' ? [`${day(at)}\n${content}`] : plainTextWithCitations(content, citations).split('\n\n'),
  );
  return [...paragraphs.map((text) => text.slice(0, longestParagraph)).slice(-(mostParagraphs - 1)), disclaimer()];
}

/** A file's name after the chat's title, with letters that every system can keep. */
export const fileNameOf = (title: string): string =>
  title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'chat';
