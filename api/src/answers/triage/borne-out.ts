import { soundsOf } from 'knowledge';

/** Fewer words than this are a fragment of a story rather than a story. */
const STORY = 13;
/** What is so likely by itself needs nothing else. */
const CLEAR = 0.97;
/** Sums of log odds from which on a danger is sure, and from which on it is possible. */
const SURE = 1;
const POSSIBLE = -1;
/** So that a likelihood of 0 or 1 is not the last word. */
const SLACK = 1e-2;

/** Whether a turn is too short to tell by itself what is meant. */
export function isFew(text: string): boolean {
  return soundsOf(text).length < STORY;
}

/**
 * Whether what a few words seem to tell is borne out by what was told before them.
 * @param fragment how likely the few words tell of a danger, from 0 to 1
 * @param whole how likely they do together with the conversation
 */
export function borneOut(fragment: number, whole: number): 'sure' | 'possible' | 'no' {
  if (fragment >= CLEAR) return 'sure';
  const odds = logOdds(fragment) + logOdds(whole);
  return odds >= SURE ? 'sure' : odds >= POSSIBLE ? 'possible' : 'no';
}

const logOdds = (likely: number): number => Math.log((likely + SLACK) / (1 - likely + SLACK));
