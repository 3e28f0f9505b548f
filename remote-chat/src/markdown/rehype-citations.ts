import type { Element, ElementContent, Root, RootContent } from 'hast';

type Content = RootContent | ElementContent;

const reference = /\[(\d{1,2})\]/g;
const untouched = new Set(['code', 'pre', 'a']);
const closing = /^[.,;:!?)\]।]+/;
/** A longer run of letters may be cut anywhere, so that it need not leave the page. */
const longestKept = 24;

/**
 * Turns `[1]` in running text into a `cite` element, for as many sources as the answer has. The chip, the word before it and the sign after
 * it stand in one span, which keeps them on one line.
 */
export function rehypeCitations({ count }: { readonly count: number }) {
  return (tree: Root): void => {
    if (count > 0) tree.children = replaceIn(tree.children, count);
  };
}

function replaceIn(nodes: readonly Content[], count: number): Content[] {
  const done: Content[] = [];
  for (const node of nodes) {
    if (node.type === 'text') appendText(done, node.value, count);
    else if (node.type !== 'element' || untouched.has(node.tagName)) done.push(node);
    else done.push({ ...node, children: replaceIn(node.children, count) as ElementContent[] });
  }
  return done;
}

function appendText(done: Content[], text: string, count: number): void {
  let from = 0;
  for (const match of text.matchAll(reference)) {
    const number = Number(match[1]);
    if (number < 1 || number > count) continue;
    pushText(done, text.slice(from, match.index).replace(/\s+$/, ''));
    attach(done, cite(number));
    from = match.index + match[0].length;
  }
  const rest = text.slice(from);
  const end = from > 0 ? (closing.exec(rest)?.[0] ?? '') : '';
  if (end !== '') attach(done, { type: 'text', value: end });
  pushText(done, rest.slice(end.length));
}

function pushText(done: Content[], value: string): void {
  const last = done.at(-1);
  const sign = last && isKeeper(last) ? (closing.exec(value)?.[0] ?? '') : '';
  if (sign !== '') attach(done, { type: 'text', value: sign });
  if (value.length > sign.length) done.push({ type: 'text', value: value.slice(sign.length) });
}

/** Adds a part to the end of what is written so far, bound to the last word of it. */
function attach(done: Content[], part: ElementContent): void {
  const last = done.pop();
  if (last?.type === 'text') {
    const word = /\S+$/.exec(last.value)?.[0] ?? '';
    const kept = word.length <= longestKept ? word : '';
    const before = last.value.slice(0, last.value.length - kept.length);
    if (before !== '') done.push({ type: 'text', value: before });
    done.push(keeper([...(kept === '' ? [] : [{ type: 'text' as const, value: kept }]), part]));
  } else if (last?.type === 'element' && isKeeper(last)) done.push({ ...last, children: [...last.children, part] });
  else if (last?.type === 'element' && !untouched.has(last.tagName) && isInline(last)) {
    const children: Content[] = [...last.children];
    attach(children, part);
    done.push({ ...last, children: children as ElementContent[] });
  } else {
    if (last) done.push(last);
    done.push(keeper([part]));
  }
}

const inline = new Set(['strong', 'em', 'del', 'span']);
const isInline = ({ tagName }: Element): boolean => inline.has(tagName);
const isKeeper = (node: Content): boolean => node.type === 'element' && node.properties['dataKept'] === '';

const keeper = (children: ElementContent[]): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataKept: '' },
  children,
});

function cite(number: number): Element {
  return {
    type: 'element',
    tagName: 'cite',
    properties: { dataNumber: String(number) },
    children: [{ type: 'text', value: String(number) }],
  };
}
