import { brand } from 'shared-contracts/brand';
import type { SmallTalk, WrongKind } from 'knowledge';
import { lawfulWay } from '../triage/help';
import { paragraph, type Composition, type Draft } from './draft';
import { speechOf } from './speech';

const draft = (outcome: Draft['outcome'], ...texts: readonly string[]): Draft => ({
  outcome,
  blocks: texts.flatMap((text) => paragraph(text)),
  subjects: [],
  suggestions: [],
});

/** The answer to what is no question of Indian law. */
export function declined({ phrases }: Composition, why: 'foreign law' | 'not legal'): Draft {
  return draft('declined', why === 'foreign law' ? phrases.foreign : phrases.offTopic);
}

/** No help with a wrong, but the lawful way. */
export function lawfulWayDraft({ understanding }: Composition, wrong: WrongKind): Draft {
  return draft('declined', lawfulWay(wrong, speechOf(understanding)));
}

/** The reply to what people say to a product. */
export function smallTalk({ phrases }: Composition, talk: SmallTalk): Draft {
  switch (talk) {
    case 'greeting':
      return draft('answered', phrases.greeting(brand.name));
    case 'thanks':
      return draft('answered', phrases.thanks);
    case 'bye':
      return draft('answered', phrases.bye);
    case 'about us':
      return draft('answered', phrases.aboutUs(brand.name), phrases.canAnswer);
  }
}

/** The answer when nothing comes close enough. */
export function unknown({ phrases }: Composition): Draft {
  return draft('unknown', phrases.unknown, phrases.canAnswer, phrases.freeAid);
}

/** The answer on a case that the knowledge base does not hold. */
export function unknownCase({ phrases }: Composition, name: string): Draft {
  return draft('unknown', phrases.unknownCase(name));
}

/** The answer on an Act that nobody here knows. */
export function unknownAct({ phrases }: Composition, name: string): Draft {
  return draft('unknown', phrases.unknownAct(name));
}

/** What is said first of an Act of a State, whose text is not held. */
export function localAct({ phrases }: Composition, name: string): Draft {
  return draft('unknown', phrases.localAct(name));
}
