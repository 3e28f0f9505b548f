const official = /(?:^|\.)(?:gov|nic)\.in$/;
/** Bounded everywhere, so that no text takes longer than its length. */
const written = /!?\[([^[\]\n]{0,300})\]\(\s{0,9}<?([^\s()<>]{0,2000})>?[^()\n]{0,200}\)/g;
/** What is left of links that were written in another way, such as with brackets inside. */
const begun = /\]\(\s{0,9}<?([^\s()<>]{0,2000})/g;
const named = /^ {0,3}\[[^\]\n]{1,200}\]:[^\n]{0,2000}$/gm;
const bare = /<?\b(?:https?:\/\/|www\.)[^\s<>()[\]]{1,2000}>?/gi;

/**
 * A text of markdown as strangers may see it: links lead to official sites alone, pictures to nowhere. Of any other link its words are left.
 * @param markdown what people or a model wrote
 */
export function withoutForeignLinks(markdown: string): string {
  return markdown
    .replace(written, (link, words: string, address: string) =>
      link.startsWith('!') || !isOfficial(address) ? words : link,
    )
    .replace(begun, (link, address: string) => (isOfficial(address) ? link : '] ('))
    .replace(named, '')
    .replace(bare, (address) => (isOfficial(address) ? address : '(link removed)'));
}

function isOfficial(address: string): boolean {
  const plain = address.replace(/^<|>$/g, '');
  try {
    const { protocol, hostname, username } = new URL(/^www\./i.test(plain) ? `https://${plain}` : plain);
    return protocol === 'https:' && username === '' && official.test(hostname);
  } catch {
    return false;
  }
}
