import { randomUUID } from 'node:crypto';
import type { PlannedMessage } from '../domain/message';
import type { Email } from '../ports/senders';
import type {
  AlertEmailSource,
  FormEmailSource,
  GuestEmailSource,
  OrderEmailSource,
  RefundEmailSource,
  SavingsEmailSource,
} from '../ports/email-sources';

/** Returns a planned message. */
export function aMessage(facts: Partial<PlannedMessage> = {}): PlannedMessage {
  return {
    workspaceId: randomUUID(),
    mode: 'live',
    id: randomUUID(),
    kind: 'registration_confirmed',
    channel: 'email',
    recipient: 'ade@example.com',
    subjectId: randomUUID(),
    version: randomUUID(),
    details: {},
    ...facts,
  };
}

/** Returns the stored data of one confirmed seat at an evening in Lagos. */
export function aGuestEmailSource({
  event,
  ...facts
}: Partial<Omit<GuestEmailSource, 'event'>> & { event?: Partial<GuestEmailSource['event']> } = {}): GuestEmailSource {
  return {
    workspace: { slug: 'adire', displayName: 'Adire House', timezone: 'Africa/Lagos' },
    branding: { colour: '#2b3a67' },
    event: {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      version: 3,
      title: 'Design Fair',
      startAt: '2026-12-05T17:00:00.000Z',
      endAt: '2026-12-05T20:30:00.000Z',
      days: [],
      location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
      venueVisibility: 'public',
      ticketTypes: [],
      removed: false,
      ...event,
    },
    contactName: 'Adé Ọlá',
    takenAt: '2026-11-21T07:00:00.000Z',
    seats: [{ attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial: 1, status: 'confirmed', tierName: 'Entry', validDayIds: [] }],
    ...facts,
  };
}

/** Returns the stored data of a destination that has been failing since the day before. */
export function anAlertEmailSource(destination: Partial<AlertEmailSource['destination']> = {}): AlertEmailSource {
  return {
    workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' },
    branding: { colour: '#2b3a67' },
    destination: {
      id: '01890a5d-ac96-774b-bcce-b302099a8058',
      url: 'https://erp.example/hooks',
      failingSince: '2026-11-20T08:00:00.000Z',
      ...destination,
    },
  };
}

/** Returns the stored data of a contact form that Adé filled in. */
export function aFormEmailSource(submission: Partial<FormEmailSource['submission']> = {}): FormEmailSource {
  const { workspace, branding } = anAlertEmailSource();
  return {
    workspace,
    branding,
    submission: {
      id: '01890a5d-ac96-774b-bcce-b302099a8061',
      formName: 'Contact',
      submittedAt: '2026-11-20T08:00:00.000Z',
      answers: [
        { label: 'Your name', value: 'Adé Ọlá' },
        { label: 'Message', value: 'Do you ship\nto Accra?' },
      ],
      files: [],
      identity: { name: 'Adé Ọlá', email: 'ade@example.com' },
      ...submission,
    },
  };
}

/** Returns a mail with every optional part. */
export function anEmail(facts: Partial<Email> = {}): Email {
  return {
    id: randomUUID(),
    fromName: 'Adire House',
    to: { name: 'Adé Ọlá', email: 'ade@example.com' },
    replyTo: { name: 'Bọ́lá', email: 'bola@example.com' },
    subject: 'You’re registered: Ọjọ́ Launch',
    text: 'Hello Adé, ₦0',
    html: '<p>Hello Adé, ₦0</p>',
    calendar: {
      method: 'REQUEST',
      filename: 'invite.ics',
      content: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n',
    },
    attachments: [{ filename: 'ticket.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.4 %%EOF') }],
    ...facts,
  };
}

/** Returns the stored data of order 1001: two kaftans, paid in full. */
export function anOrderEmailSource({
  order,
  ...facts
}: Partial<Omit<OrderEmailSource, 'order'>> & { order?: Partial<OrderEmailSource['order']> } = {}): OrderEmailSource {
  const { workspace, branding, contactName } = aGuestEmailSource();
  return {
    workspace,
    branding,
    contactName,
    order: {
      id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
      number: 1001,
      status: 'paid',
      paidMinor: 100_000,
      items: [{ name: 'Kaftan', variantName: 'Large', quantity: 2, unitPriceMinor: 50_000 }],
      totals: { currency: 'NGN', discountMinor: 0, deliveryMinor: 0, feeMinor: 0, taxMinor: 0, totalMinor: 100_000 },
      ...order,
    },
    ...facts,
  };
}

/** Returns the stored data of a duplicate payment. */
export function aRefundEmailSource(
  refund: Partial<RefundEmailSource['refund']> = {},
  payment: Partial<RefundEmailSource['payment']> = {},
): RefundEmailSource {
  const { workspace, branding, contactName } = aGuestEmailSource();
  return {
    workspace,
    branding,
    contactName,
    checkoutId: '01890a5d-ac96-774b-bcce-b302099a8059',
    refund: {
      id: '01890a5d-ac96-774b-bcce-b302099a8060',
      amountMinor: 100_000,
      currency: 'NGN',
      reason: 'duplicate',
      status: 'pending',
      ...refund,
    },
    payment: { amountMinor: 100_000, returnedMinor: 0, ...payment },
  };
}

/** Returns the stored data of a sofa with a quarter of it saved. */
export function aSavingsEmailSource(plan: Partial<SavingsEmailSource['plan']> = {}): SavingsEmailSource {
  const { workspace, branding, contactName } = aGuestEmailSource();
  return {
    workspace,
    branding,
    contactName,
    plan: {
      checkoutId: '01890a5d-ac96-774b-bcce-b302099a8059',
      status: 'saving',
      what: 'Sofa',
      currency: 'NGN',
      totalMinor: 400_000,
      savedMinor: 100_000,
      partMinor: 25_000,
      deadline: '2027-03-05T23:00:00.000Z',
      ...plan,
    },
  };
}
