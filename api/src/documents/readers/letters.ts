import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { apiRoot } from '../../locate';
import { DocumentRefused } from '../document';

/** The scripts that can be read, the commonest on papers first. */
const scripts = ['eng', 'hin', 'tam', 'kan'] as const;
type Script = (typeof scripts)[number];
/** From so much confidence (0 to 100) on, the letters are surely of that script; below the other they are guesses. */
const sure = 72;
const legible = 55;

interface Recognised {
  readonly text: string;
  readonly confidence: number;
}

/** Recognises the letters of pictures; the script of the last one is tried first on the next. */
export interface LetterReader {
  /** The text of a PNG or JPEG picture; undefined when no script gives legible words. */
  read(picture: Buffer): Promise<string | undefined>;
}

export function createLetterReader(): LetterReader {
  let last: Script = 'eng';
  return {
    async read(picture) {
      let best: Recognised = { text: '', confidence: 0 };
      for (const script of [last, ...scripts.filter((other) => other !== last)]) {
        const found = await recognise(picture, script);
        if (found.confidence <= best.confidence) continue;
        best = found;
        if (best.confidence < sure) continue;
        last = script;
        break;
      }
      return best.confidence >= legible && /\p{L}{2}/u.test(best.text) ? best.text : undefined;
    },
  };
}

async function recognise(picture: Buffer, script: Script): Promise<Recognised> {
  const { createWorker, OEM } = await import('tesseract.js');
  const worker = await createWorker(script, OEM.LSTM_ONLY, {
    langPath: trainedData(script),
    cacheMethod: 'none',
    gzip: true,
    errorHandler: () => undefined,
  });
  try {
    const { data } = await worker.recognize(picture);
    return { text: data.text, confidence: data.confidence };
  } catch {
    throw new DocumentRefused(
      'corrupt',
      'This picture is corrupt and cannot be read. Save it again and send the new copy.',
    );
  } finally {
    await worker.terminate();
  }
}

/** What was learned of a script's letters lies in a package of its own: nothing is fetched. */
function trainedData(script: Script): string {
  const manifest = createRequire(join(apiRoot, 'package.json')).resolve(`@tesseract.js-data/${script}/package.json`);
  return join(dirname(manifest), '4.0.0_best_int');
}
