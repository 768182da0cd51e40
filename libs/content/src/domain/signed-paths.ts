import type { LinkSigner } from '@svc/kernel';

const LIFETIME_MS = 60 * 60 * 1_000;

/** What a signed link carries besides the address. */
export interface LinkSignature {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Addresses of this service that open something private for a while (D-1a). */
export class SignedPaths {
  /**
   * @param publicUrl where people reach the service, without a slash at its end
   * @param purpose what they open; a link for one purpose is good for no other
   */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
    private readonly purpose: string,
  ) {}

  /** The address of a path, with what opens it for an hour from now. */
  forAnHour(path: string, now: Date): string {
    return this.until(path, Math.floor((now.getTime() + LIFETIME_MS) / 1_000));
  }

  /** The same until `expires`, seconds since 1970. */
  until(path: string, expires: number): string {
    const query = new URLSearchParams({ expires: String(expires), signature: this.signer.sign(this.purpose, `${path}/${expires}`) });
    return `${this.publicUrl}${path}?${query}`;
  }

  /** Whether a link to this path was signed by the service and is still good. */
  isGood(path: string, { expires, signature }: LinkSignature, now: Date): boolean {
    return now.getTime() < expires * 1_000 && this.signer.verify(this.purpose, `${path}/${expires}`, signature);
  }
}
