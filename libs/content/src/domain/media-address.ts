import { withoutControls } from '@svc/contracts';
import { cutText, type LinkSigner, refOf } from '@svc/kernel';
import type { MediaFile, StoredFile } from './media-file';

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

const LONGEST_TITLE = 200;
const LONGEST_STEM = 80;
const NAMELESS = 'file';

/** What a file is called: the last part of the name it came with, without what no name should hold. */
export function titleOf(given: string | undefined): string {
  const name = (given ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!;
  const title = cutText(withoutControls(name).trim(), LONGEST_TITLE, (part) => [...part].length);
  return /^\.*$/.test(title) ? NAMELESS : title;
}

/** The last part of a file's address: `Ẹ̀wà poster.JPG` as a WebP → `ewa-poster.webp`. */
export function fileNameOf(title: string, extension: string): string {
  const plain = title
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const stem = cutText(plain, LONGEST_STEM).replace(/^-+|-+$/g, '');
  return `${stem || NAMELESS}.${extension}`;
}

/** Never the name of the file itself, which has no underscore. */
export function thumbnailNameOf(title: string, extension: string): string {
  return `thumb_${fileNameOf(title, extension)}`;
}

/** What a saved file is called: as the merchant called it, with the ending of what it is. */
export function downloadNameOf(title: string, fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.'));
  return title.toLowerCase().endsWith(extension) ? title : title.replace(/\.[^.]*$/, '') + extension;
}
