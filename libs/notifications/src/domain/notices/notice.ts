import type { FactOf, FactType, KnownFact } from '@svc/contracts';
import type { MessageKind } from '../message';
import type { MerchantNotices, NoticeKind } from './notice-settings';
import { nextDailyNotice } from './when-to-mail';

/** Things that news are about: an order, a registration, a variant, a message or a webhook delivery. */
export type NoticeSubject = 'order' | 'registration' | 'variant' | 'message' | 'delivery';

/** Way in which news are mailed: alone, or in the list of an hour or of a day. */
export type NoticePlanned = 'each' | 'hourly' | 'daily';

/** News of a shop that its merchant is to be mailed about, once for each fact (D-156). It names things by their keys alone. */
export interface Notice {
  workspaceId: string;
  /** Id of the fact. */
  id: string;
  kind: NoticeKind;
  subject: NoticeSubject;
  subjectId: string;
  planned: NoticePlanned;
  createdAt: Date;
  /** When it is to be mailed. */
  dueAt: Date;
}

/** Shop whose merchant is mailed about news. */
export interface NoticedShop {
  workspaceId: string;
  /** Address for alerts. */
  email: string;
  /** IANA name. */
  timezone: string;
  notices: MerchantNotices;
}

type Rule<Type extends FactType> = Pick<Notice, 'kind' | 'subject'> & {
  subjectIdOf(data: FactOf<Type>['data']): string;
  /** Condition under which the fact is news; always, when absent. */
  holds?(data: FactOf<Type>['data']): boolean;
};

/** Facts that are news to the merchant. */
const RULES = {
  'checkout.paid.v1': { kind: 'orders', subject: 'order', subjectIdOf: ({ orderId }) => orderId, holds: ({ byMerchant }) => !byMerchant },
  'attendee.registered.v1': {
    kind: 'registrations',
    subject: 'registration',
    subjectIdOf: ({ registrationId }) => registrationId,
    holds: ({ status, source }) => status === 'pending' && source !== 'admin' && source !== 'import',
  },
  'order.refund_asked.v1': { kind: 'refundRequests', subject: 'order', subjectIdOf: ({ orderId }) => orderId },
  'variant.stock_low.v1': { kind: 'lowStock', subject: 'variant', subjectIdOf: ({ variantId }) => variantId },
  'message.failed.v1': { kind: 'failures', subject: 'message', subjectIdOf: ({ messageId }) => messageId },
  'webhook.delivery_failed.v1': { kind: 'failures', subject: 'delivery', subjectIdOf: ({ deliveryId }) => deliveryId },
} as const satisfies { [Type in FactType]?: Rule<Type> };

/** Types of facts that are news to merchants. */
export const NOTICE_FACTS: ReadonlySet<string> = new Set(Object.keys(RULES));

/** Kind of the mail about one piece of news, by its kind. */
export const SINGLE_NOTICE_MAILS = {
  orders: 'order_received',
  registrations: 'registration_waiting',
  refundRequests: 'refund_asked',
  lowStock: 'stock_low',
  failures: 'failure_reported',
} as const satisfies Record<NoticeKind, MessageKind>;

/** Returns the notice that follows from a fact; undefined where it is none, in test mode, or where the merchant does not want it. */
export function noticeOf(fact: KnownFact, shops: readonly NoticedShop[], now: Date): Notice | undefined {
  const rule = (RULES as Partial<Record<FactType, Rule<FactType>>>)[fact.type];
  const shop = shops.find(({ workspaceId }) => workspaceId === fact.workspaceId);
  if (!rule || !shop || fact.mode === 'test' || rule.holds?.(fact.data) === false) return undefined;
  const planned = shop.notices[rule.kind];
  if (planned === 'off') return undefined;
  const dueAt = planned === 'daily' ? nextDailyNotice(now, shop.timezone) : now;
  const { kind, subject } = rule;
  const { id, workspaceId, data } = fact;
  return { workspaceId, id, kind, subject, subjectId: rule.subjectIdOf(data), planned, createdAt: now, dueAt };
}
