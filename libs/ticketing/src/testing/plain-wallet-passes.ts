import type { Wallet } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { type WalletPass, WalletPasses } from '../ports/wallet-passes';

/** Passes that tests can read, which nobody has signed: the input, as it is, behind the first bytes of a ZIP. */
export class PlainWalletPasses extends WalletPasses {
  constructor(private readonly known: readonly Wallet[]) {
    super();
  }

  wallets(): readonly Wallet[] {
    return this.known;
  }

  async apple(pass: WalletPass): Promise<Uint8Array> {
    this.check('apple');
    return Buffer.from(`PK${JSON.stringify(pass)}`);
  }

  google(pass: WalletPass): string {
    this.check('google');
    const text = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    return `https://pay.google.com/gp/v/save/${text({ alg: 'none' })}.${text({ ...pass, logo: undefined })}.unsigned`;
  }

  private check(wallet: Wallet): void {
    if (!this.known.includes(wallet)) throw new NotFound('ticket');
  }
}
