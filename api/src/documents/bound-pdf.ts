import { inflateSync } from 'node:zlib';
import { DocumentRefused } from './document';
import { documentLimits } from './limits';

const compressors = /\/(?:FlateDecode|LZWDecode|RunLengthDecode|BrotliDecode|Fl|LZW|RL)(?![A-Za-z])/g;
const filterList = /\/(?:Filter|F)\s{0,20}\[([^\]]{0,400})\]/g;
const streamStart = /\bstream\r?\n/g;
/** A stream's dictionary stands right before it; longer ones are not looked into. */
const dictionaryLength = 2_000;

const tooLarge = (): DocumentRefused =>
  new DocumentRefused(
    'too large',
    'This file unpacks to far more than its size and cannot be read. Send a smaller copy of it.',
  );

/**
 * Holds a PDF against the limits before a reader unpacks it: no stream is compressed twice, and none unpacks to more than its share.
 * @throws DocumentRefused naming that the file is built to grow
 */
export function boundPdf(bytes: Buffer): void {
  const text = withPlainNames(bytes.toString('latin1'));
  for (const [, list = ''] of text.matchAll(filterList)) {
    if ((list.match(compressors)?.length ?? 0) > 1) throw tooLarge();
  }
  boundStreams(bytes);
}

/** A name may hide its letters as `#46`. */
const withPlainNames = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function boundStreams(bytes: Buffer): void {
  const text = bytes.toString('latin1');
  let unpacked = 0;
  for (const match of text.matchAll(streamStart)) {
    const start = match.index + match[0].length;
    if (isPicture(text.slice(Math.max(0, match.index - dictionaryLength), match.index))) continue;
    unpacked += unpackedLength(bytes.subarray(start));
    if (unpacked > documentLimits.streamsBytes) throw tooLarge();
  }
}

/** Pictures are not unpacked for their text. */
function isPicture(before: string): boolean {
  const dictionary = withPlainNames(before.slice(before.lastIndexOf(' obj') + 1));
  return /\/Subtype\s*\/Image(?![A-Za-z])/.test(dictionary);
}

/** How many bytes a compressed stream holds; 0 where it is not compressed in this way. */
function unpackedLength(packed: Buffer): number {
  // The first byte of zlib's format says "deflate"; anything else is no such stream.
  if (((packed[0] ?? 0) & 0x0f) !== 8) return 0;
  try {
    return inflateSync(packed, { maxOutputLength: documentLimits.streamBytes }).length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    return 0;
  }
}
