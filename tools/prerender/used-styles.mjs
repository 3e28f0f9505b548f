import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'lightningcss';

/** The style sheets of a built folder as one text each; the same text is given once. */
export async function readStyles(folder) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return [...new Set(texts)];
}

/** Only the rules whose classes all stand in the markup, so that a page can carry them inside. */
export function usedStyles(styles, markup) {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names.split(/\s+/)));
  const applies = (selector) => selector.every((part) => part.type !== 'class' || used.has(part.name));
  const visitor = { Rule: { style: (rule) => (rule.value.selectors.some(applies) ? undefined : []) } };
  return transform({
    filename: 'page.css',
    code: Buffer.from(styles.join('\n')),
    minify: true,
    visitor,
  }).code.toString();
}
