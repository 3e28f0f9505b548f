import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/**
 * All that another workspace can see of the contracts, as declarations: every file reached from the public entries.
 * Two versions with the same text are interchangeable for a remote that is already built.
 * @param folder the folder of this workspace
 */
export function publicSurface(folder: string): string {
  const source = path.join(folder, 'src');
  const entries = ['index.ts', 'schemas.ts', 'router.ts'].map((file) => path.join(source, file));
  const options: ts.CompilerOptions = {
    declaration: true,
    emitDeclarationOnly: true,
    skipLibCheck: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    removeComments: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  };
  const files = new Map<string, string>();
  const program = ts.createProgram(entries, options);
  program.emit(undefined, (file, text) => files.set(path.relative(source, file), text), undefined, true);
  return [...files]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, text]) => `// ${file}\n${text.trim()}\n`)
    .join('\n');
}

/** The file that holds the surface of a contract version. */
export const surfaceFile = (folder: string, version: string): string => path.join(folder, 'surface', `${version}.d.ts.txt`);

/** The recorded surface, or null when none was recorded for this version. */
export function recordedSurface(folder: string, version: string): string | null {
  try {
    return readFileSync(surfaceFile(folder, version), 'utf8');
  } catch {
    return null;
  }
}
