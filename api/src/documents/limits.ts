/** Bounds within which a document is read; a document is hostile until it was read. */
export const documentLimits = {
  /** Wall-clock time of the reading, in milliseconds. */
  timeoutMs: 60_000,
  /** Memory of the reading worker's JavaScript heap, in MB. */
  heapMb: 512,
  /** Bytes that an office file may unpack to. */
  unpackedBytes: 150 * 1024 * 1024,
  /** How many times larger than packed one part of an office file may be, once it is larger than 1 MB. */
  ratio: 250,
  zipEntries: 5_000,
  pages: 3_000,
  characters: 20_000_000,
} as const;
