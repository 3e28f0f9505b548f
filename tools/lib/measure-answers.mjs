import { askOnce, questions } from './load.mjs';
import { percentile } from './percentile.mjs';

/** Asks the built-in engine, one question after the other, and gives the times in milliseconds at the median and at the 95th percentile. */
export async function measureAnswers(url, rounds = 25) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const time = await askOnce(url, question);
      if (round > 0) times.push(time);
    }
  }
  return { count: times.length, p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
