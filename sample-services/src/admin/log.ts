/** The specification's screens only log what they save. */
export function logSaved(what: string, value: unknown): void {
  console.info(what, value);
}
