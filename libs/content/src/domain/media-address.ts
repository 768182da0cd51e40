import { refOf, type LinkSigner } from '@svc/kernel';
import type { MediaFile, StoredFile } from './media-file';

const PURPOSE = 'media';
const LIFETIME_MS = 60 * 60 * 1_000;

/** What a signed link carries besides the address. */
export interface LinkSignature {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Addresses of uploaded files: `<PUBLIC_URL>/media/<workspace slug>/<ref>/<file name>` (decisions 3.16). */
export class MediaAddress {
  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
  ) {}

  /** Where a file lies for good; a private one opens there only with a signature. */
  of(workspaceSlug: string, { id }: Pick<MediaFile, 'id'>, { name }: Pick<StoredFile, 'name'>): string {
    return this.publicUrl + pathOf(workspaceSlug, refOf('med', id), name);
  }

  /** The address with what opens it for an hour from now. */
  signedForAnHour(workspaceSlug: string, address: string, now: Date): string {
    return this.signed(workspaceSlug, address, Math.floor((now.getTime() + LIFETIME_MS) / 1_000));
  }

  /** The address with what opens it until `expires`, seconds since 1970; one that is none of this workspace's as it is. */
  signed(workspaceSlug: string, address: string, expires: number): string {
    if (!address.startsWith(`${this.publicUrl}/media/${workspaceSlug}/`)) return address;
    const path = address.slice(this.publicUrl.length);
    return `${address}?${new URLSearchParams({ expires: String(expires), signature: this.signer.sign(PURPOSE, `${path}/${expires}`) })}`;
  }

  /** Whether a link to this file was signed by the service and is still good. */
  isGood(workspaceSlug: string, ref: string, name: string, { expires, signature }: LinkSignature, now: Date): boolean {
    return now.getTime() < expires * 1_000 && this.signer.verify(PURPOSE, `${pathOf(workspaceSlug, ref, name)}/${expires}`, signature);
  }
}

function pathOf(workspaceSlug: string, ref: string, name: string): string {
  return `/media/${workspaceSlug}/${ref}/${name}`;
}
