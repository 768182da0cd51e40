import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import type { NewMessage } from './messages-of';

/** Where the person on record is reached who is to confirm something. */
export interface ConfirmationAddress {
  workspaceId: string;
  confirmationId: string;
  email: string;
}

/** The mail with the code; none for a confirmation that is gone. */
export function confirmationMessagesOf(fact: FactFor<'confirming'>, addresses: readonly ConfirmationAddress[]): NewMessage[] {
  return toConfirming('confirming', fact, addresses, {});
}

/** A mail to whoever is to confirm something, or has; none for a confirmation that is gone. */
export function toConfirming(
  audience: 'confirming' | 'givers',
  fact: FactFor<'confirming' | 'givers'>,
  addresses: readonly ConfirmationAddress[],
  details: MessageDetails,
): NewMessage[] {
  const { confirmationId: subjectId } = fact.data;
  const found = addresses.find((one) => one.workspaceId === fact.workspaceId && one.confirmationId === subjectId);
  const kind = found && kindFor(audience, fact, found);
  if (!kind) return [];
  const { id: version, workspaceId } = fact;
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: found.email, subjectId, version, kind, details }];
}
