const megabyte = 1024 * 1024;

/** How far one reading may go. */
export interface ReadLimits {
  /** Wall-clock time of the reading, in milliseconds. */
  readonly timeoutMs: number;
  /** Letters after which the rest of the document is left alone. */
  readonly characters: number;
  /** Scanned pages of a PDF whose letters are recognised; none without. */
  readonly scans?: number;
}

/** For what administrators add to the answers. */
export const datasetLimits: ReadLimits = { timeoutMs: 60_000, characters: 10_000_000 };

/** For what anybody attaches to a question; an answer can use no more of it. */
export const attachmentLimits: ReadLimits = { timeoutMs: 20_000, characters: 400_000 };

/** For a picture of a paper, whose letters are recognised one by one. */
export const pictureLimits: ReadLimits = { ...attachmentLimits, timeoutMs: 75_000 };

/** For a PDF of which pages turned out to be scanned: it is read once more, with time to recognise their letters. */
export const scanLimits: ReadLimits = { ...pictureLimits, scans: 8 };

/** Bounds within which a document is read; a document is hostile until it was read. */
export const documentLimits = {
  /** Memory of the reading process, all of it, in MB. */
  memoryMb: 512,
  /** The share of it that JavaScript objects may take, in MB. */
  heapMb: 320,
  /** Documents that are read at once in this process. */
  atOnce: 2,
  /** Documents that are read or wait for it. */
  inRoom: 24,
  /** The same of one sender. */
  inRoomPerSender: 8,
  /** Bytes that an office file may unpack to. */
  unpackedBytes: 150 * megabyte,
  /** Bytes of XML in an office file; a tree of it takes about fifty times as much memory. */
  xmlBytes: 8 * megabyte,
  /** How many times larger than packed one part of an office file may be, once it is larger than 1 MB. */
  ratio: 250,
  zipEntries: 5_000,
  pages: 3_000,
  /** Dots of one scanned page: A4 at 400 dots an inch. */
  scanDots: 16_000_000,
  /** Bytes that one stream of a PDF may unpack to, pictures apart, and all of them together. */
  streamBytes: 24 * megabyte,
  streamsBytes: 96 * megabyte,
} as const;
