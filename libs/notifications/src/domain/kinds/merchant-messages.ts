import type { EmailSourceOf } from '../../ports/email-sources';
import type { MerchantMessageKind } from '../message';
import { writeFormEmail, writeFormFilesEmail } from '../write-form-email';
import { writeAdminTokenEmail, writeAlertEmail, writeRailEmail, writeRefundsWaitingEmail, writeTextsEmail } from '../write-merchant-email';
import { writeRefundEmail } from '../write-order-email';
import { writeRefundAskedEmail } from '../write-refund-asked-email';
import {
  sampleAdminToken,
  sampleDestination,
  sampleFormFiles,
  sampleRail,
  sampleRefundRequest,
  sampleSubmission,
  sampleTexts,
  sampleWaitingRefunds,
} from './merchant-samples';
import type { MessageOf, MessageRows } from './message-row';
import { sampleRefund } from './samples';

const ofDestination = { to: 'merchant', about: 'wdn', source: 'destination', write: writeAlertEmail } as const;
const ofRefund = {
  to: 'merchant',
  about: 'rfd',
  source: 'refund',
  write: ({ kind }: MessageOf<'money_returned' | 'refund_failed'>, source: EmailSourceOf['refund']) => writeRefundEmail(kind, source),
  sample: sampleRefund,
} as const;

/** Messages to the merchant. */
export const MERCHANT_MESSAGES: MessageRows<MerchantMessageKind | 'money_returned' | 'refund_failed'> = {
  money_returned: { ...ofRefund, plannedBy: { merchants: { 'payment.returned.v1': true } } },
  refund_failed: { ...ofRefund, plannedBy: { merchants: { 'payment.refund_failed.v1': true } } },
  webhook_failing: {
    ...ofDestination,
    plannedBy: { merchants: { 'webhook.destination_failing.v1': true } },
    sample: sampleDestination(),
    sampleDetails: { cause: 'failing_for_days' },
  },
  webhook_disabled: {
    ...ofDestination,
    plannedBy: { merchants: { 'webhook.destination_disabled.v1': true } },
    sample: sampleDestination({ isDisabled: true }),
    sampleDetails: { cause: 'failing' },
  },
  form_submitted: {
    to: 'merchant',
    about: 'sub',
    plannedBy: { formOwners: { 'form.submitted.v1': true } },
    source: 'submission',
    write: (_, source) => writeFormEmail(source),
    sample: sampleSubmission,
  },
  form_files_full: {
    to: 'merchant',
    about: 'frm',
    plannedBy: { merchants: { 'form.files_full.v1': true } },
    source: 'formFiles',
    write: (_, source) => writeFormFilesEmail(source),
    sample: sampleFormFiles,
  },
  texts_waiting: {
    to: 'merchant',
    about: 'wks',
    plannedBy: {},
    source: 'texts',
    write: (_, source) => writeTextsEmail(source),
    sample: sampleTexts,
  },
  admin_token_made: {
    to: 'merchant',
    about: 'key',
    plannedBy: { merchants: { 'workspace.admin_token_made.v1': true } },
    source: 'adminToken',
    write: (_, source) => writeAdminTokenEmail(source),
    sample: sampleAdminToken,
  },
  refund_asked: {
    to: 'merchant',
    about: 'ord',
    plannedBy: { merchants: { 'order.refund_asked.v1': true } },
    source: 'orderForMerchant',
    write: (_, source) => writeRefundAskedEmail(source),
    sample: sampleRefundRequest,
  },
  rail_refused: {
    to: 'merchant',
    about: 'exc',
    plannedBy: { merchants: { 'payment.rail_refused.v1': true } },
    source: 'exception',
    write: (_, source) => writeRailEmail(source),
    sample: sampleRail,
  },
  refunds_waiting: {
    to: 'merchant',
    about: 'exc',
    plannedBy: { merchants: { 'payment.refunds_waiting.v1': true } },
    source: 'exception',
    write: (_, source) => writeRefundsWaitingEmail(source),
    sample: sampleWaitingRefunds,
  },
};
