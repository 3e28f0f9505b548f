import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Attributes of elements and components that a person sees or hears. */
const spoken = /^(aria-label|aria-description|aria-valuetext|alt|title|placeholder|label|hint|note|lead|text|action)$/;

interface Options {
  /** Attributes of components that translate what they are given. */
  readonly translated?: readonly string[];
  /** Files whose English stays, such as samples. */
  readonly without?: RegExp;
}

/**
 * English words that the `.tsx` files of a folder show without asking a catalogue, as `file:line "words"`.
 * Text between tags, spoken attributes, and sentences in braces or in variables are found; what `t` or `m` is given is not.
 */
export function literalsInCode(folder: string, { translated = [], without = /$^/ }: Options = {}): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\//.test(file) && !without.test(file))
    .sort()
    .flatMap((file) => literalsIn(path.join(folder, file), file, translated));
}

function literalsIn(file: string, name: string, translated: readonly string[]): readonly string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const add = (node: ts.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${name}:${line} "${text.trim().replace(/\s+/g, ' ')}"`);
  };
  const visit = (node: ts.Node): void => {
    if (isCatalogueCall(node) || isForEngineers(node) || ts.isImportDeclaration(node)) return;
    if (ts.isJsxText(node) && hasWords(node.text)) add(node, node.text);
    if (ts.isJsxAttribute(node) && translated.includes(node.name.getText())) return;
    if (textOf(node) !== null && isShown(node, textOf(node) ?? '')) add(node, textOf(node) ?? '');
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A sentence begins with a capital and goes on after a space; single words count only where a person meets them for certain. */
function isShown(node: ts.Node, text: string): boolean {
  if (/^[A-Z][\p{L}’'-]*[,:]? .*\p{Ll}/u.test(text) && !/yyyy/.test(text)) return true;
  return ts.isJsxAttribute(node.parent) && spoken.test(node.parent.name.getText()) && hasWords(text);
}

function textOf(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
  return null;
}

function isCatalogueCall(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(messages\.)?(t|m|rich)$/.test(node.expression.getText());
}

/** What is logged or thrown as a mistake of the code reaches no person. */
function isForEngineers(node: ts.Node): boolean {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Error';
  return ts.isCallExpression(node) && /^console\./.test(node.expression.getText());
}
