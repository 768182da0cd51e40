import { normalisedEmail, readEmail } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';

/** One of the staff: a person of the installation, whatever workspaces they work in. */
export interface Person {
  /** UUIDv7, `per_…`. */
  id: string;
  /** E-mail address in the form for comparison, by which there is one person (D-120). */
  email: string;
  name?: string;
  /** Language of their mails, BCP 47. */
  language?: string;
  createdAt: Date;
}

/** Returns an address in the form by which people are one (ADR 0171 r1). @throws InvalidInput for text that is no e-mail address */
export function personAddress(text: string): string {
  const read = readEmail(text);
  if ('problem' in read) throw new InvalidInput('This is not an e-mail address.', { fields: { email: read.problem } });
  return normalisedEmail(read.email);
}
