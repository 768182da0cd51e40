import { refOf, type LinkSigner } from '@svc/kernel';
import type { MediaFile, StoredFile } from './media-file';
import { SignedPaths, type LinkSignature } from './signed-paths';

/** Addresses of uploaded files: `<PUBLIC_URL>/media/<workspace slug>/<ref>/<file name>` (decisions 3.16). */
export class MediaAddress {
  private readonly links: SignedPaths;

  /** @param publicUrl where people reach the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    signer: LinkSigner,
  ) {
    this.links = new SignedPaths(publicUrl, signer, 'media');
  }

  /** Where a file lies for good; a private one opens there only with a signature. */
  of(workspaceSlug: string, { id }: Pick<MediaFile, 'id'>, { name }: Pick<StoredFile, 'name'>): string {
    return this.publicUrl + pathOf(workspaceSlug, refOf('med', id), name);
  }

  /** The address with what opens it for an hour from now; one that is none of this workspace's as it is. */
  signedForAnHour(workspaceSlug: string, address: string, now: Date): string {
    return this.isOurs(workspaceSlug, address) ? this.links.forAnHour(this.pathIn(address), now) : address;
  }

  /** The same until `expires`, seconds since 1970. */
  signed(workspaceSlug: string, address: string, expires: number): string {
    return this.isOurs(workspaceSlug, address) ? this.links.until(this.pathIn(address), expires) : address;
  }

  /** Whether a link to this file was signed by the service and is still good. */
  isGood(workspaceSlug: string, ref: string, name: string, link: LinkSignature, now: Date): boolean {
    return this.links.isGood(pathOf(workspaceSlug, ref, name), link, now);
  }

  private isOurs(workspaceSlug: string, address: string): boolean {
    return address.startsWith(`${this.publicUrl}/media/${workspaceSlug}/`);
  }

  private pathIn(address: string): string {
    return address.slice(this.publicUrl.length);
  }
}

function pathOf(workspaceSlug: string, ref: string, name: string): string {
  return `/media/${workspaceSlug}/${ref}/${name}`;
}
