import { createHash } from 'node:crypto';
import { InvalidInput } from '@svc/kernel';

const HEADER = 'X-Visitor';
const PRINTABLE = /^[\x20-\x7e]{1,64}$/;
const ADVICE = `Send in ${HEADER} 1 to 64 printable ASCII characters that are the same for one visitor of your site, or leave it out.`;

/** Returns the visitor from a merchant's server, given in `X-Visitor`; undefined without it (D-139). @throws InvalidInput */
export function checkVisitor(header: string | undefined): string | undefined {
  if (header === undefined || PRINTABLE.test(header)) return header;
  throw new InvalidInput(`${HEADER}: ${ADVICE}`, { fields: { [HEADER]: ADVICE } });
}

/** Returns a name of the visitor that is unique over workspaces and reveals nothing. */
export function visitorIn(workspaceId: string, visitor: string): string {
  return createHash('sha256').update(`${workspaceId} ${visitor}`).digest('base64url');
}
