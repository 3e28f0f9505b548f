const longest = 60;

/** A chat's title from its first question: its words up to about sixty letters, without attachment notes. */
export function titleOf(question: string): string {
  const text =
    question
      .replace(/\[Attached: [^\]]*\]/g, '')
      .replace(/\s+/g, ' ')
      .trim() || question.trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 30)).trimEnd()}…`;
}
