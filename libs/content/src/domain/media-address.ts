import { withoutControls } from '@svc/contracts';
import { cutText, type LinkSigner, refOf } from '@svc/kernel';
import type { MediaFile, StoredFile } from './media-file';

const LIFETIME_MS = 60 * 60 * 1_000;

/** Query of a signed link. */
export interface LinkSignature {
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Temporary addresses of private things of this service (D-1a). */
export class SignedPaths {
  /**
   * @param publicUrl public address of the service, without a slash at its end
   * @param purpose kind of thing they open; a link for one purpose is invalid for any other
   */
  constructor(
    private readonly publicUrl: string,
    private readonly signer: LinkSigner,
    private readonly purpose: string,
  ) {}

  /** Returns the address of a path, signed for an hour from now. */
  forAnHour(path: string, now: Date): string {
    return this.until(path, Math.floor((now.getTime() + LIFETIME_MS) / 1_000));
  }

  /** Returns the same until `expires`, seconds since 1970. */
  until(path: string, expires: number): string {
    const query = new URLSearchParams({ expires: String(expires), signature: this.signer.sign(this.purpose, `${path}/${expires}`) });
    return `${this.publicUrl}${path}?${query}`;
  }

  /** Returns true when a link to this path was signed by the service and has not expired. */
  isGood(path: string, { expires, signature }: LinkSignature, now: Date): boolean {
    return now.getTime() < expires * 1_000 && this.signer.verify(this.purpose, `${path}/${expires}`, signature);
  }
}

/** Addresses of uploaded files: `<PUBLIC_URL>/media/<workspace slug>/<ref>/<file name>` (decisions 3.16 media). */
export class MediaAddress {
  private readonly links: SignedPaths;

  /** @param publicUrl public address of the service, without a slash at its end */
  constructor(
    private readonly publicUrl: string,
    signer: LinkSigner,
  ) {
    this.links = new SignedPaths(publicUrl, signer, 'media');
  }

  /** Returns the permanent address of a file; a private one opens there only with a signature. */
  of(workspaceSlug: string, { id }: Pick<MediaFile, 'id'>, { name }: Pick<StoredFile, 'name'>): string {
    return this.publicUrl + pathOf(workspaceSlug, refOf('med', id), name);
  }

  /** Returns the address signed for an hour from now; an address outside this workspace stays unchanged. */
  signedForAnHour(workspaceSlug: string, address: string, now: Date): string {
    return this.isOurs(workspaceSlug, address) ? this.links.forAnHour(this.pathIn(address), now) : address;
  }

  /** Returns the same until `expires`, seconds since 1970. */
  signed(workspaceSlug: string, address: string, expires: number): string {
    return this.isOurs(workspaceSlug, address) ? this.links.until(this.pathIn(address), expires) : address;
  }

  /** Returns true when a link to this file was signed by the service and has not expired. */
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

/** Returns the title of a file: the last part of its given name, without characters that no name may hold. */
export function titleOf(fileName: string | undefined): string {
  const name = (fileName ?? '').toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!;
  const title = cutText(withoutControls(name).trim(), LONGEST_TITLE, (part) => [...part].length);
  return /^\.*$/.test(title) ? NAMELESS : title;
}

/** Returns the last part of a file's address: `Ẹ̀wà poster.JPG` as a WebP → `ewa-poster.webp`. */
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

/** Returns a name that no file itself has, since those have no underscore. */
export function thumbnailNameOf(title: string, extension: string): string {
  return `thumb_${fileNameOf(title, extension)}`;
}

/** Returns the name of a downloaded file: its title, with the extension of its type. */
export function downloadNameOf(title: string, fileName: string): string {
  const extension = fileName.slice(fileName.lastIndexOf('.'));
  return title.toLowerCase().endsWith(extension) ? title : title.replace(/\.[^.]*$/, '') + extension;
}
