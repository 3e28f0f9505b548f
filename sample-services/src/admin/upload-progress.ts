import type { UploadOptions } from 'shared-contracts/services/services';

/** The specification's upload: ten percent more every 200 ms, 90 at most, and all of it after 2 seconds. */
export const uploadSimulation = { stepMs: 200, step: 0.1, cap: 0.9, totalMs: 2000 } as const;

/** Resolves when the simulated upload is over. */
export function simulateUpload({ onProgress, signal }: UploadOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    let steps = 0;
    const ticking = setInterval(() => {
      steps += 1;
      onProgress?.(Math.min(uploadSimulation.cap, Math.round(steps * uploadSimulation.step * 10) / 10));
    }, uploadSimulation.stepMs);
    const ending = setTimeout(() => {
      clearInterval(ticking);
      onProgress?.(1);
      resolve();
    }, uploadSimulation.totalMs);
    signal?.addEventListener('abort', () => {
      clearInterval(ticking);
      clearTimeout(ending);
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
  });
}
