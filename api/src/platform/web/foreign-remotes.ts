import { remoteDescriptionSchema } from 'shared-contracts/remotes/description-schema';
import type { RemoteDescription } from 'shared-contracts/remotes/remote-description';
import * as z from 'zod';
import { lastSaid } from './last-said';

const FRESH_MS = 30_000;
const PATIENCE_MS = 3_000;
const manifestSchema = z.looseObject({ metaData: z.looseObject({ remote: remoteDescriptionSchema }) });

/** Asks remotes at other addresses what they say of themselves. The last word of each is kept for as long as it is out of reach. */
export const foreignRemotes = (): ((url: string) => Promise<RemoteDescription | undefined>) => lastSaid(FRESH_MS, ask);

async function ask(url: string): Promise<RemoteDescription> {
  const response = await fetch(`${url}/mf-manifest.json`, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return manifestSchema.parse(await response.json()).metaData.remote;
}
