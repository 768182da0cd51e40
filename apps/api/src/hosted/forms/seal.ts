import type { LinkSigner } from '@svc/kernel';

const PURPOSE = 'form page';
/** Nobody reads and fills in a form in less. */
const FASTEST_MS = 2_000;
const OLDEST_MS = 24 * 60 * 60 * 1_000;

/** When the page of a form was first shown, signed, as a field of the form carries it. */
export function sealOf(path: string, shownAt: Date, signer: LinkSigner): string {
  const shown = String(shownAt.getTime());
  return `${shown}.${signer.sign(PURPOSE, subjectOf(path, shown))}`;
}

/** Whether a form was sent by somebody who had its page before them for as long as people have. */
export function judgeSeal(seal: string, path: string, now: Date, signer: LinkSigner): 'good' | 'too_fast' | 'too_old' {
  const [shown = '', token = ''] = seal.split('.');
  if (!/^\d{1,15}$/.test(shown) || !signer.verify(PURPOSE, subjectOf(path, shown), token)) return 'too_old';
  const ageMs = now.getTime() - Number(shown);
  if (ageMs < FASTEST_MS) return 'too_fast';
  return ageMs > OLDEST_MS ? 'too_old' : 'good';
}

function subjectOf(path: string, shown: string): string {
  return `${path}\n${shown}`;
}
