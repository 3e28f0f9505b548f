const VOWEL = /[aeiouy]/;

const irregular: Readonly<Record<string, string>> = {
  bought: 'buy',
  sold: 'sell',
  stole: 'steal',
  stolen: 'steal',
  theft: 'theft',
  left: 'leave',
  paid: 'pay',
  lent: 'lend',
  beaten: 'beat',
  broke: 'break',
  broken: 'break',
  took: 'take',
  taken: 'take',
  gave: 'give',
  lost: 'lose',
  kept: 'keep',
  hit: 'hit',
  wrote: 'write',
  written: 'write',
  forgot: 'forget',
  hid: 'hide',
  hidden: 'hide',
  died: 'die',
  dies: 'die',
  dying: 'die',
  lying: 'lie',
  children: 'child',
  women: 'woman',
  men: 'man',
  wives: 'wife',
  thieves: 'thief',
  people: 'person',
  persons: 'person',
  bounced: 'bounc',
  caught: 'catch',
  fought: 'fight',
  sent: 'send',
  said: 'say',
  threw: 'throw',
  thrown: 'throw',
  ran: 'run',
  driven: 'drive',
  drove: 'drive',
  driving: 'drive',
  killing: 'kill',
  married: 'marri',
  marry: 'marri',
  marriage: 'marri',
  marriages: 'marri',
  buying: 'buy',
  selling: 'sell',
  seller: 'sell',
  buyer: 'buy',
  registration: 'regist',
  registered: 'regist',
  register: 'regist',
  registering: 'regist',
  registrar: 'registrar',
  complaint: 'complain',
  complaints: 'complain',
  inheritance: 'inherit',
  heirs: 'heir',
  news: 'news',
  rights: 'right',
  arrears: 'arrear',
  possession: 'possess',
  possess: 'possess',
  theirs: 'their',
  wages: 'wage',
  police: 'police',
  policeman: 'police',
  policemen: 'police',
  cops: 'police',
  cop: 'police',
  divorce: 'divorc',
  university: 'university',
  dues: 'due',
  goods: 'good',
  damages: 'damag',
  custody: 'custodi',
  custodial: 'custodi',
  security: 'secur',
  several: 'several',
  general: 'general',
  generally: 'general',
  policy: 'policy',
  policies: 'policy',
  organ: 'organ',
  organs: 'organ',
  relative: 'relat',
  relation: 'relation',
  relations: 'relation',
  legal: 'legal',
  limitation: 'limitation',
  limited: 'limited',
  execution: 'execution',
  executive: 'executive',
  notice: 'notic',
  notary: 'notary',
  notarised: 'notary',
  notarized: 'notary',
  notarise: 'notary',
  evict: 'evict',
  eviction: 'evict',
  robbed: 'robberi',
  robber: 'robberi',
  robbers: 'robberi',
  rob: 'robberi',
  robbing: 'robberi',
  forge: 'forgeri',
  forged: 'forgeri',
  forging: 'forgeri',
  bribe: 'briberi',
  bribes: 'briberi',
  bribed: 'briberi',
  bribing: 'briberi',
  murderer: 'murd',
  murderers: 'murd',
  tenancy: 'tenant',
  tenancies: 'tenant',
  insolvent: 'insolvenci',
  robberies: 'robberi',
  thieve: 'thief',
  dacoit: 'dacoiti',
  dacoits: 'dacoiti',
  trespasser: 'trespass',
  defamatory: 'defam',
  adopted: 'adopt',
  adoption: 'adopt',
  harass: 'harass',
  // Goods that are handed over for a time have nothing to do with release on bail.
  bailment: 'bailment',
  bailments: 'bailment',
  harassment: 'harass',
  harassed: 'harass',
  harassing: 'harass',
  maternity: 'matern',
  maternal: 'matern',
  bail: 'bail',
  bailable: 'bailabl',
};

/** Longer endings first; an ending goes only where enough of the word remains to carry its meaning. */
const derived: readonly (readonly [RegExp, string, number])[] = [
  [/(ization|isation)$/, 'is', 3],
  [/ational$/, 'at', 3],
  [/fulness$/, 'ful', 3],
  [/iveness$/, 'iv', 3],
  [/ousness$/, 'ous', 3],
  [/biliti$/, 'bl', 3],
  [/(izer|iser)$/, 'is', 3],
  [/ation$/, '', 4],
  [/ator$/, 'at', 4],
  [/alli$/, 'al', 3],
  [/entli$/, 'ent', 3],
  [/ousli$/, 'ous', 3],
  [/aliti$/, 'al', 3],
  [/ement$/, '', 3],
  [/ment$/, '', 4],
  [/ance$/, '', 4],
  [/ence$/, '', 4],
  [/able$/, '', 4],
  [/ible$/, '', 4],
  [/tion$/, 't', 4],
  [/sion$/, 's', 4],
  [/ness$/, '', 3],
  [/ful$/, '', 4],
  [/(ize|ise)$/, 'is', 4],
  [/ous$/, '', 4],
  [/ive$/, '', 4],
  [/al$/, '', 4],
  [/er$/, '', 4],
  [/li$/, '', 4],
];

/** Brings an English word (lower case) to a form that its inflections and close derivations share. */
export function stemEnglish(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (word.length < 4)
    return word.length === 3 && word.endsWith('s') && !/[us]s$/.test(word) && VOWEL.test(word[1] ?? '') ? word : word;
  let stem = plural(word);
  stem = pastAndProgressive(stem);
  stem = stem.replace(/([^aeiou])y$/, '$1i');
  for (const [ending, instead, remaining] of derived) {
    if (ending.test(stem) && stem.replace(ending, '').length >= remaining) {
      stem = stem.replace(ending, instead);
      break;
    }
  }
  if (stem.length > 4) stem = stem.replace(/e$/, '');
  return stem.replace(/([^aeiouls])\1$/, '$1');
}

function plural(word: string): string {
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word;
  if (/(ss|x|ch|sh|z)es$/.test(word)) return word.slice(0, -2);
  return /[^suai]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndProgressive(word: string): string {
  const match = /^(.+?)(ing|edly|ed)$/.exec(word);
  const root = match?.[1];
  if (!root || root.length < 3 || !VOWEL.test(root)) return word;
  return root.replace(/([bdfgmnprt])\1$/, '$1');
}
