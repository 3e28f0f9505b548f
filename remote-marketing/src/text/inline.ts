import { linkTarget } from './link-target';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const pattern = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<target>[^)]+)\)/g;

/** Splits a text into plain words, strong words and links. Throws on a link that leads nowhere. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(marked(match.groups ?? {}));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

function marked({ strong, label = '', target = '' }: Readonly<Record<string, string | undefined>>): Inline {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'link', text: label, href: linkTarget(target) };
}
