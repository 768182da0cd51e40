import type { Wallet } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { type WalletPass, WalletPasses } from '@svc/ticketing';
import type { ApplePassOrder, AppleWalletKeys } from './apple-pass';
import { type GoogleWalletKeys, googleSaveUrl } from './google-pass';

/** The service's keys, by wallet. */
export interface WalletKeys {
  apple?: AppleWalletKeys;
  google?: GoogleWalletKeys;
}

/** Signs passes of Apple Wallet, which keeps a processor busy for long. */
export interface PassSigner {
  applePass(order: ApplePassOrder): Promise<Uint8Array>;
}

/** Passes that are signed with the service's keys. None is cached: its holder fetches each once or twice. */
export class SignedWalletPasses extends WalletPasses {
  constructor(
    private readonly keys: WalletKeys,
    private readonly signer: PassSigner,
    private readonly now: () => Date,
  ) {
    super();
  }

  /** Returns the wallets with valid keys: phones refuse the signature of a certificate that has ended. */
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
