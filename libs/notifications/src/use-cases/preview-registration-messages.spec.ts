import { BalanceLinks, CheckoutLinks, factOf, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { RegistrationDraft } from '../ports/email-sources';
import { aGuestEmailSource, InMemoryEmailSources, PlainTicketDocuments } from '../testing';
import { PreviewRegistrationMessages } from './preview-registration-messages';

const links = ['https://shop.example', new PlainLinkSigner()] as const;
const [id, eventId, lead, second] = [1, 2, 3, 4].map((last) => `01890a5d-ac96-7b13-a6ce-0a7a8a7d9d0${last}`) as [
  string,
  string,
  string,
  string,
];
const workspaceId = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d09';
const now = new Date('2026-11-21T07:00:00.000Z');
const seat = { ticketTypeId: eventId, serial: 1, status: 'confirmed' as const };

function draftOf(contact: RegistrationDraft['contact'], status: 'confirmed' | 'pending' = 'confirmed'): RegistrationDraft {
  const seats = [
    { ...seat, id: lead, position: 0, status },
    { ...seat, id: second, position: 1, status, email: ' Bisi@example.com ' },
  ];
  return { workspaceId, id, eventId, contact, createdAt: now, seats };
}

function preview(draft: RegistrationDraft, { mailsAttendees = false, wording }: { mailsAttendees?: boolean; wording?: object } = {}) {
  const source = aGuestEmailSource({
    seats: draft.seats.map(({ id: attendeeId, status }) => ({ attendeeId, status, serial: 1, tierName: 'Entry', validDayIds: [] })),
  });
  const previews = new PreviewRegistrationMessages({
    sources: new InMemoryEmailSources({ seats: source }),
    documents: new PlainTicketDocuments(),
    links: {
      links: new TicketLinks(...links),
      balances: new BalanceLinks(...links),
      orders: new OrderLinks(...links),
      checkouts: new CheckoutLinks(...links),
      subscriptions: new SubscriptionLinks(...links),
    },
    wallets: () => [],
    organiser: 'tickets@shop.example',
  });
  const { status } = draft.seats[0]!;
  const data = { registrationId: id, attendeeId: lead, eventId, eventSlug: 'fair', ticketTypeId: eventId, status, attendeeCount: 2 };
  const fact = factOf('attendee.registered.v1', { id, workspaceId, mode: 'live' }, { ...data, source: 'admin' });
  return previews.execute({ draft, fact, mailsAttendees, wording, now });
}

describe('the preview of what a registration would send', () => {
  it('[ADR 0124 r2] is the mail with calendar file and tickets to a guest with an e-mail', async () => {
    const [mail, ...others] = await preview(draftOf({ name: 'Ada', email: 'ada@example.com', phone: '+2348031234567' }));
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'registration_confirmed',
      channel: 'email',
      to: 'ada@example.com',
      subject: expect.stringContaining('Design Fair') as string,
      attachments: [
        { filename: 'invite.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST' },
        { filename: 'ticket.pdf', contentType: 'application/pdf' },
      ],
    });
    expect([mail!.text.includes('Design Fair'), mail!.html!.startsWith('<!')]).toEqual([true, true]);
  });

  it('[ADR 0124 r2] has tickets whose codes no scanner accepts', async () => {
    const [mail] = await preview(draftOf({ name: 'Ada', email: 'ada@example.com' }));
    const codes = [
      ...mail!.attachments
        .at(-1)!
        .content.toString()
        .matchAll(/"code":"([^"]*)"/g),
    ].map(([, code]) => code);
    expect(codes).toEqual([expect.stringMatching(/^SAMPLE att_/), expect.stringMatching(/^SAMPLE att_/)]);
  });

  it('[ADR 0124 r2] is an SMS to a guest with a phone alone', async () => {
    const messages = await preview(draftOf({ name: 'Ada', phone: '+2348031234567' }));
    expect(messages).toEqual([
      {
        kind: 'registration_confirmed',
        channel: 'sms',
        to: '+2348031234567',
        text: expect.stringMatching(/Design Fair.*https:\/\/shop\.example/s) as string,
        attachments: [],
      },
    ]);
  });

  it('[ADR 0124 r2] is one mail about a registration that waits for approval, without a ticket', async () => {
    const messages = await preview(draftOf({ name: 'Ada', email: 'ada@example.com' }, 'pending'), { mailsAttendees: true });
    expect(messages).toMatchObject([{ kind: 'registration_received', attachments: [] }]);
  });

  it('[ADR 0124 r2] has the mails of attendees where the workspace sends them, and the words to try', async () => {
    const wording = { en: { registration_confirmed: { subject: 'Tried: {subject}' } } };
    const messages = await preview(draftOf({ name: 'Ada', email: 'ada@example.com' }), { mailsAttendees: true, wording });
    expect(messages.map(({ kind, to }) => [kind, to])).toEqual([
      ['registration_confirmed', 'ada@example.com'],
      ['attendee_ticket', 'Bisi@example.com'],
    ]);
    expect(messages[0]!.subject).toMatch(/^Tried: /);
    const same = draftOf({ name: 'Bisi', email: 'bisi@example.com' });
    expect(await preview(same, { mailsAttendees: true })).toHaveLength(1);
  });
});
