/** How long a connection may take over its request, in milliseconds: whoever sends a byte a minute holds nothing for long. */
export const serverTimeouts = {
  /** The head of a request. */
  head: 15_000,
  /** A whole request; long enough for a file of 10 MB over a slow line. */
  request: 120_000,
  /** How often the connections are looked at. */
  check: 5_000,
} as const;
