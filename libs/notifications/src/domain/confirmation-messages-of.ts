import type { FactOf, KnownFact } from '@svc/contracts';
import { CONFIRMATION_MESSAGE_KIND } from './message';
import type { NewMessage } from './messages-of';

export type ConfirmationFact = FactOf<'confirmation.asked.v1'>;

/** Where the person on record is reached who is to confirm something. */
export interface ConfirmationAddress {
  workspaceId: string;
  confirmationId: string;
  email: string;
}

/** Of live mode alone: test mode sends nothing (part 6). */
export function isForConfirming(fact: KnownFact): fact is ConfirmationFact {
  return fact.type === 'confirmation.asked.v1' && fact.mode === 'live';
}

/** The mail with the code; none for a confirmation that is gone. */
export function confirmationMessagesOf(
  { id: version, workspaceId, data: { confirmationId } }: ConfirmationFact,
  addresses: readonly ConfirmationAddress[],
): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === workspaceId && one.confirmationId === confirmationId) ?? {};
  if (email === undefined) return [];
  return [
    {
      workspaceId,
      mode: 'live',
      channel: 'email',
      recipient: email,
      subjectId: confirmationId,
      version,
      kind: CONFIRMATION_MESSAGE_KIND,
      details: {},
    },
  ];
}
