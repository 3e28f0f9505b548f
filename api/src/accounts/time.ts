export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
export const addMinutes = (at: Date, minutes: number): Date => addSeconds(at, minutes * 60);

/** Lets an answer take at least this long, so that its time does not tell whether an address has an account. */
export async function evenly<T>(leastMs: number, work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), new Promise((resolve) => setTimeout(resolve, leastMs))]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
