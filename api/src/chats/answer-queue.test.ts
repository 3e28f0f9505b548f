import { createAnswerQueue } from './answer-queue';

const never = new AbortController().signal;

function held() {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { until, release: () => release() };
}

test('as many answers are written at once as there is room for; priority goes first, then who came first', async () => {
  const queue = createAnswerQueue(1);
  const order: string[] = [];
  const first = held();
  const work = (name: string, priority: boolean) =>
    queue.run(async () => void order.push(name), { priority, signal: never });
  const all = [
    queue.run(() => first.until, { priority: false, signal: never }),
    work('second', false),
    work('third', false),
    work('paying', true),
  ];
  first.release();
  await Promise.all(all);
  expect(order).toEqual(['paying', 'second', 'third']);
});

test('who leaves while waiting gives up the place, and one that fails makes room', async () => {
  const queue = createAnswerQueue(1);
  const first = held();
  const failing = queue.run(() => first.until.then(() => Promise.reject(new Error('failed'))), {
    priority: false,
    signal: never,
  });
  const reader = new AbortController();
  const left = queue.run(() => Promise.resolve('never'), { priority: true, signal: reader.signal });
  reader.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  const next = queue.run(() => Promise.resolve('next'), { priority: false, signal: never });
  first.release();
  await expect(failing).rejects.toThrow('failed');
  await expect(next).resolves.toBe('next');
});
