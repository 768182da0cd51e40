import type { AdmissionDay, Wallet } from '@svc/contracts';

/** Labels of a pass, in the language of its holder. */
export interface WalletPassWords {
  when: string;
  where: string;
  /** Label of a place that is online only. */
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
  /** The bytes of the logo, as JPEG, PNG, WebP or AVIF, where the service has it. */
  logo?: Uint8Array;
  title: string;
  /** Days of admission, with the places that the holder may know (D-21, D-113); at least one. */
  days: readonly AdmissionDay[];
  holder: string;
  /** Name of the ticket type. */
  tier: string;
  /** `Ticket 2 of 3`, where there are several. */
  seat?: string;
  /** `att_…`, for manual entry. */
  ref: string;
  /** Incremented by each new issue of the ticket. */
  serial: number;
  /** Text of the QR code, the same as on the page and in print (D-80). */
  code: string;
  /** Page of the ticket. */
  url: string;
  /** Language of the holder, BCP 47. */
  locale: string;
  words: WalletPassWords;
}

/** Makes passes of tickets for the wallets of phones, by the keys that the service has. */
export abstract class WalletPasses {
  /** Returns the wallets with keys that are valid now; passes are shown and made for them alone. */
  abstract wallets(): readonly Wallet[];
  /**
   * Makes a signed `.pkpass` of Apple Wallet.
   * @throws NotFound where it is none of `wallets`; Throttled when too much is being printed
   */
  abstract apple(pass: WalletPass): Promise<Uint8Array>;
  /**
   * Returns the address at which Google saves the pass, which the address itself carries; nobody is called.
   * @throws NotFound where it is none of `wallets`
   */
  abstract google(pass: WalletPass): string;
}
