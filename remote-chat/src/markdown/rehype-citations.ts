import type { Element, ElementContent, Root, RootContent } from 'hast';

type Content = RootContent | ElementContent;

const reference = /\[(\d{1,2})\]/g;
const untouched = new Set(['code', 'pre', 'a']);

/** Turns `[1]` in running text into a `cite` element, for as many sources as the answer has. */
export function rehypeCitations({ count }: { readonly count: number }) {
  return (tree: Root): void => {
    if (count > 0) tree.children = replaceIn(tree.children, count);
  };
}

function replaceIn(nodes: readonly Content[], count: number): Content[] {
  return nodes.flatMap((node): Content[] => {
    if (node.type === 'text') return splitText(node.value, count);
    if (node.type !== 'element' || untouched.has(node.tagName)) return [node];
    return [{ ...node, children: replaceIn(node.children, count) as ElementContent[] }];
  });
}

function splitText(text: string, count: number): ElementContent[] {
  const parts: ElementContent[] = [];
  let from = 0;
  for (const match of text.matchAll(reference)) {
    const number = Number(match[1]);
    if (number < 1 || number > count) continue;
    // The chip follows its word without a blank, and stays on its line.
    const before = text.slice(from, match.index).replace(/ $/, '\u2060');
    if (before !== '') parts.push({ type: 'text', value: before });
    parts.push(cite(number));
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ type: 'text', value: text.slice(from) });
  return parts;
}

function cite(number: number): Element {
  return { type: 'element', tagName: 'cite', properties: { dataNumber: String(number) }, children: [{ type: 'text', value: String(number) }] };
}
