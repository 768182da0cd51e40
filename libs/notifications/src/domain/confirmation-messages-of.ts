import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import type { NewMessage } from './messages-of';

/** Address on record of the person who is to confirm something. */
export interface ConfirmationAddress {
  workspaceId: string;
  confirmationId: string;
  email: string;
}

/** Returns the mail with the code; none for a confirmation that is gone. */
export function confirmationMessagesOf(fact: FactFor<'confirming'>, addresses: readonly ConfirmationAddress[]): NewMessage[] {
  return toConfirming('confirming', fact, addresses, {});
}

/** Returns a mail to the person who is to confirm something, or has; none for a confirmation that is gone. */
export function toConfirming(
  audience: 'confirming' | 'givers',
  fact: FactFor<'confirming' | 'givers'>,
  addresses: readonly ConfirmationAddress[],
  details: MessageDetails,
): NewMessage[] {
  const { confirmationId: subjectId } = fact.data;
  const address = addresses.find((one) => one.workspaceId === fact.workspaceId && one.confirmationId === subjectId);
  const kind = address && kindFor(audience, fact, address);
  if (!kind) return [];
  const { id: version, workspaceId } = fact;
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: address.email, subjectId, version, kind, details }];
}
