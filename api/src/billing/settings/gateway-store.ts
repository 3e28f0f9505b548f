import { asc, eq } from 'drizzle-orm';
import type { GatewaySettings } from 'shared-contracts';
import type { gatewayBody } from 'shared-contracts/schemas';
import type * as z from 'zod';
import type { Platform } from '../../platform/platform';
import { paymentGateways } from '../tables';

export type GatewayBody = z.output<typeof gatewayBody>;

/** A gateway with its secrets in the clear; never leaves the server. */
export interface OpenGateway {
  readonly name: 'razorpay' | 'stripe';
  readonly active: boolean;
  readonly apiKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
}

/** The gateways as their settings screen shows them: of a secret it is only said that it is set. Razorpay comes first. */
export async function gatewaySettings({ database }: Platform): Promise<GatewaySettings[]> {
  const rows = await database.db.select().from(paymentGateways).orderBy(asc(paymentGateways.name));
  return rows.map((row) => ({
    name: row.name,
    active: row.active,
    apiKey: row.apiKey,
    secretKeySet: row.secretKey !== '',
    webhookSecretSet: row.webhookSecret !== '',
    webhookUrl: row.webhookUrl,
    testMode: row.testMode,
  }));
}

/** Saves settings; an empty secret leaves the one that is set. */
export async function saveGatewaySettings(
  platform: Platform,
  bodies: readonly GatewayBody[],
): Promise<GatewaySettings[]> {
  const { database, vault } = platform;
  await database.db.transaction(async (tx) => {
    for (const { name, secretKey, webhookSecret, ...open } of bodies) {
      const sealed = {
        ...(secretKey ? { secretKey: vault.seal(secretKey) } : {}),
        ...(webhookSecret ? { webhookSecret: vault.seal(webhookSecret) } : {}),
      };
      const change = { ...open, ...sealed, updatedAt: new Date() };
      await tx
        .insert(paymentGateways)
        .values({ name, ...change })
        .onConflictDoUpdate({ target: paymentGateways.name, set: change });
    }
  });
  return gatewaySettings(platform);
}

export async function openGateway(
  { database, vault }: Platform,
  name: OpenGateway['name'],
): Promise<OpenGateway | null> {
  const [row] = await database.db.select().from(paymentGateways).where(eq(paymentGateways.name, name));
  if (!row) return null;
  const open = (sealed: string) => (sealed ? vault.open(sealed) : '');
  return {
    name,
    active: row.active,
    apiKey: row.apiKey,
    secretKey: open(row.secretKey),
    webhookSecret: open(row.webhookSecret),
  };
}

/** The first gateway starts active and the second inactive, both in test mode, as specified; without keys neither is used. */
export async function seedGateways({ database }: Platform): Promise<void> {
  await database.db
    .insert(paymentGateways)
    .values([
      { name: 'razorpay', active: true, testMode: true },
      { name: 'stripe', active: false, testMode: true },
    ])
    .onConflictDoNothing();
}
