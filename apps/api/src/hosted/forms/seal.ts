import type { LinkSigner } from '@svc/kernel';

const PURPOSE = 'form page';
const SHOWN = /^(\d{1,15})-([\da-f-]{36})$/;
/** Nobody reads and fills in a form in less. */
const FASTEST_MS = 2_000;
const OLDEST_MS = 24 * 60 * 60 * 1_000;

/** The page of a form, as it was shown to somebody. */
export interface ShownPage {
  path: string;
  shownAt: Date;
  /** UUID: another each time. */
  id: string;
}

export type SealVerdict = { is: 'good'; pageId: string } | { is: 'too_fast' | 'too_old' };

/** Which page of a form was shown, and when, signed, as a field of the form carries it. */
export function sealOf({ path, shownAt, id }: ShownPage, signer: LinkSigner): string {
  const shown = `${shownAt.getTime()}-${id}`;
  return `${shown}.${signer.sign(PURPOSE, subjectOf(path, shown))}`;
}

/** Whether a form was sent by somebody who had its page before them for as long as people have. */
export function judgeSeal(seal: string, path: string, now: Date, signer: LinkSigner): SealVerdict {
  const [shown = '', token = ''] = seal.split('.');
  const [, shownAt, pageId] = SHOWN.exec(shown) ?? [];
  if (pageId === undefined || !signer.verify(PURPOSE, subjectOf(path, shown), token)) return { is: 'too_old' };
  const ageMs = now.getTime() - Number(shownAt);
  if (ageMs < FASTEST_MS) return { is: 'too_fast' };
  return ageMs > OLDEST_MS ? { is: 'too_old' } : { is: 'good', pageId };
}

function subjectOf(path: string, shown: string): string {
  return `${path}\n${shown}`;
}
