import type { Wallet } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { type WalletPass, WalletPasses } from '@svc/ticketing';
import type { ApplePassOrder, AppleWalletKeys } from './apple-pass';
import { type GoogleWalletKeys, googleSaveUrl } from './google-pass';

/** The keys that the service has, by wallet. */
export interface WalletKeys {
  apple?: AppleWalletKeys;
  google?: GoogleWalletKeys;
}

/** What signs passes of Apple Wallet, which keeps a processor busy for long. */
export interface PassSigner {
  applePass(order: ApplePassOrder): Promise<Uint8Array>;
}

/** Passes that are signed with the service's keys. None is kept: each is fetched once or twice, by whom it is for. */
export class SignedWalletPasses extends WalletPasses {
  constructor(
    private readonly keys: WalletKeys,
    private readonly signer: PassSigner,
    private readonly now: () => Date,
  ) {
    super();
  }

  /** Phones refuse what is signed with a certificate that has ended. */
  wallets(): readonly Wallet[] {
    const { apple, google } = this.keys;
    return [...(apple && this.now() < apple.validTo ? (['apple'] as const) : []), ...(google ? (['google'] as const) : [])];
  }

  async apple(pass: WalletPass): Promise<Uint8Array> {
    const { apple: keys } = this.keys;
    if (!keys || !this.wallets().includes('apple')) throw new NotFound('ticket');
    return this.signer.applePass({ keys, pass });
  }

  google(pass: WalletPass): string {
    const { google: keys } = this.keys;
    if (!keys) throw new NotFound('ticket');
    return googleSaveUrl(keys, pass, this.now());
  }
}
