import type {
  AdminTokenEmailSource,
  AlertEmailSource,
  FormEmailSource,
  FormFilesEmailSource,
  OrderEmailSource,
  ExceptionEmailSource,
  TextsEmailSource,
} from '../../ports/email-sources';
import type { NoticeKind } from '../notices/notice-settings';
import type { NoticedNews, NoticesEmailSource } from '../../ports/notices-email-source';
import { common, EMAIL, ID, inDays, NAME, type Sample, sampleOrder, sampleSeats } from './samples';

/** Returns a destination of webhooks that is failing, or switched off. */
export const sampleDestination =
  ({ isDisabled = false }: { isDisabled?: boolean } = {}) =>
  (sample: Sample): AlertEmailSource => ({
    ...common(sample),
    destination: {
      id: ID,
      url: 'https://erp.example.com/hooks/storefront',
      failingSince: inDays(sample, -3),
      ...(isDisabled && { disabledAt: inDays(sample, 0) }),
    },
  });

export function sampleSubmission(sample: Sample): FormEmailSource {
  return {
    ...common(sample),
    submission: {
      id: ID,
      formName: 'Contact',
      submittedAt: inDays(sample, 0),
      answers: [
        { label: 'Your name', value: NAME },
        { label: 'Your message', value: 'Do you ship to Accra?\nI need two bags by Friday.' },
      ],
      files: [],
      identity: { name: NAME, email: EMAIL },
    },
  };
}

export function sampleFormFiles(sample: Sample): FormFilesEmailSource {
  return { ...common(sample), formName: 'Contact', keptBytes: 2_147_483_648 };
}

export function sampleTexts(sample: Sample): TextsEmailSource {
  return { ...common(sample), waiting: 12, mostPerDay: 500 };
}

export function sampleAdminToken(sample: Sample): AdminTokenEmailSource {
  return { ...common(sample), token: { id: ID, ending: 'x7Qz', madeAt: inDays(sample, 0) } };
}

export function sampleRail(sample: Sample): ExceptionEmailSource {
  const message = 'Paystack refused 3 payments by card within an hour: “Currency not supported by merchant”.';
  return { ...common(sample), exception: { id: ID, message, since: inDays(sample, 0), isResolved: false } };
}

export function sampleWaitingRefunds(sample: Sample): ExceptionEmailSource {
  const message = 'Your balance at stripe does not suffice for refunds in USD, so they wait. Top it up there, or let sales fill it.';
  return { ...common(sample), exception: { id: ID, message, since: inDays(sample, 0), isResolved: false } };
}

export function sampleRefundRequest(sample: Sample): OrderEmailSource {
  const { order, ...source } = sampleOrder()(sample);
  return { ...source, contactEmail: EMAIL, order: { ...order, refundRequest: { state: 'open', reason: 'The strap is torn.' } } };
}

export function sampleOrderReceived(sample: Sample): OrderEmailSource {
  return { ...sampleOrder()(sample), contactEmail: EMAIL };
}

/** Returns one piece of news of each of these kinds. */
export const sampleNotices =
  (...kinds: NoticeKind[]) =>
  (sample: Sample): NoticesEmailSource => ({
    ...common(sample),
    news: kinds.map((kind) => ({ kind, at: inDays(sample, 0), ...newsOf(kind, sample) })),
  });

function newsOf(kind: NoticeKind, sample: Sample): Partial<NoticedNews> {
  switch (kind) {
    case 'orders':
    case 'refundRequests': {
      const { order } = sampleOrder()(sample);
      const { id, number, items } = order;
      const { totalMinor, currency } = order.totals;
      return { order: { id, number, totalMinor, currency, buyer: NAME, items, reason: 'The strap is torn.' } };
    }
    case 'registrations': {
      const { event, seats } = sampleSeats({ status: 'pending' })(sample);
      const waiting = [{ name: seats[0]!.tierName, quantity: seats.length }];
      return { registration: { id: ID, event: event.title, name: NAME, email: EMAIL, seats: waiting } };
    }
    case 'lowStock':
      return { variant: { id: ID, product: 'Adire tote', name: 'Indigo', left: 3, threshold: 5 } };
    case 'failures':
      return { message: { id: ID, kind: 'order_confirmed', recipient: EMAIL, reason: '550 No such user here' } };
  }
}
