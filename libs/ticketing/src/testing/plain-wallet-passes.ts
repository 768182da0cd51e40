import type { Wallet } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { type WalletPass, WalletPasses } from '../ports/wallet-passes';

/** Passes that tests can read, without a signature: the unchanged input, behind the first bytes of a ZIP. */
export class PlainWalletPasses extends WalletPasses {
  constructor(private readonly available: readonly Wallet[]) {
    super();
  }

  wallets(): readonly Wallet[] {
    return this.available;
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
    if (!this.available.includes(wallet)) throw new NotFound('ticket');
  }
}
