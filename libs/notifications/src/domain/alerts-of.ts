import type { FactOf, KnownFact } from '@svc/contracts';
import type { AlertCause, AlertKind } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** What the merchant is to know. */
export type AlertFact = FactOf<'webhook.destination_failing.v1'> | FactOf<'webhook.destination_disabled.v1'>;

export function isForMerchants(fact: KnownFact): fact is AlertFact {
  return fact.type === 'webhook.destination_failing.v1' || fact.type === 'webhook.destination_disabled.v1';
}

/** What the merchant is told because of a fact: nothing where no address is set (D-74). A destination has no mode; its alerts count as live. */
export function alertsOf(fact: AlertFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { workspaceId, id: version, data } = fact;
  const { email } = addresses.find((one) => one.workspaceId === workspaceId) ?? {};
  if (email === undefined) return [];
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: email, subjectId: data.destinationId, version, ...saidOf(fact) }];
}

function saidOf({ type, data }: AlertFact): { kind: AlertKind; details: { cause: AlertCause } } {
  return type === 'webhook.destination_failing.v1'
    ? { kind: 'webhook_failing', details: { cause: data.warning } }
    : { kind: 'webhook_disabled', details: { cause: data.reason } };
}
