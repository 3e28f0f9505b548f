const questions = [
  'My cheque bounced, what can I do?',
  'What is Article 21?',
  'The police refuse to register my FIR.',
  'S. 138 NI Act',
  'My landlord does not return the deposit.',
  'How do I file an RTI application?',
  '302 IPC',
  'என் காசோலை திரும்பி வந்துவிட்டது, நான் என்ன செய்யலாம்?',
];

/** Asks the built-in engine, one question after the other, and gives the times in milliseconds at the median and at the 95th percentile. */
export async function measureAnswers(url, rounds = 25) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const question of questions) {
      const started = performance.now();
      const response = await fetch(`${url}/api/chat`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ question }),
      });
      await response.json();
      if (!response.ok) throw new Error(`The API answered ${response.status} to a question`);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  times.sort((one, other) => one - other);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { count: times.length, p50: at(0.5), p95: at(0.95) };
}
