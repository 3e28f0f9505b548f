const pieceLength = 60;

/** A text in pieces of about sixty letters, cut after blanks; together they are the text. */
export const piecesOf = (text: string): string[] =>
  text.match(new RegExp(`[\\s\\S]{1,${pieceLength}}(?:\\s+|$)|[\\s\\S]{1,${pieceLength}}`, 'g')) ?? [];
