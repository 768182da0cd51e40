import type { FactOf, KnownFact } from '@svc/contracts';
import type { AlertCause, MessageKind } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** What the merchant is to know. */
export type AlertFact = FactOf<'webhook.destination_failing.v1'> | FactOf<'webhook.destination_disabled.v1'> | FactOf<'workspace.admin_token_made.v1'>;

export function isForMerchants(fact: KnownFact): fact is AlertFact {
  return fact.type === 'webhook.destination_failing.v1' || fact.type === 'webhook.destination_disabled.v1' || fact.type === 'workspace.admin_token_made.v1';
}

/** What the merchant is told because of a fact: nothing where no address is set (D-74). Destinations and admin tokens have no mode; their alerts count as live. */
export function alertsOf(fact: AlertFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { workspaceId, id: version } = fact;
  const { email } = addresses.find((one) => one.workspaceId === workspaceId) ?? {};
  if (email === undefined) return [];
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: email, version, ...saidOf(fact) }];
}

function saidOf({ type, data }: AlertFact): { kind: MessageKind; subjectId: string; details: { cause?: AlertCause } } {
  if (type === 'workspace.admin_token_made.v1') return { kind: 'admin_token_made', subjectId: data.keyId, details: {} };
  return type === 'webhook.destination_failing.v1'
    ? { kind: 'webhook_failing', subjectId: data.destinationId, details: { cause: data.warning } }
    : { kind: 'webhook_disabled', subjectId: data.destinationId, details: { cause: data.reason } };
}
