import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../locate';

export type Weight = 'regular' | 'bold';
export type Script = 'latin' | 'tamil' | 'devanagari' | 'kannada';

const families: Record<Script, readonly [folder: string, file: string]> = {
  latin: ['noto-sans', 'NotoSans'],
  tamil: ['noto-sans-tamil', 'NotoSansTamil'],
  devanagari: ['noto-sans-devanagari', 'NotoSansDevanagari'],
  kannada: ['noto-sans-kannada', 'NotoSansKannada'],
};
const weights: Record<Weight, string> = { regular: '400Regular', bold: '700Bold' };

const read = new Map<string, Buffer>();

export const fontName = (script: Script, weight: Weight): string => `${script}-${weight}`;

/** The font file of a script, read once. */
export function fontFile(script: Script, weight: Weight): Buffer {
  const [folder, file] = families[script];
  const path = `@expo-google-fonts/${folder}/${weights[weight]}/${file}_${weights[weight]}.ttf`;
  const bytes = read.get(path) ?? readFileSync(createRequire(join(projectRoot, 'package.json')).resolve(path));
  read.set(path, bytes);
  return bytes;
}

const ranges: readonly (readonly [Script, RegExp])[] = [
  ['tamil', /[\u0B80-\u0BFF]/],
  ['devanagari', /[\u0900-\u097F]/],
  ['kannada', /[\u0C80-\u0CFF]/],
];

/** Pieces of a text that one font can write; joiners and marks stay with the letters before them. */
export function scriptRuns(text: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const own = ranges.find(([, range]) => range.test(character))?.[0];
    const script = own ?? (last && /[\u200B-\u200D]/.test(character) ? last.script : 'latin');
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
