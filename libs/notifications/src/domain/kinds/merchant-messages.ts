import type { EmailSourceOf } from '../../ports/email-sources';
import type { MerchantMessageKind } from '../message';
import type { NoticesMailKind } from '../notices/write-notices-email';
import { writeFormEmail, writeFormFilesEmail } from '../write-form-email';
import { writeAdminTokenEmail, writeAlertEmail, writeRailEmail, writeRefundsWaitingEmail, writeTextsEmail } from '../write-merchant-email';
import { writeRefundEmail } from '../write-refund-email';
import { writeNoticesEmail } from '../notices/write-notices-email';
import { writeOrderReceivedEmail, writeRefundAskedEmail } from '../notices/write-order-for-merchant';
import {
  sampleAdminToken,
  sampleDestination,
  sampleFormFiles,
  sampleNotices,
  sampleOrderReceived,
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

/** News of the shop that no other source has: one, or a list (D-156). */
const ofNotices = {
  to: 'merchant',
  plannedBy: {},
  source: 'notices',
  write: (message: MessageOf<NoticesMailKind>, source: EmailSourceOf['notices']) => writeNoticesEmail(message, source),
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
    plannedBy: {},
    source: 'orderForMerchant',
    write: (_, source, context) => writeRefundAskedEmail(source, context),
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
  order_received: {
    to: 'merchant',
    about: 'ord',
    plannedBy: {},
    source: 'orderForMerchant',
    write: (_, source, context) => writeOrderReceivedEmail(source, context),
    sample: sampleOrderReceived,
  },
  registration_waiting: { ...ofNotices, about: 'grp', sample: sampleNotices('registrations') },
  stock_low: { ...ofNotices, about: 'var', sample: sampleNotices('lowStock') },
  failure_reported: { ...ofNotices, about: 'wks', sample: sampleNotices('failures') },
  notices_listed: {
    ...ofNotices,
    about: 'wks',
    sample: sampleNotices('orders', 'registrations', 'refundRequests', 'lowStock', 'failures'),
  },
};
