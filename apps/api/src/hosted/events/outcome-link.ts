import { ATTENDEE_STATUSES } from '@svc/contracts';
import type { LinkSigner } from '@svc/kernel';
import type { StoreEventRegistrationView } from '@svc/registration';
import { z } from 'zod';

const PURPOSE = 'registered';

/** What came of a registration, as the address of the page after it carries it: signed, so that nobody makes up others. */
export const outcomeQuery = z.object({ status: z.enum(ATTENDEE_STATUSES), channel: z.enum(['email', 'sms']), to: z.string().max(300), t: z.string().max(100) });
export type SignedOutcome = z.output<typeof outcomeQuery>;
export type Outcome = Omit<SignedOutcome, 't'>;

/** The address of the page that tells it; `path` is that of the event's page. */
export function outcomeLink(path: string, { status, confirmation }: Pick<StoreEventRegistrationView, 'status' | 'confirmation'>, signer: LinkSigner): string {
  const outcome: Outcome = { status, ...confirmation };
  return `${path}/registered?${new URLSearchParams({ ...outcome, t: signer.sign(PURPOSE, subjectOf(path, outcome)) })}`;
}

export function isGoodOutcome(path: string, { t, ...outcome }: SignedOutcome, signer: LinkSigner): boolean {
  return signer.verify(PURPOSE, subjectOf(path, outcome), t);
}

function subjectOf(path: string, { status, channel, to }: Outcome): string {
  return [path, status, channel, to].join('\n');
}
