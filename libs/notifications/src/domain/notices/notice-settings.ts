import { describedEnum, type Meanings, withDefault } from '@svc/contracts';
import { z } from 'zod';

/** Kinds of news of a shop that its merchant is notified of (D-156): names of the settings. */
export const NOTICE_KINDS = ['orders', 'registrations', 'refundRequests', 'lowStock', 'failures'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export const NOTICE_TIMES = ['off', 'each', 'daily'] as const;
export type NoticeTime = (typeof NOTICE_TIMES)[number];

/** Most mails about single news of one kind in an hour; the rest comes as one list (D-156). */
export const MOST_SINGLE_NOTICES = 20;

const MEANINGS: Meanings<NoticeTime> = {
  off: 'No mail.',
  each: `A mail for each, at once. After ${MOST_SINGLE_NOTICES} in an hour the rest comes as one list an hour.`,
  daily: 'One list each day, at 8:00 in the time zone of the shop; none on a day without news.',
};

/** Defaults of workspaces without the setting, which are those from before it. */
const DEFAULTS = {
  orders: 'off',
  registrations: 'off',
  refundRequests: 'each',
  lowStock: 'off',
  failures: 'off',
} as const satisfies Record<NoticeKind, NoticeTime>;

/** Setting of new workspaces. */
export const NEW_MERCHANT_NOTICES = {
  orders: 'each',
  registrations: 'each',
  refundRequests: 'each',
  lowStock: 'daily',
  failures: 'daily',
} as const satisfies Record<NoticeKind, NoticeTime>;

function time(kind: NoticeKind, subject: string) {
  const times = describedEnum(NOTICE_TIMES, subject, MEANINGS);
  return times.describe(withDefault(times, NEW_MERCHANT_NOTICES[kind])).default(DEFAULTS[kind]);
}

/** News that the merchant is mailed about, in live mode (D-156): `merchantNotices` of a workspace's settings. */
export const merchantNotices = z
  .strictObject({
    orders: time('orders', 'When the merchant is mailed about new orders.'),
    registrations: time('registrations', 'When the merchant is mailed about registrations that wait for approval.'),
    refundRequests: time('refundRequests', 'When the merchant is mailed about refunds that buyers ask for.'),
    lowStock: time(
      'lowStock',
      'When the merchant is mailed about variants whose stock has gone from above their `lowStockThreshold` to it or below.',
    ),
    failures: time('failures', 'When the merchant is mailed about messages and webhook deliveries that failed for good.'),
  })
  .meta({
    id: 'MerchantNotices',
    description:
      'News of the shop about which the service mails the merchant, at `alertEmail`, each with when it does. Workspaces from before 30 November 2026 that have not set it get mails about `refundRequests` alone.',
  });
export type MerchantNotices = z.infer<typeof merchantNotices>;
