import { readFile } from 'node:fs/promises';
import { classifierFile } from '../../../locate';
import { createClassifier, type Classifier } from './classifier';
import { unpackWeights } from './weights';

/** The classifier as it was trained last. */
export async function readClassifier(): Promise<Classifier> {
  return createClassifier(unpackWeights(await readFile(classifierFile)));
}
