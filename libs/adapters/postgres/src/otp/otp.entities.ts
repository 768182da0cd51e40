import type { Challenge, CodeDelivery, ConnectionKind, LedgerEntry } from '@svc/otp';
import {
  bigint,
  boolean,
  integer,
  modeKey,
  moment,
  nullable,
  primary,
  type RowOf,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';
import { selectList, withoutNulls } from '../rows/statements';

export const connectionEntity = table('otp_connection', {
  workspaceId: primary(uuid()),
  kind: text<ConnectionKind>(),
  sealed: text(),
  setAt: moment(),
  country: unselected(nullable(text())),
});

export const templateEntity = table('otp_template', {
  ...workspaceKey(),
  name: text(),
  language: text(),
  approved: boolean(),
  isDefault: boolean(),
  createdAt: moment(),
});

export const challengeEntity = table('otp_challenge', {
  ...modeKey(),
  keyId: uuid(),
  visitorHash: nullable(text()),
  destinationHash: text(),
  masked: text(),
  country: text(),
  prefixHash: text(),
  channel: text<Challenge['channel']>(),
  sender: text<Challenge['sender']>(),
  templateId: nullable(uuid()),
  purpose: nullable(text()),
  codeSource: text<Challenge['codeSource']>(),
  codeHash: nullable(text()),
  pepperVersion: nullable(integer()),
  attempts: integer(),
  status: text<Challenge['status']>(),
  handover: text<Challenge['handover']>(),
  expiresAt: moment(),
  createdAt: moment(),
  endedAt: nullable(moment()),
  chargeMinor: bigint(),
  chargeCurrency: text(),
  deliveryStatus: nullable(text<CodeDelivery['status']>()),
  deliveryAt: nullable(moment()),
  deliveryReason: nullable(text()),
  providerRef: nullable(text()),
  segments: nullable(integer()),
});

export const ledgerEntity = table('otp_ledger', {
  ...workspaceKey(),
  kind: text<LedgerEntry['kind']>(),
  currency: text(),
  amountMinor: bigint(),
  balanceMinor: bigint(),
  challengeId: nullable(uuid()),
  note: nullable(text()),
  at: moment(),
  entry: unselected(bigint()),
  idempotencyKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
});

export const walletEntity = table('otp_wallet', {
  workspaceId: primary(uuid()),
  currency: primary(text()),
  balanceMinor: bigint(),
  entries: unselected(bigint()),
});

/** Codes that the service's own number has sent, by the hash of their number; of no workspace (D-101). */
export const serviceCodeSendEntity = table('service_code_send', {
  destinationHash: primary(text()),
  challengeId: primary(uuid()),
  sentAt: moment(),
});

export type ChallengeRow = RowOf<typeof challengeEntity>;

/** Columns of `otp_challenge` that make a Challenge. */
export const CHALLENGE = selectList(challengeEntity);

export function challengeOf(row: object): Challenge {
  const {
    destinationHash,
    masked,
    country,
    prefixHash,
    codeHash,
    pepperVersion,
    chargeMinor,
    chargeCurrency,
    deliveryStatus,
    deliveryAt,
    deliveryReason,
    ...facts
  } = withoutNulls<ChallengeRow>(row);
  return {
    ...facts,
    destination: { hash: destinationHash, masked, country, prefixHash },
    code: codeHash !== undefined && pepperVersion !== undefined ? { hash: codeHash, pepperVersion } : undefined,
    charge: { amountMinor: chargeMinor, currency: chargeCurrency },
    delivery: deliveryOf({ deliveryStatus, deliveryAt, deliveryReason }),
  };
}

export function rowOfChallenge({ destination, code, charge, delivery, ...facts }: Challenge): ChallengeRow {
  return {
    ...facts,
    destinationHash: destination.hash,
    masked: destination.masked,
    country: destination.country,
    prefixHash: destination.prefixHash,
    codeHash: code?.hash,
    pepperVersion: code?.pepperVersion,
    chargeMinor: charge.amountMinor,
    chargeCurrency: charge.currency,
    deliveryStatus: delivery?.status,
    deliveryAt: delivery?.at,
    deliveryReason: delivery?.reason,
  };
}

export function deliveryOf({
  deliveryStatus,
  deliveryAt,
  deliveryReason,
}: Pick<ChallengeRow, 'deliveryStatus' | 'deliveryAt' | 'deliveryReason'>): CodeDelivery | undefined {
  return deliveryStatus && deliveryAt ? { status: deliveryStatus, at: deliveryAt, reason: deliveryReason } : undefined;
}

/** Columns of `otp_ledger` that make a LedgerEntry. */
export const ENTRY = selectList(ledgerEntity);

export const entryOf = (row: object): LedgerEntry => withoutNulls<LedgerEntry>(row);
