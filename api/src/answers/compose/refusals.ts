import { brand } from 'shared-contracts/brand';
import type { OutOfScope } from '../understand/scope';
import { paragraph, type Composition, type Draft } from './draft';

const draft = (outcome: Draft['outcome'], ...texts: readonly string[]): Draft => ({ outcome, blocks: texts.flatMap((text) => paragraph(text)), subjects: [], suggestions: [] });

/** The answer to what is no question of Indian law. */
export function declined({ phrases }: Composition, why: OutOfScope): Draft {
  switch (why) {
    case 'greeting':
      return draft('answered', phrases.greeting(brand.name));
    case 'about us':
      return draft('answered', phrases.aboutUs(brand.name), phrases.canAnswer);
    case 'foreign law':
      return draft('declined', phrases.foreign);
    case 'wrongdoing':
      return draft('declined', phrases.wrongdoing);
    case 'not legal':
      return draft('declined', phrases.offTopic);
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
