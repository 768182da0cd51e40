import { localTimeLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { NoticedNews, NoticesEmailSource } from '../../ports/notices-email-source';
import type { EmailContent, EmailFact } from '../email';
import { mailToMerchant } from '../kinds/mail-to-merchant';
import { commandsOf, NOTICE_TARGETS } from '../kinds/merchant-targets';
import { greetedName } from '../layout/names-in-mails';
import { MESSAGE_MEANINGS } from '../message-meanings';
import type { MessageDetails } from '../message';
import { messageLocaleOf } from '../texts';
import { NOTICE_KINDS, type NoticeKind } from './notice-settings';

export type NoticesMailKind = 'registration_waiting' | 'stock_low' | 'failure_reported' | 'notices_listed';

interface NoticesMail {
  kind: NoticesMailKind;
  details: MessageDetails;
}

/**
 * Writes the email to the merchant about news of the shop (D-156): who and what first, then how to go on. News that are no longer so are
 * left out; undefined when none is left.
 */
export function writeNoticesEmail({ kind, details }: NoticesMail, source: NoticesEmailSource): EmailContent | undefined {
  const [first] = source.news;
  if (!first) return undefined;
  if (kind === 'notices_listed') return listEmail(source, details);
  const { subject, heading, paragraph, ref } = singleTexts(first);
  return mailToMerchant(source, { kind, ref }, { subject, heading, paragraphs: [paragraph], facts: factsOf(first, source) });
}

/** Texts of a mail about one piece of news. A guest's name is not in its subject: anybody may have typed it (D-153). */
function singleTexts({ registration, variant, message }: NoticedNews): {
  subject: string;
  heading: string;
  paragraph: string;
  ref?: string;
} {
  if (registration)
    return {
      subject: `A registration for ${registration.event} waits for you`,
      heading: 'A registration waits for your approval',
      paragraph: `${greetedName(registration.name ?? '') ?? 'A guest'} has registered for ${registration.event}, and waits for your answer.`,
      ref: refOf('grp', registration.id),
    };
  if (variant)
    return {
      subject: `${nameOf(variant)}: ${variant.left} left`,
      heading: 'Stock runs low',
      paragraph: `${nameOf(variant)} has reached the number from which you want to know. You get the next mail about it once it was above that number and has reached it again.`,
      ref: refOf('var', variant.id),
    };
  if (message)
    return {
      subject: 'A message could not be delivered',
      heading: 'A message could not be delivered',
      paragraph: 'It is not tried again by itself. Correct the address, or reach the person in another way.',
    };
  return {
    subject: 'A webhook could not be delivered',
    heading: 'A webhook could not be delivered',
    paragraph: 'Every attempt has failed, and it is not tried again by itself.',
  };
}

function factsOf(
  { at, registration, variant, message, delivery }: NoticedNews,
  { workspace: { timezone } }: NoticesEmailSource,
): EmailFact[] {
  const when = { name: 'When', lines: [localTimeLine({ date: at.slice(0, 10), startAt: at, timezone })] };
  if (registration) {
    const { event, name, email, phone, seats } = registration;
    return [
      { name: 'Event', lines: [event] },
      { name: 'Seats', lines: seats.map((seat) => `${seat.quantity} × ${seat.name}`) },
      { name: 'Guest', lines: [name, email, phone].flatMap((line) => line || []) },
      when,
    ].filter(({ lines }) => lines.length > 0);
  }
  if (variant)
    return [
      { name: 'Product', lines: [nameOf(variant)] },
      { name: 'Left', lines: [String(variant.left)] },
      { name: 'Notice at', lines: [String(variant.threshold)] },
      when,
    ];
  if (message)
    return [
      { name: 'Message', lines: [meaningOf(message.kind)] },
      { name: 'To', lines: [message.recipient] },
      ...(message.reason ? [{ name: 'Why', lines: [message.reason] }] : []),
      when,
    ];
  return delivery ? [{ name: 'Address', lines: [delivery.url] }, { name: 'Event', lines: [delivery.type] }, when] : [when];
}

/** Titles of the parts of a list, by their number. */
const TITLES: Record<NoticeKind, (count: number) => string> = {
  orders: (count) => (count === 1 ? '1 new order' : `${count} new orders`),
  registrations: (count) => (count === 1 ? '1 registration waits' : `${count} registrations wait`),
  refundRequests: (count) => (count === 1 ? '1 refund is asked for' : `${count} refunds are asked for`),
  lowStock: (count) => (count === 1 ? '1 variant runs low' : `${count} variants run low`),
  failures: (count) => (count === 1 ? '1 message or webhook failed' : `${count} messages or webhooks failed`),
};

function listEmail(source: NoticesEmailSource, { notices }: MessageDetails): EmailContent {
  const { news } = source;
  const parts = NOTICE_KINDS.map((kind) => ({ kind, news: news.filter((each) => each.kind === kind) })).filter(
    (part) => part.news.length > 0,
  );
  const titles = parts.map((part) => TITLES[part.kind](part.news.length));
  const moreCount = notices ? notices.total - notices.ids.length : 0;
  return mailToMerchant(
    source,
    { kind: 'notices_listed' },
    {
      subject: titles.join(', '),
      heading: 'News of your shop',
      paragraphs: moreCount > 0 ? [`And ${moreCount} more, which this mail has no room for.`] : [],
      facts: parts.map((part, index) => ({ name: titles[index]!, lines: part.news.map(lineOf) })),
      commands: commandsOf(parts.flatMap(({ kind }) => NOTICE_TARGETS[kind])),
    },
  );
}

/** Returns one line of a list: what it is about, amounts, people. */
function lineOf({ kind, order, registration, variant, message, delivery }: NoticedNews): string {
  if (order) {
    const items = order.items.map(({ name, variantName, quantity }) => `${quantity} × ${[name, variantName].filter(Boolean).join(', ')}`);
    const amount = messageLocaleOf(undefined).amount(order.totalMinor, order.currency);
    const reason = kind === 'refundRequests' ? order.reason?.replaceAll('\n', ' ') : undefined;
    return [`${order.number}`, items.join(', '), amount, order.buyer, reason].filter(Boolean).join(' · ');
  }
  if (registration) {
    const seats = registration.seats.map((seat) => `${seat.quantity} × ${seat.name}`).join(', ');
    return [registration.event, seats, registration.name, registration.email ?? registration.phone].filter(Boolean).join(' · ');
  }
  if (variant) return `${nameOf(variant)} · ${variant.left} left`;
  if (message) return [meaningOf(message.kind), message.recipient, message.reason].filter(Boolean).join(' · ');
  return [delivery?.type, delivery?.url].filter(Boolean).join(' · ');
}

const nameOf = ({ product, name }: NonNullable<NoticedNews['variant']>): string => (name === product ? product : `${product}, ${name}`);

/** Returns the meaning of a kind of message, without its full stop. */
const meaningOf = (kind: NonNullable<NoticedNews['message']>['kind']): string => (MESSAGE_MEANINGS[kind] ?? kind).replace(/\.$/, '');
