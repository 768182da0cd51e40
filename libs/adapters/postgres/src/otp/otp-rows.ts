import type { Challenge, CodeDelivery, LedgerEntry } from '@svc/otp';
import { selectList, withoutNulls } from '../rows/columns-sql';
import type { RowOf } from '../rows/table';
import { challengeEntity, ledgerEntity } from './otp.entities';

export type ChallengeRow = RowOf<typeof challengeEntity>;

/** What makes a Challenge of a row of `otp_challenge`. */
export const CHALLENGE = selectList(challengeEntity);

export function challengeOf(row: object): Challenge {
  const { destinationHash, masked, country, prefixHash, codeHash, pepperVersion, chargeMinor, chargeCurrency, deliveryStatus, deliveryAt, deliveryReason, ...facts } = withoutNulls<ChallengeRow>(row);
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

export function deliveryOf({ deliveryStatus, deliveryAt, deliveryReason }: Pick<ChallengeRow, 'deliveryStatus' | 'deliveryAt' | 'deliveryReason'>): CodeDelivery | undefined {
  return deliveryStatus && deliveryAt ? { status: deliveryStatus, at: deliveryAt, reason: deliveryReason } : undefined;
}

/** What makes a LedgerEntry of a row of `otp_ledger`. */
export const ENTRY = selectList(ledgerEntity);

export const entryOf = (row: object): LedgerEntry => withoutNulls<LedgerEntry>(row);
