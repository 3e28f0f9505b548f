import type { SmallTalk, TriageWords } from 'knowledge';
import { brand } from 'shared-contracts/brand';
import { soundsOf } from 'knowledge';

/** Friendly words that change nothing of a greeting. */
const FRIENDLY = ['there', 'sir', 'madam', 'ji', 'bro', 'dear', 'friend', 'all', 'team', 'anna', 'akka', 'please'];

/** Tells a message that is a greeting, thanks, a goodbye or a question about the product. */
export function smallTalkIn(smallTalk: TriageWords['smallTalk']): (text: string) => SmallTalk | undefined {
  const friendly = new Set([...FRIENDLY, brand.name].flatMap(soundsOf));
  const bare = (text: string): string => {
    const sounds = soundsOf(text);
    return (sounds.filter((sound) => !friendly.has(sound)).join(' ') || sounds.join(' ')).trim();
  };
  const known = new Map(
    (Object.entries(smallTalk) as [SmallTalk, readonly string[]][]).flatMap(([kind, lines]) =>
      lines.map((line) => [bare(line), kind] as const),
    ),
  );
  return (text) => known.get(bare(text));
}
