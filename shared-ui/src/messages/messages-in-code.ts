import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * The English texts that the files of a folder pass to `t`, `m` or `rich`.
 * @param attributes attributes of components that translate what they are given, such as `title`
 */
export function messagesInCode(folder: string, attributes: readonly string[] = []): ReadonlySet<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  return new Set(files.flatMap((file) => messagesIn(path.join(folder, file), attributes)));
}

function messagesIn(file: string, attributes: readonly string[]): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && /^(t|m|rich)$/.test(node.expression.text)) {
      const [message] = node.arguments;
      if (message && ts.isStringLiteralLike(message)) found.push(message.text);
    }
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && attributes.includes(node.name.text)) {
      if (node.initializer && ts.isStringLiteral(node.initializer)) found.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return found;
}
