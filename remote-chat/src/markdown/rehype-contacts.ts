import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { phoneNumbers } from './phone-numbers';
import { webSites } from './web-sites';

type Content = RootContent | ElementContent;

const untouched = new Set(['code', 'pre', 'a', 'cite']);

/** Makes links of the numbers to call and of the sites that an answer names; it runs after what strangers wrote was made harmless. */
export function rehypeContacts() {
  return (tree: Root): void => {
    tree.children = linkIn(tree.children, '');
  };
}

function linkIn(nodes: readonly Content[], parent: string): Content[] {
  const isAlone = parent === 'strong' && nodes.length === 1;
  return nodes.flatMap((node): Content[] => {
    if (node.type === 'text') return linkText(node, isAlone && /^[\d\s-]+$/.test(node.value));
    if (node.type !== 'element' || untouched.has(node.tagName)) return [node];
    return [{ ...node, children: linkIn(node.children, node.tagName) as ElementContent[] }];
  });
}

function linkText({ value }: Text, isAlone: boolean): ElementContent[] {
  const found = [
    ...phoneNumbers(value, isAlone).map(({ index, text, dial }) => ({ index, text, href: `tel:${dial}` })),
    ...webSites(value),
  ].sort((a, b) => a.index - b.index);
  const parts: ElementContent[] = [];
  let from = 0;
  for (const { index, text, href } of found) {
    if (index < from) continue;
    const end = index + text.length;
    const before = opening.exec(value.slice(from, index))?.[0] ?? '';
    const after = closing.exec(value.slice(end))?.[0] ?? '';
    if (index - before.length > from) parts.push(textOf(value.slice(from, index - before.length)));
    parts.push(...kept(before, link(href, text), after));
    from = end + after.length;
  }
  if (from < value.length) parts.push(textOf(value.slice(from)));
  return parts;
}

const opening = /[(“"]$/;
const closing = /^[)”"]?[.,;:!?।]?/;

const textOf = (value: string): Text => ({ type: 'text', value });

/** A contact with the bracket or stop that touches it, which stay on its line. */
function kept(before: string, contact: Element, after: string): ElementContent[] {
  if (before + after === '') return [contact];
  const children = [textOf(before), contact, textOf(after)].filter((part) => part.type !== 'text' || part.value !== '');
  return [{ type: 'element', tagName: 'span', properties: { dataKept: '' }, children }];
}

const link = (href: string, text: string): Element => ({
  type: 'element',
  tagName: 'a',
  properties: { href },
  children: [{ type: 'text', value: text }],
});
