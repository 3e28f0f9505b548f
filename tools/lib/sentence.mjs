/** A failure that a person can be told in one sentence, which says what to do. */
export class Sentence extends Error {}

/** What to say about an error of one of the commands. */
export function sentenceOf(error) {
  if (error instanceof Sentence) return error.message;
  switch (error.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${error.path ?? 'The project folder'} cannot be written to: change its permissions or choose another folder.`;
    case 'ENOSPC':
      return 'The disk is full: free some space, then start again.';
    default:
      return error.stack ?? String(error);
  }
}

/** Runs a command's main function; a failure becomes its sentence and exit code 1. */
export async function main(task) {
  try {
    await task();
  } catch (error) {
    console.error(sentenceOf(error));
    process.exit(1);
  }
}
