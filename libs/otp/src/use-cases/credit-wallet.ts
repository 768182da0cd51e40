import { InvalidInput, refOf, type Author, type Clock, type IdGenerator } from '@svc/kernel';
import type { CodePrices } from '../domain/code-prices';
import type { LedgerEntry } from '../domain/ledger';
import type { OtpUnitOfWork } from '../ports/otp-tx';

export interface CreditWalletCommand {
  workspace: { id: string; currencies: readonly string[] };
  /** Above zero. */
  amountMinor: number;
  currency: string;
  /** What it was paid by, for the merchant to read. */
  note?: string;
  by: Author;
}

/** Puts money into the wallet that a workspace's codes are paid from. */
export class CreditWallet {
  constructor(
    private readonly work: OtpUnitOfWork,
    private readonly prices: CodePrices,
    private readonly clock: Clock,
    private readonly ids: IdGenerator,
  ) {}

  /** @throws InvalidInput for money that no code would be paid from */
  async execute({ workspace, amountMinor, currency, note, by }: CreditWalletCommand): Promise<LedgerEntry> {
    const charged = this.prices.of(workspace.currencies).currency;
    if (currency !== charged) {
      const advice = `Give ${charged}: codes of this workspace are charged in it.`;
      throw new InvalidInput(`currency: ${advice}`, { fields: { currency: advice }, accepted: [charged] });
    }
    return this.work.run(async ({ wallet, audit }) => {
      const move = { workspaceId: workspace.id, id: this.ids.next(), kind: 'credit', currency, amountMinor, note, at: this.clock.now() } as const;
      const entry = (await wallet.book(move))!;
      const subject = { kind: 'otp_wallet', ref: refOf('led', entry.id), name: currency };
      await audit.record(workspace.id, by, [{ action: 'change', subject, fields: ['balanceMinor'], details: { amountMinor, balanceMinor: entry.balanceMinor, note: note ?? null } }]);
      return entry;
    });
  }
}
