import { randomUUID } from 'node:crypto';
import type { Challenge } from '../domain/challenge';

export const SENT_AT = new Date('2026-02-01T12:00:00.123Z');

/** Returns a pending challenge with the code `123456`, sent at SENT_AT for ten minutes. */
export function aChallenge(fields: Partial<Challenge> = {}): Challenge {
  const { id = randomUUID(), createdAt = SENT_AT } = fields;
  return {
    workspaceId: randomUUID(),
    mode: 'live',
    id,
    keyId: randomUUID(),
    destination: { hash: 'number', masked: '+234*******678', country: 'NG', prefixHash: 'prefix' },
    channel: 'whatsapp',
    sender: 'own',
    codeSource: 'service',
    code: { hash: `${id}.123456`, pepperVersion: 1 },
    attempts: 0,
    status: 'sent',
    handover: 'ended',
    expiresAt: new Date(createdAt.getTime() + 10 * 60_000),
    createdAt,
    charge: { amountMinor: 700, currency: 'NGN' },
    ...fields,
  };
}
