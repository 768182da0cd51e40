import { refOf, type LinkSigner } from '@svc/kernel';
import type { HostedAddress, StoreProfile } from './store-profile';
import type { Moment } from './moment';

const PURPOSE = 'file';
const LIFETIME_S = 60 * 60;
/** Step of expiries, so that repeated reads of a folder return the same response. */
const STEP_S = 5 * 60;

/** Returns the signed address of a file, valid for at least an hour and at most five minutes longer (D-3.5 PublicFolder `downloadUrl`). */
export function fileLink(id: string, store: StoreProfile, now: Moment, address: HostedAddress, signer: LinkSigner): string {
  const expires = (Math.floor((now.date.getTime() / 1000 + LIFETIME_S) / STEP_S) + 1) * STEP_S;
  now.hasReached((expires - LIFETIME_S) * 1000);
  const ref = refOf('fil', id);
  return address.file(store, ref, { expires: String(expires), signature: signer.sign(PURPOSE, subjectOf(store.slug, ref, expires)) });
}

export interface FileLink {
  workspaceSlug: string;
  ref: string;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** Returns true for a link that the service has signed and that has not expired. */
export function isGoodFileLink({ workspaceSlug, ref, expires, signature }: FileLink, now: Date, signer: LinkSigner): boolean {
  return now.getTime() < expires * 1000 && signer.verify(PURPOSE, subjectOf(workspaceSlug, ref, expires), signature);
}

function subjectOf(workspaceSlug: string, ref: string, expires: number): string {
  return `${workspaceSlug}/${ref}/${expires}`;
}
