import { discountCode } from './code-sql';
import { earlier } from './earlier-sql';
import { returnHosts } from './return-hosts-sql';

/** Columns of every question as it is sent; `place` is its index among those of a trip. */
export const ASKED = `place integer, now timestamptz, "discountCode" text, email text, operation text, key text`;

const GIVEN = { workspace: '$1', mode: '$2', now: 'asked.now' };

/** What each question `asked` is answered besides its scene, in workspace `w`, `$1`, and mode `$2`. */
export const ASKED_OF_STORE = `
  ${returnHosts(GIVEN)} as "returnHosts",
  ${discountCode({ ...GIVEN, code: 'asked."discountCode"', email: 'asked.email' })} as "discountCode",
  ${earlier({ ...GIVEN, operation: 'asked.operation', key: 'asked.key' })} as earlier`;
