import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import hindi from './hi.json';
import kannada from './kn.json';
import { say } from './say';
import tamil from './ta.json';

const api = path.join(__dirname, '../..');
const contracts = path.join(__dirname, '../../../../shared-contracts/src/calls');
/** The back office is English, and a sentence for programs needs no translation. */
const english = /(^|\/)(admin|releases|security|second-step|webhooks|gateways|testing|bench|cli|plan-store|parse-part)/;
const forPrograms = /JSON|multipart|signature|cannot be read\.$|does not answer\.$|Only administrators|Set up your/;

test('a sentence is said in the language of the reader, with its values', () => {
  expect(say('hi', 'You can ask for another code in 40 seconds.')).toBe('आप 40 सेकंड बाद दूसरा कोड माँग सकते हैं।');
  expect(say('ta', 'There is no such chat.')).toBe('இப்படி ஒன்று இல்லை: அரட்டை.');
  expect(say('kn', 'A sentence that nobody has translated.')).toBe('A sentence that nobody has translated.');
  expect(say('en', 'Sign in first.')).toBe('Sign in first.');
});

test('what a person may be told is there in three languages', () => {
  const told = [api, contracts].flatMap(sentencesIn).filter((sentence) => !forPrograms.test(sentence));
  expect(told.length).toBeGreaterThan(60);
  expect([...new Set(told)].filter((sentence) => say('hi', sentence) === sentence)).toEqual([]);
  expect(Object.keys(tamil)).toEqual(Object.keys(hindi));
  expect(Object.keys(kannada)).toEqual(Object.keys(hindi));
});

/** Sentences given to problems, to refusals and to the checks of a body; a value in one is written as 7. */
function sentencesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !english.test(file))
    .flatMap((file) => {
      const found: string[] = [];
      const source = ts.createSourceFile(
        file,
        readFileSync(path.join(folder, file), 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const visit = (node: ts.Node): void => {
        if (isTelling(node)) node.arguments?.forEach((argument) => found.push(...textsOf(argument)));
        ts.forEachChild(node, visit);
      };
      visit(source);
      return found;
    });
}

function isTelling(node: ts.Node): node is ts.NewExpression | ts.CallExpression {
  if (ts.isNewExpression(node)) return node.expression.getText() === 'ProblemError';
  return (
    ts.isCallExpression(node) && /(^(refused|forbidden|refuse)|\.(min|max|regex))$/.test(node.expression.getText())
  );
}

function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return isSentence(node.text) ? [node.text] : [];
  if (ts.isTemplateExpression(node)) {
    const text = node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('');
    return isSentence(text) ? [text] : [];
  }
  if (ts.isObjectLiteralExpression(node)) return node.properties.flatMap((property) => initializerOf(property));
  return [];
}

const initializerOf = (property: ts.ObjectLiteralElementLike): string[] =>
  ts.isPropertyAssignment(property) && property.name.getText() !== 'title' ? textsOf(property.initializer) : [];

const isSentence = (text: string): boolean => /^[A-Z7].* /.test(text);
