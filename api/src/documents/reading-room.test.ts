import { createReadingRoom, type Place } from './reading-room';

const limits = { atOnce: 2, places: 5, perSender: 3 };

/** Work that ends when it is told to. */
function work() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { run: () => ended, end };
}

function enter(room: ReturnType<typeof createReadingRoom>, sender: string): Place {
  const place = room.enter(sender);
  if (!place) throw new Error('The room is full.');
  return place;
}

test('two documents are read at once, and of those who wait a new sender goes first', async () => {
  const room = createReadingRoom(limits);
  const started: string[] = [];
  const reading = ['asha', 'asha', 'asha', 'binod'].map((sender, index) => {
    const { run, end } = work();
    const done = enter(room, sender).run(() => {
      started.push(`${sender} ${index}`);
      return run();
    });
    return { done, end };
  });
  await Promise.resolve();
  expect(started).toEqual(['asha 0', 'asha 1']);
  reading[0]?.end();
  await reading[0]?.done;
  expect(started).toEqual(['asha 0', 'asha 1', 'binod 3']);
  reading.slice(1).forEach(({ end }) => end());
  await Promise.all(reading.map(({ done }) => done));
  expect(started).toHaveLength(4);
});

test('nobody fills the room alone, and a full room takes nobody', () => {
  const room = createReadingRoom(limits);
  const places = [1, 2, 3].map(() => enter(room, 'asha'));
  expect(room.enter('asha')).toBeNull();
  enter(room, 'binod');
  enter(room, 'binod');
  expect(room.enter('chitra')).toBeNull();
  places[0]?.leave();
  places[0]?.leave();
  enter(room, 'chitra');
  expect(room.enter('divya')).toBeNull();
});

test('work that fails gives its turn to the next', async () => {
  const room = createReadingRoom({ ...limits, atOnce: 1 });
  const failing = enter(room, 'asha').run(() => Promise.reject(new Error('broken')));
  const next = enter(room, 'asha').run(() => Promise.resolve('read'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
