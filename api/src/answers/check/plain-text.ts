import { bounded } from 'language/bounded';
/** Bounded everywhere: a sentence of a model may be anything. */
const picture = /!\[[^[\]\n]{0,300}\]\([^()\n]{0,2000}\)/g;
const link = /\[([^[\]\n]{0,300})\]\([^()\n]{0,2000}\)/g;
const definition = /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]{0,2000}$/gm;
const tag = /<\/?[a-z!][^<>\n]{0,2000}>/gi;
const address = bounded(
  /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.|(?:javascript|data|mailto|tel):)[^\s<>()[\]]{0,2000}/gi,
);

/** A sentence of a model without links, pictures and HTML: what leads out of an answer are its sources alone. */
export function plainText(sentence: string): string {
  return sentence
    .replace(picture, '')
    .replace(link, '$1')
    .replace(definition, '')
    .replace(tag, '')
    .replace(address, '')
    .replace(/\](?=\()/g, '] ');
}
