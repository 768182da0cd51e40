import { createHash } from 'node:crypto';
import { IdempotencyKeyReused, keysExpiredUntil, readIdempotencyKey, requestText } from '@svc/contracts';
import { InvalidInput, refOf, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import type { CodePrices, CreditKey, LedgerEntry } from '../domain/wallet';
import type { OtpTx, OtpUnitOfWork } from '../ports/otp-tx';

export interface CreditWalletCommand {
  workspace: { id: string; currencies: readonly string[] };
  /** Above zero. */
  amountMinor: number;
  currency: string;
  /** Note on the payment, for the merchant. */
  note?: string;
  /** Sent as `Idempotency-Key`: a retry with the same key books nothing (D-40, D-42). */
  idempotencyKey?: string;
  by: Author;
}

/** Ledger entry of a credit; `isReplay` when an earlier request with the same key has booked it. */
export interface Credited {
  entry: LedgerEntry;
  isReplay: boolean;
}

/** Credits the wallet that pays for a workspace's codes. */
export class CreditWallet {
  constructor(
    private readonly work: OtpUnitOfWork,
    private readonly prices: CodePrices,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws InvalidInput for a currency that pays for no code, and for a malformed key; IdempotencyKeyReused */
  async execute(command: CreditWalletCommand): Promise<Credited> {
    const { workspace, currency } = command;
    const key = keyOf(command);
    const charged = this.prices.of(workspace.currencies).currency;
    if (currency !== charged) {
      const advice = `Give ${charged}: codes of this workspace are charged in it.`;
      throw new InvalidInput(`currency: ${advice}`, { fields: { currency: advice }, accepted: [charged] });
    }
    return this.work.run(async (tx) => {
      const earlier = key && (await tx.wallet.creditedBy(workspace.id, key.key, keysExpiredUntil(this.clock.now())));
      if (!earlier) return { entry: await this.book(tx, command, key), isReplay: false };
      if (earlier.fingerprint !== key.fingerprint) throw new IdempotencyKeyReused();
      return { entry: earlier.entry, isReplay: true };
    });
  }

  private async book(
    { wallet, audit }: OtpTx,
    { workspace, amountMinor, currency, note, by }: CreditWalletCommand,
    key?: CreditKey,
  ): Promise<LedgerEntry> {
    const credit = {
      workspaceId: workspace.id,
      id: this.ids.next(),
      kind: 'credit',
      currency,
      amountMinor,
      note,
      at: this.clock.now(),
    } as const;
    const entry = await wallet.book(credit, key);
    const subject = { kind: 'otp_wallet', ref: refOf('led', entry.id), name: currency };
    await audit.record(workspace.id, by, [
      {
        action: 'change',
        subject,
        fields: ['balanceMinor'],
        details: { amountMinor, balanceMinor: entry.balanceMinor, note: note ?? null },
      },
    ]);
    return entry;
  }
}

function keyOf({ idempotencyKey, workspace, amountMinor, currency, note }: CreditWalletCommand): CreditKey | undefined {
  const key = readIdempotencyKey(idempotencyKey, { required: false });
  return key === undefined
    ? undefined
    : { key, fingerprint: createHash('sha256').update(requestText(workspace.id, { amountMinor, currency, note })).digest('hex') };
}
