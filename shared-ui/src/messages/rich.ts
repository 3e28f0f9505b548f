import { createElement, Fragment, type ReactNode } from 'react';
import type { Messages } from './messages';

/** Stands around the name of a part in the formatted sentence; no text that people write holds it. */
const edge = '\uE000';

/** A sentence that holds elements, such as a link or a name in bold: each language puts them where they belong. */
export type Rich = (message: string, parts: Readonly<Record<string, ReactNode>>) => ReactNode;

/** @param messages the words in which the sentence is looked up, with `{name}` for each part */
export function createRich({ t }: Pick<Messages, 't'>): Rich {
  return (message, parts) => {
    const marks = Object.fromEntries(Object.keys(parts).map((name) => [name, edge + name + edge]));
    const pieces = t(message, marks).split(edge);
    return createElement(Fragment, null, ...pieces.map((piece, index) => (index % 2 === 0 ? piece : parts[piece])));
  };
}
