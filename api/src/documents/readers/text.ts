import type { ReadPages } from './read-pages';

/** Reads a text file in UTF-8, UTF-16 with its mark, or the old Western code page. */
export function readText(bytes: Buffer): ReadPages {
  return { pages: [{ page: null, text: decode(bytes) }], pageCount: null };
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
