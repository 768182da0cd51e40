import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/**
 * Returns the messages that a fact plans to the merchant: none where no address is set (D-74). Destinations, admin tokens and forms have no
 * mode; their alerts count as live.
 */
export function alertsOf(fact: FactFor<'merchants'>, addresses: readonly AlertAddress[]): NewMessage[] {
  const { id: version, workspaceId } = fact;
  const address = addresses.find((one) => one.workspaceId === workspaceId);
  const kind = address && kindFor('merchants', fact, address);
  if (!kind) return [];
  const [subjectId, details] = [subjectIdOf(fact), detailsOf(fact)];
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: address.email, subjectId, version, kind, details }];
}

function subjectIdOf({ data }: FactFor<'merchants'>): string {
  if ('refundId' in data) return data.refundId;
  if ('exceptionId' in data) return data.exceptionId;
  if ('formId' in data) return data.formId;
  return 'keyId' in data ? data.keyId : data.destinationId;
}

function detailsOf({ data }: FactFor<'merchants'>): MessageDetails {
  if ('warning' in data) return { cause: data.warning };
  return 'reason' in data ? { cause: data.reason } : {};
}

/** Addresses that a merchant wants notified when a form is filled in. */
export interface FormNotice {
  workspaceId: string;
  formId: string;
  emails: readonly string[];
}

/**
 * Returns the messages about a filled-in form: a mail to each address that the form names. Test keys cannot submit forms, so they are live.
 */
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
