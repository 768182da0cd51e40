import type { Challenge, LedgerEntry } from '@svc/otp';

/** The columns of a challenge, by the names of `ChallengeRow`. */
export const CHALLENGE = `
  workspace_id as "workspaceId", mode, id, key_id as "keyId",
  json_build_object('hash', destination_hash, 'masked', masked, 'country', country, 'prefixHash', prefix_hash) as destination,
  channel, sender, template_id as "templateId", purpose, code_source as "codeSource",
  case when code_hash is not null then json_build_object('hash', code_hash, 'pepperVersion', pepper_version) end as code,
  attempts, status, handover, expires_at as "expiresAt", created_at as "createdAt", ended_at as "endedAt",
  charge_minor::float8 as "chargeMinor", charge_currency as "chargeCurrency",
  delivery_status as "deliveryStatus", delivery_at as "deliveryAt", delivery_reason as "deliveryReason", provider_ref as "providerRef"`;

type Nullable<T> = { [Name in keyof T]-?: undefined extends T[Name] ? NonNullable<T[Name]> | null : T[Name] };

export interface ChallengeRow extends Nullable<Omit<Challenge, 'charge' | 'delivery'>> {
  chargeMinor: number;
  chargeCurrency: string;
  deliveryStatus: NonNullable<Challenge['delivery']>['status'] | null;
  deliveryAt: Date | null;
  deliveryReason: string | null;
}

export function challengeOf({ chargeMinor, chargeCurrency, deliveryStatus, deliveryAt, deliveryReason, ...row }: ChallengeRow): Challenge {
  return {
    ...row,
    templateId: row.templateId ?? undefined,
    purpose: row.purpose ?? undefined,
    code: row.code ?? undefined,
    endedAt: row.endedAt ?? undefined,
    providerRef: row.providerRef ?? undefined,
    charge: { amountMinor: chargeMinor, currency: chargeCurrency },
    delivery: deliveryStatus && deliveryAt ? { status: deliveryStatus, at: deliveryAt, reason: deliveryReason ?? undefined } : undefined,
  };
}

/** The columns of an entry of a ledger. */
export const ENTRY = `
  workspace_id as "workspaceId", id, kind, currency, amount_minor::float8 as "amountMinor", balance_minor::float8 as "balanceMinor",
  challenge_id as "challengeId", note, at`;

export type EntryRow = Nullable<LedgerEntry>;

export function entryOf(row: EntryRow): LedgerEntry {
  return { ...row, challengeId: row.challengeId ?? undefined, note: row.note ?? undefined };
}
