import type { Speech } from 'knowledge';
import type { Understanding } from '../understand/understand';

/** How somebody in need is spoken to: in the language that they write, also where they write it in Latin letters. */
export function speechOf({ language, romanised }: Understanding): Speech {
  return language === 'en' && romanised ? `${romanised}-latin` : language;
}
