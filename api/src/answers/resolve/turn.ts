import type { Language } from 'shared-contracts/calls/chat/types';
import type { Facts } from '../read/facts';

/** An earlier exchange of a conversation. */
export interface Turn {
  readonly question: string;
  /** Ids of the records that its answer was about, the main one first; empty where nothing was answered. */
  readonly subjects: readonly string[];
  /** The tool of its answer with what the asker told for it, also in its form. */
  readonly tool?: { readonly id: string; readonly filled: Readonly<Record<string, unknown>> };
}

/** What is to be done with the last answer instead of a new search. */
export type Operation =
  | { readonly kind: 'simpler' | 'shorter' | 'line' | 'list' | 'repeat' }
  /** Only one part of it. */
  | { readonly kind: 'deadline' | 'section' | 'steps' }
  | { readonly kind: 'language'; readonly language: Language }
  /** A paper is to be written from what was told. */
  | { readonly kind: 'draft' };

/** What a question means in its conversation. */
export interface Resolved {
  /** A subject of its own, more on the subject of an earlier turn, something to do with the last answer, or mere thanks. */
  readonly kind: 'new' | 'follow-up' | 'operation' | 'thanks';
  /** The question in full, as it could be asked by itself. */
  readonly question: string;
  /** The words that say what is wanted, where the full question repeats what was told before. */
  readonly asks: string;
  /** The turn on whose subject it is, counted from the beginning of what is remembered; undefined for a new subject. */
  readonly about?: number;
  readonly operations: readonly Operation[];
  /** For an operation: the question whose answer it is done to. */
  readonly last?: { readonly said: string; readonly resolved: Resolved };
  /** What was told so far on this subject, with what holds for the person throughout. */
  readonly facts: Facts;
  /** Ids of what was answered on this subject, the most fitting first. */
  readonly before: readonly string[];
}
