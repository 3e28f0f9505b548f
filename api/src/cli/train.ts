import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { examplesFrom, waysOfAsking } from '../answers/find/classifier/examples';
import { train } from '../answers/find/classifier/train';
import { trainedOn } from '../answers/find/classifier/trained-on';
import { packWeights } from '../answers/find/classifier/weights';
import { readCompiledKnowledge } from '../knowledge/compiled-knowledge';
import { classifierFile } from '../locate';

/** Learns anew from the ways in which people ask, after records or phrases have been added: most of an hour on one core. */
const ways = waysOfAsking(await readCompiledKnowledge());
const examples = examplesFrom(ways);
console.log(`Learning from ${examples.length} ways of asking.`);
const weights = train(examples, (round, rounds, loss) =>
  console.log(`Round ${round} of ${rounds}: loss ${loss.toFixed(3)}`),
);
await mkdir(dirname(classifierFile), { recursive: true });
await writeFile(classifierFile, packWeights(weights, trainedOn(ways)));
console.log(`Learned ${weights.labels.length} records by ${weights.features.length} features.`);
