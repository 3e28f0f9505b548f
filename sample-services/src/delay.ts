/** The specification's simulated waiting time, in milliseconds. */
export const simulatedDelayMs = 1000;

/** Resolves with `value` after the simulated waiting time. */
export const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), simulatedDelayMs));
