import type { EmailCommand, EmailContent } from '../email';
import type { MessageKind } from '../message';
import type { NoticeKind } from '../notices/notice-settings';
import type { MERCHANT_MESSAGES } from './merchant-messages';

/** Place that a mail to the merchant leads to: a command of the command line without its beginning, or a page. */
export type MerchantTarget = { text: string; command: string } | { text: string; url: string };

/** Beginning of each command of the command line. */
const COMMAND_LINE = 'npm run store --';

export type MerchantKind = Extract<MessageKind, keyof typeof MERCHANT_MESSAGES>;

const seeExceptions = { text: 'List the exceptions', command: 'exceptions list' };
const resolveException = (exception: string) => ({ text: 'Mark it as resolved', command: `exceptions resolve ${exception}` });

/** Commands about messages and webhooks that have failed. */
const SEE_FAILURES = [
  { text: 'See the messages that have failed', command: 'message list --state failed' },
  { text: 'Send them again', command: 'message retry --failed --since 2d' },
  { text: 'See the webhook deliveries that have failed', command: 'webhook deliveries --state exhausted' },
];

/** Places that a list of news leads to, by the kinds of news that it has. */
export const NOTICE_TARGETS: Readonly<Record<NoticeKind, readonly MerchantTarget[]>> = {
  orders: [{ text: 'See all orders that are to be sent', command: 'order list --to-fulfil' }],
  registrations: [{ text: 'See the registrations that wait', command: 'guest list --status pending' }],
  refundRequests: [{ text: 'See all refund requests that wait', command: 'order refund-requests' }],
  lowStock: [],
  failures: SEE_FAILURES,
};

/** Places that mails to the merchant lead to, by their kind (ADR 0117); `ref` is that of the thing the mail is about. */
export const MERCHANT_TARGETS: Readonly<Record<MerchantKind, (ref: string) => readonly MerchantTarget[]>> = {
  webhook_failing: (destination) => [
    { text: 'See what came back', command: `webhook deliveries --destination ${destination} --state exhausted` },
    {
      text: 'Once your server responds again, send once more what was given up; what waits is sent by itself',
      command: `webhook replay ${destination}`,
    },
  ],
  webhook_disabled: (destination) => [
    { text: 'Switch it on again', command: `webhook enable ${destination}` },
    { text: 'Then send what was held back', command: `webhook replay ${destination}` },
  ],
  money_returned: () => [seeExceptions, resolveException('exc_…')],
  refund_failed: () => [seeExceptions, resolveException('exc_…')],
  rail_refused: (exception) => [seeExceptions, resolveException(exception)],
  refunds_waiting: () => [seeExceptions],
  form_submitted: () => [{ text: 'See all submissions', command: 'submission list' }],
  form_files_full: () => [
    { text: 'See the submissions', command: 'submission list' },
    { text: 'Delete one and its files; this cannot be undone', command: 'submission delete sub_…' },
  ],
  texts_waiting: () => [{ text: 'See which texts wait', command: 'message list --channel sms --state due' }],
  admin_token_made: (token) => [{ text: 'If you did not ask for it, revoke it at once', command: `key revoke ${token}` }],
  refund_asked: (order) => [
    { text: 'See the order', command: `order show ${order}` },
    { text: 'Refund all of it, or with --amount a part', command: `order accept-refund ${order}` },
    { text: 'Or say why not', command: `order decline-refund ${order} --message "…"` },
    { text: 'See all requests that wait', command: 'order refund-requests' },
  ],
  order_received: (order) => [
    { text: 'See the order', command: `order show ${order}` },
    { text: 'See all orders that are to be sent', command: 'order list --to-fulfil' },
  ],
  registration_waiting: (registration) => [
    { text: 'Approve it', command: `guest approve ${registration}` },
    { text: 'Or decline it', command: `guest decline ${registration}` },
  ],
  stock_low: () => [{ text: 'Save your catalogue as a document, change the stock in it, and apply it', command: 'export shop.yaml' }],
  failure_reported: () => SEE_FAILURES,
  notices_listed: () => [],
};

/** Returns the commands, and the page as a button, that a mail of this kind leads to. */
export function targetsIn(kind: MerchantKind, ref = ''): Pick<EmailContent, 'commands' | 'link'> {
  const targets = MERCHANT_TARGETS[kind](ref);
  return {
    commands: commandsOf(targets),
    link: targets.find((target) => 'url' in target),
  };
}

/** Returns the commands among the places that a mail leads to. */
export function commandsOf(targets: readonly MerchantTarget[]): EmailCommand[] {
  return targets.flatMap((target) => ('command' in target ? [{ text: target.text, command: `${COMMAND_LINE} ${target.command}` }] : []));
}
