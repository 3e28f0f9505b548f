import type { Wanted } from '../read/wanted';

const OPENS_WITH_VERDICT =
  /^(?:yes|no|not|never|none|nobody|usually|generally|only|hardly|sometimes|rarely|mostly|normally|it depends|as a rule|in most|if |where )(?![a-z])/iu;
const ANSWERS_YES_OR_NO = /^(?:yes|no)(?![a-z])/iu;

/** What an answer of the wanted kind looks like, in English: every text that is chosen among is held in English. */
const SHAPES: Readonly<Partial<Record<Wanted, RegExp>>> = {
  'yes or no': OPENS_WITH_VERDICT,
  'how long':
    /(?<![a-z])(?:\d+|one|two|three|four|five|six|seven|ten|twelve|fifteen|twenty|thirty|sixty|ninety|a)[\s-]+(?:working )?(?:hours?|days?|weeks?|months?|years?)(?![a-z])|no (?:time )?limit|at any time|at once/iu,
  'how much':
    /₹|(?<![a-z])(?:rupees?|rs|lakhs?|crores?|per ?cent|times|free|nothing|half|one third|one fourth|double|twice)(?![a-z])|\d\s?%/iu,
  steps: /^(?!(?:yes|no|not|up to|from \d|\d)(?![a-z]))/iu,
  where:
    /(?<![a-z])(?:courts?|police|station|commission|tribunal|office|officer|authority|board|magistrate|collector|portal|bank|online|commissioner|inspector|committee|council|registrar|ombudsman|superintendent|department|cell|helpline)(?![a-z])/iu,
};

/**
 * Whether a text is the kind of answer that is wanted; undefined where no kind with a shape of its own is. A yes or a no answers nobody who
 * asked no such question.
 */
export function hasShape(text: string, wanted: readonly Wanted[]): boolean | undefined {
  if (!wanted.includes('yes or no') && ANSWERS_YES_OR_NO.test(text)) return false;
  const shapes = wanted.flatMap((kind) => SHAPES[kind] ?? []);
  return shapes.length === 0 ? undefined : shapes.some((shape) => shape.test(text));
}
