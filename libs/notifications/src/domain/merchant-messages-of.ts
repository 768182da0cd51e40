import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** Messages to the merchant because of a fact: nothing where no address is set (D-74). Destinations, admin tokens and forms have no mode; their alerts count as live. */
export function alertsOf(fact: FactFor<'merchants'>, addresses: readonly AlertAddress[]): NewMessage[] {
  const { id: version, workspaceId } = fact;
  const found = addresses.find((one) => one.workspaceId === workspaceId);
  const kind = found && kindFor('merchants', fact, found);
  if (!kind) return [];
  const [subjectId, details] = [subjectIdOf(fact), detailsOf(fact)];
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: found.email, subjectId, version, kind, details }];
}

function subjectIdOf({ type, data }: FactFor<'merchants'>): string {
  if (type === 'payment.rail_refused.v1') return data.exceptionId;
  if ('refundId' in data) return data.refundId;
  if ('orderId' in data) return data.orderId;
  if ('formId' in data) return data.formId;
  return 'keyId' in data ? data.keyId : data.destinationId;
}

function detailsOf({ data }: FactFor<'merchants'>): MessageDetails {
  if ('warning' in data) return { cause: data.warning };
  return 'reason' in data ? { cause: data.reason } : {};
}

/** The addresses that a merchant wants notified when a form is filled in. */
export interface FormNotice {
  workspaceId: string;
  formId: string;
  emails: readonly string[];
}

/** What the merchant is sent of a filled-in form: a mail to each address that the form names. Test keys fill in nothing, so it is live. */
export function formMessagesOf(fact: FactFor<'formOwners'>, notices: readonly FormNotice[]): NewMessage[] {
  const {
    id: version,
    workspaceId,
    data: { formId, submissionId: subjectId },
  } = fact;
  const notice = notices.find((one) => one.workspaceId === workspaceId && one.formId === formId);
  const kind = notice && kindFor('formOwners', fact, notice);
  if (!kind) return [];
  return notice.emails.map((recipient) => ({
    workspaceId,
    mode: 'live',
    channel: 'email',
    recipient,
    subjectId,
    version,
    kind,
    details: {},
  }));
}
