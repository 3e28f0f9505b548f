import { soundsOf } from 'knowledge';

const LONG = 14;
const WINDOW = 14;
const STEP = 7;
const SHORTEST = 4;

/** The parts of a longer text, as sounds: its sentences, long ones in pieces that overlap, so that a cry in a long story is heard. */
export function windowsOf(text: string): string[][] {
  const sentences = text.split(/[.!?;\n।]+/u).map(soundsOf);
  const words = sentences.reduce((sum, { length }) => sum + length, 0);
  if (words <= LONG && sentences.length < 2) return [];
  return sentences.flatMap(piecesOf).filter(({ length }) => length >= SHORTEST);
}

function piecesOf(sounds: string[]): string[][] {
  if (sounds.length <= WINDOW) return [sounds];
  const count = Math.ceil((sounds.length - WINDOW) / STEP) + 1;
  return Array.from({ length: count }, (_, at) => sounds.slice(at * STEP, at * STEP + WINDOW));
}
