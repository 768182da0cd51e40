import type { FactOf, KnownFact } from '@svc/contracts';
import type { AlertCause, MessageKind } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** What the merchant is to know. */
export type AlertFact =
  | FactOf<'webhook.destination_failing.v1'>
  | FactOf<'webhook.destination_disabled.v1'>
  | FactOf<'workspace.admin_token_made.v1'>
  | FactOf<'order.refund_asked.v1'>
  | FactOf<'payment.rail_refused.v1'>;

export function isForMerchants(fact: KnownFact): fact is AlertFact {
  return (
    fact.type === 'webhook.destination_failing.v1' ||
    fact.type === 'webhook.destination_disabled.v1' ||
    fact.type === 'workspace.admin_token_made.v1' ||
    ((fact.type === 'order.refund_asked.v1' || fact.type === 'payment.rail_refused.v1') && fact.mode === 'live')
  );
}

/** Messages to the merchant because of a fact: nothing where no address is set (D-74). Destinations and admin tokens have no mode; their alerts count as live. Of refunds that are asked for, and of rails that are refused, only those in live mode are told. */
export function alertsOf(fact: AlertFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { workspaceId, id: version } = fact;
  const { email } = addresses.find((one) => one.workspaceId === workspaceId) ?? {};
  if (email === undefined) return [];
  return [{ workspaceId, mode: 'live', channel: 'email', recipient: email, version, ...saidOf(fact) }];
}

function saidOf({ type, data }: AlertFact): { kind: MessageKind; subjectId: string; details: { cause?: AlertCause } } {
  if (type === 'workspace.admin_token_made.v1') return { kind: 'admin_token_made', subjectId: data.keyId, details: {} };
  if (type === 'payment.rail_refused.v1') return { kind: 'rail_refused', subjectId: data.exceptionId, details: {} };
  if (type === 'order.refund_asked.v1') return { kind: 'refund_asked', subjectId: data.orderId, details: {} };
  return type === 'webhook.destination_failing.v1'
    ? { kind: 'webhook_failing', subjectId: data.destinationId, details: { cause: data.warning } }
    : { kind: 'webhook_disabled', subjectId: data.destinationId, details: { cause: data.reason } };
}

export type FilesFullFact = FactOf<'form.files_full.v1'>;
export type SubmissionFact = FactOf<'form.submitted.v1'>;

/** The addresses that a merchant wants notified when a form is filled in. */
export interface FormNotice {
  workspaceId: string;
  formId: string;
  emails: readonly string[];
}

export function isSubmission(fact: KnownFact): fact is SubmissionFact {
  return fact.type === 'form.submitted.v1';
}

/** What the merchant is sent of a filled-in form: a mail to each address that the form names. Test keys fill in nothing, so it is live. */
export function formMessagesOf({ id: version, workspaceId, data }: SubmissionFact, notices: readonly FormNotice[]): NewMessage[] {
  const { emails = [] } = notices.find((one) => one.workspaceId === workspaceId && one.formId === data.formId) ?? {};
  return emails.map((recipient) => ({
    workspaceId,
    mode: 'live',
    channel: 'email',
    recipient,
    subjectId: data.submissionId,
    version,
    kind: 'form_submitted',
    details: {},
  }));
}

export function isFilesFull(fact: KnownFact): fact is FilesFullFact {
  return fact.type === 'form.files_full.v1';
}

/** What the merchant is sent when files of forms find no room; nothing where no address for alerts is set (D-110). */
export function filesFullMessagesOf({ id: version, workspaceId, data }: FilesFullFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === workspaceId) ?? {};
  return email === undefined
    ? []
    : [
        {
          workspaceId,
          mode: 'live',
          channel: 'email',
          recipient: email,
          subjectId: data.formId,
          version,
          kind: 'form_files_full',
          details: {},
        },
      ];
}
