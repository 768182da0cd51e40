import type { MessageKind } from '../message';

/**
 * Kinds of messages by which a merchant turns to people: announcements, requests for money, and mails to subscribers. They do not go out
 * while the workspace is suspended (D-159). Others are about what their reader has: tickets, orders, refunds, codes; or go to the merchant.
 */
const OF_THE_MERCHANT: ReadonlySet<MessageKind> = new Set([
  'event_announcement',
  'balance_asked',
  'balance_reminder',
  'savings_reminder',
  'newsletter_confirm',
  'restock_confirm',
  'restock_available',
]);

export const SUSPENDED_REASON =
  'Withheld: the operator has suspended the workspace, and mails of its merchant do not go out meanwhile. Retry the message once the suspension is lifted.';

/** Returns true for messages that do not go out while their workspace is suspended. */
export function isOfMerchant(kind: MessageKind): boolean {
  return OF_THE_MERCHANT.has(kind);
}
