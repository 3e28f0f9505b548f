import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { JsonObject } from '../calls/openapi';
import { callVersions, type Domain } from '../calls/versions';
import { CONTRACT_VERSION } from '../version';
import { openApiOf } from './all-calls';
import { changesBetween, type Change } from './changes';

/** A part of the contracts with a version of its own. */
export interface Surface {
  /** `contract` for what host and remotes agree on, else the domain of calls. */
  readonly part: 'contract' | Domain;
  readonly version: string;
  /** Declarations of the contract, an OpenAPI document of calls; two versions with the same text are interchangeable. */
  readonly text: string;
}

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

/**
 * All that another workspace can see of the contracts: the package `@nyayika/host-api` as declarations, without the calls that it names
 * types of, and the calls of each domain as OpenAPI.
 * @param folder the folder of this workspace
 */
export function publicSurfaces(folder: string): readonly Surface[] {
  const contract = declarations(
    ['index.ts', 'router.ts'].map((file) => path.join(folder, '../packages/host-api/src', file)),
  ).filter(([file]) => !file.includes('/calls/'));
  const domains = Object.keys(callVersions) as Domain[];
  return [
    { part: 'contract', version: CONTRACT_VERSION, text: asText(contract, folder) },
    ...domains.map((part) => ({ part, version: callVersions[part], text: asJson(openApiOf(part)) })),
  ];
}

const asJson = (document: JsonObject): string => `${JSON.stringify(document, null, 1)}\n`;

type Declared = readonly [file: string, text: string];

function declarations(entries: readonly string[]): readonly Declared[] {
  const files: Declared[] = [];
  ts.createProgram([...entries], options).emit(undefined, (file, text) => files.push([file, text]), undefined, true);
  return files;
}

const asText = (files: readonly Declared[], folder: string): string =>
  files
    .map(([file, text]): Declared => [path.relative(folder, file), text])
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([file, text]) => `// ${file}\n${text.trim()}\n`)
    .join('\n');

/** The file that holds the recorded surface of a part. */
export const surfaceFile = (folder: string, part: Surface['part']): string =>
  path.join(folder, 'surface', part === 'contract' ? `${part}.d.ts.txt` : `${part}.openapi.json`);

/** What is recorded of a part, with its version in the text. */
export const surfaceRecord = ({ part, version, text }: Surface): string =>
  part === 'contract' ? `// ${part} ${version}\n${text}` : text;

/** The record as it stands, with the version that it names; null when there is none. */
export function recordedSurface(
  folder: string,
  part: Surface['part'],
): { readonly version: string; readonly text: string } | null {
  try {
    const text = readFileSync(surfaceFile(folder, part), 'utf8');
    return { version: /^(?:\/\/ \S+ |.*?"version": ")([\d.]+)/s.exec(text)?.[1] ?? '', text };
  } catch {
    return null;
  }
}

/** What differs between a domain's calls as they were recorded and as they are; nothing is told of the contract, which has no calls. */
export function changesOf(folder: string, { part, text }: Surface): Change[] {
  if (part === 'contract') return [];
  const before = JSON.parse(recordedSurface(folder, part)?.text ?? '{}') as JsonObject;
  return changesBetween(before, JSON.parse(text) as JsonObject);
}
