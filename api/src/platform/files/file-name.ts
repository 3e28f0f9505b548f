const longestName = 180;
/** Of a name that is too long, so much of its end stays: the ending tells what a file is. */
const keptEnd = 20;

/** Controls, and signs without a picture that turn the direction of what follows: "annex\u202Efdp.exe" would be read as "annexexe.pdf". Joiners stay: Indian scripts are written with them. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** The name of a file as somebody sent it, safe to show and to keep: no folders, nothing invisible that misleads, cut between letters. */
export function safeFileName(name: string): string {
  const last = name.split(/[\\/]/).pop() ?? '';
  const letters = [...last.replace(hidden, '').trim()];
  if (letters.length <= longestName) return letters.join('');
  return `${letters.slice(0, longestName - keptEnd - 1).join('')}…${letters.slice(-keptEnd).join('')}`;
}
