import type { AdmissionDay, Wallet } from '@svc/contracts';

/** What a pass names its parts, in the language of who keeps it. */
export interface WalletPassWords {
  when: string;
  where: string;
  /** Where a place is none but online. */
  online: string;
  ticket: string;
  name: string;
  /** Before the ticket's `att_…`. */
  number: string;
  /** Before the link to the page of the ticket. */
  page: string;
}

/** A ticket that lets in, as a phone keeps it. */
export interface WalletPass {
  merchant: string;
  /** `#rrggbb` or one of its short forms. */
  colour?: string;
  /** The merchant's, as an http(s) address. */
  logoUrl?: string;
  /** The same as the bytes of a JPEG, PNG, WebP or AVIF, where the service has it. */
  logo?: Uint8Array;
  title: string;
  /** With the places that who has the ticket may know (D-21, D-113); at least one. */
  days: readonly AdmissionDay[];
  holder: string;
  /** Name of the ticket type. */
  tier: string;
  /** `Seat 2 of 3`, where there are several. */
  seat?: string;
  /** `att_…`, for whoever cannot scan. */
  ref: string;
  /** Counts up when the ticket is issued anew. */
  serial: number;
  /** Text of the QR code, the same as on the page and in print (D-80). */
  code: string;
  /** Page of the ticket. */
  url: string;
  /** BCP 47, of whom it is for. */
  locale: string;
  words: WalletPassWords;
}

/** Makes passes of tickets for the wallets of phones, by the keys that the service has. */
export abstract class WalletPasses {
  /** The wallets that there are keys for, and that these are good for now; passes are shown and made for them alone. */
  abstract wallets(): readonly Wallet[];
  /**
   * A signed `.pkpass` of Apple Wallet.
   * @throws NotFound where it is none of `wallets`; Throttled when too much is being printed
   */
  abstract apple(pass: WalletPass): Promise<Uint8Array>;
  /**
   * Where Google saves the pass, which the address itself carries; nobody is called.
   * @throws NotFound where it is none of `wallets`
   */
  abstract google(pass: WalletPass): string;
}
