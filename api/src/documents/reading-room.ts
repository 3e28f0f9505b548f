/** Lets few documents be read at once; the others wait, and nobody fills the room alone. */
export interface ReadingRoom {
  /**
   * Takes a place for one document, before its bytes are taken in.
   * @param sender who sends it: an address, or a name for our own work
   * @returns null when the room is full, or full of this sender's documents
   */
  enter(sender: string): Place | null;
  /** Runs work of our own when it is its turn; it needs no place. */
  turn<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/** A place in the room; it must be left. */
export interface Place {
  /** Runs work when it is this place's turn. */
  run<T>(work: () => Promise<T>): Promise<T>;
  leave(): void;
}

interface Waiting {
  readonly sender: string;
  readonly start: () => void;
}

/**
 * @param atOnce documents that are read at the same time
 * @param places documents that are read or wait, in all
 * @param perSender the same of one sender
 */
export function createReadingRoom(limits: { atOnce: number; places: number; perSender: number }): ReadingRoom {
  const present = new Map<string, number>();
  const reading: string[] = [];
  let waiting: readonly Waiting[] = [];

  const inRoom = (): number => [...present.values()].reduce((sum, count) => sum + count, 0);

  function begin(sender: string): Promise<void> {
    if (reading.length < limits.atOnce) {
      reading.push(sender);
      return Promise.resolve();
    }
    return new Promise((start) => (waiting = [...waiting, { sender, start }]));
  }

  function end(sender: string): void {
    reading.splice(reading.indexOf(sender), 1);
    // Whoever has nothing being read goes first, so that one sender with many documents does not hold up the others.
    const next = waiting.find((other) => !reading.includes(other.sender)) ?? waiting[0];
    if (!next) return;
    waiting = waiting.filter((other) => other !== next);
    reading.push(next.sender);
    next.start();
  }

  async function turn<T>(sender: string, work: () => Promise<T>): Promise<T> {
    await begin(sender);
    try {
      return await work();
    } finally {
      end(sender);
    }
  }

  return {
    turn,
    enter(sender) {
      const count = present.get(sender) ?? 0;
      if (count >= limits.perSender || inRoom() >= limits.places) return null;
      present.set(sender, count + 1);
      let isLeft = false;
      return {
        run: (work) => turn(sender, work),
        leave() {
          if (isLeft) return;
          isLeft = true;
          const left = (present.get(sender) ?? 1) - 1;
          if (left === 0) present.delete(sender);
          else present.set(sender, left);
        },
      };
    },
  };
}
