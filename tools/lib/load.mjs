/** Questions of different kinds and languages, so that no answer is the last one again. */
export const questions = [
  'My cheque bounced, what can I do?',
  'What is Article 21?',
  'The police refuse to register my FIR.',
  'S. 138 NI Act',
  'My landlord does not return the deposit.',
  'How do I file an RTI application?',
  '302 IPC',
  'Is theft bailable?',
  'My company has not paid my salary for two months.',
  'What does the Kesavananda Bharati judgment say?',
  'என் காசோலை திரும்பி வந்துவிட்டது, நான் என்ன செய்யலாம்?',
  'मुझे तलाक कैसे मिलेगा?',
  'ನನ್ನ ಮನೆ ಮಾಲೀಕರು ಠೇವಣಿ ಕೊಡುತ್ತಿಲ್ಲ.',
];

/** As many people ask each process at once. */
const ASKERS = 4;

/**
 * Asks processes for a while, each by a few people who ask again as soon as they are answered.
 * Gives every answer's time in milliseconds and how long it all took in seconds; an answer other than 200 is an error.
 */
export async function askForAWhile(urls, seconds) {
  const times = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  let next = 0;
  const asker = async (url) => {
    while (performance.now() < end) times.push(await askOnce(url, questions[next++ % questions.length]));
  };
  await Promise.all(urls.flatMap((url) => Array.from({ length: ASKERS }, () => asker(url))));
  return { times, seconds: (performance.now() - started) / 1000 };
}

/** Asks every question once, so that what is read with the first one is not measured. */
export async function warm(url) {
  for (const question of questions) await askOnce(url, question);
}

/** Asks one question and gives the time to its whole answer in milliseconds; an answer other than 200 is an error. */
export async function askOnce(url, question) {
  const started = performance.now();
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ question }),
  });
  await response.text();
  if (!response.ok) throw new Error(`The API answered ${response.status} to a question`);
  return performance.now() - started;
}

/** A process's resident memory in MB, as its own `/metrics` tells it. */
export async function residentMegabytes(url) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const bytes = /^process_resident_memory_bytes (\S+)/m.exec(text)?.[1];
  if (bytes === undefined) throw new Error('The API tells no memory at /metrics');
  return Number(bytes) / 1024 / 1024;
}
