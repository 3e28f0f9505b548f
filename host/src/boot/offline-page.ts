import type { HostApiSource } from './host-api-source';

const script = '/service-worker.js';

/**
 * Lets the browser keep the page that is shown without a network. In the simulated mode nothing outlives the page, so what was kept before goes.
 * @param workers the browser's; undefined where it has none, or where the address is not a safe one
 */
export async function keepOfflinePage(
  hostApi: Pick<HostApiSource, 'get'>,
  workers: ServiceWorkerContainer | undefined,
): Promise<void> {
  // What is kept for later waits until everything of this visit has arrived.
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  const result = await hostApi.get();
  if (!workers || result.state !== 'ready') return;
  try {
    if (result.host.config.services === 'live') {
      await workers.register(script, { scope: '/', updateViaCache: 'none' });
      return;
    }
    for (const registration of await workers.getRegistrations()) await registration.unregister();
  } catch {
    // A browser that keeps nothing, such as in a private window, works with the network alone.
  }
}
