import { connection } from 'next/server';
import { asked, Problem } from '../lib/answers';
import { closedSentence } from '../lib/closing';
import { catalogue } from '../lib/store';

/** Says that the shop is closed, until when, and why; nothing while it is open, or where that cannot be known. */
export async function ClosedNotice() {
  await connection(); // Read at each visit, not while the site is built.
  const storefront = await asked(() => catalogue().storefront.get());
  if (storefront instanceof Problem || !storefront.closed) return null;
  return <p role="status">{closedSentence(storefront.closed)}</p>;
}
