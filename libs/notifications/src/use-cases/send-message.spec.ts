import { randomUUID } from 'node:crypto';
import { BalanceLinks, CheckoutLinks, OrderLinks, SubscriptionLinks, TicketLinks } from '@svc/contracts';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { NotFound } from '@svc/kernel';
import { PlainLinkSigner, RecordingJobQueue } from '@svc/kernel/testing';
import { NotFailed } from '../domain/message';
import type { Email, SendOutcome, Sms } from '../ports/senders';
import type { ConfirmationEmailSource, EmailSourceOf, GuestEmailSource } from '../ports/email-sources';
import {
  aFormEmailSource,
  aGuestEmailSource,
  aMessage,
  anAlertEmailSource,
  anOrderEmailSource,
  aRefundEmailSource,
  aSubscriptionEmailSource,
  aSavingsEmailSource,
  InMemoryEmailSources,
  InMemoryMessages,
  PlainTicketDocuments,
} from '../testing';
import { RetryMessage } from './retry-message';
import { SendMessage } from './send-message';

const START = new Date('2026-11-21T08:00:00.000Z');
const DAY_MS = 86_400_000;

let now: Date;
let messages: InMemoryMessages;
let sources: Partial<EmailSourceOf>;
let outcome: SendOutcome;
let emails: Email[];
let texts: Sms[];

beforeEach(() => {
  now = START;
  messages = new InMemoryMessages({ now: () => now });
  sources = {
    seats: aGuestEmailSource(),
    destination: anAlertEmailSource(),
    subscription: aSubscriptionEmailSource(),
    formFiles,
    confirmation,
  };
  outcome = { ok: true, providerRef: 'provider 1' };
  emails = [];
  texts = [];
});

const confirmation: ConfirmationEmailSource = {
  workspace: { displayName: 'Adire House' },
  branding: {},
  confirmation: { id: randomUUID(), purpose: 'order_address', email: 'ade@example.com', createdAt: START.toISOString() },
};
const formFiles = { workspace: { displayName: 'Adire House' }, branding: {}, formName: 'Contact', keptBytes: 2_048 * 1_048_576 };

function sending(): SendMessage {
  const links = ['https://tickets.example', new PlainLinkSigner()] as const;
  const pages = {
    links: new TicketLinks(...links),
    balances: new BalanceLinks(...links),
    orders: new OrderLinks(...links),
    checkouts: new CheckoutLinks(...links),
    subscriptions: new SubscriptionLinks(...links),
    confirmations: new PlainConfirmationCodes(),
  };
  const setup = {
    sources: new InMemoryEmailSources(sources),
    documents: new PlainTicketDocuments(),
    codes: { sign: () => 'code' },
    ...pages,
    wallets: () => [],
    organiser: 'no-reply@shop.example',
  };
  const send = <Sent>(outbox: Sent[]) => ({ send: async (sent: Sent) => (outbox.push(sent), outcome) });
  return new SendMessage(messages.work, setup, send(emails), send(texts), { now: () => now }, { next: () => randomUUID() });
}

async function planned(facts: Parameters<typeof aMessage>[0] = {}) {
  const message = aMessage(facts);
  await messages.work.run(({ plan }) => plan.insert([message]));
  return { ...message, read: () => messages.log.find(message.workspaceId, message.id) };
}

describe('sending a message', () => {
  it('[D-159] [ADR 0163 r3] withholds mails of the merchant of a suspended workspace, and sends those about what their readers have', async () => {
    sources.subscription = aSubscriptionEmailSource();
    const ofMerchant = await planned({ kind: 'newsletter_confirm' });
    messages.suspended.add(ofMerchant.workspaceId);
    const ticket = await planned({ workspaceId: ofMerchant.workspaceId, kind: 'registration_confirmed' });
    for (const message of [ofMerchant, ticket]) await sending().execute(message);
    expect(await ofMerchant.read()).toMatchObject({ state: 'withheld', lastError: expect.stringContaining('suspended the workspace') });
    expect(await ticket.read()).toMatchObject({ state: 'sent' });
    messages.suspended.clear();
    await new RetryMessage(messages.work, messages.log, new RecordingJobQueue()).execute({ ...ofMerchant, by: { requestId: 'req' } });
    await sending().execute(ofMerchant);
    expect(await ofMerchant.read()).toMatchObject({ state: 'sent' });
  });

  it('[ADR 0067 r2] sends a code that it derives itself', async () => {
    const message = await planned({ kind: 'confirmation_code', recipient: 'ade@example.com' });
    await sending().execute(message);
    expect(emails).toMatchObject([
      {
        to: { email: 'ade@example.com' },
        subject: `${new PlainConfirmationCodes().codeOf(confirmation.confirmation.id)} is your code for Adire House`,
      },
    ]);
    expect(JSON.stringify(await message.read())).not.toContain('is your code');
  });

  it('[ADR 0067 r7] sends the holder of a given-away seat its details, and nothing once it belongs to somebody else', async () => {
    sources.seats = undefined;
    const toNobody = await planned({ kind: 'ticket_given', recipient: 'bola@example.com' });
    await sending().execute(toNobody);
    expect(await toNobody.read()).toMatchObject({ state: 'skipped' });
    sources.seats = { ...aGuestEmailSource({ contactName: 'Bọ́lá' }), given: true };
    await sending().execute(await planned({ kind: 'ticket_given', recipient: 'bola@example.com' }));
    expect(emails).toMatchObject([{ to: { name: 'Bọ́lá', email: 'bola@example.com' }, attachments: [{ filename: 'ticket.pdf' }] }]);
  });

  it('[D-137] sends an attendee their own ticket, by a link that opens no other seat', async () => {
    sources.seats = aGuestEmailSource({ contactName: 'Bọ́lá' });
    sources.seats = { ...sources.seats, seats: sources.seats.seats.map((seat) => ({ ...seat, alone: 'kemi@example.com' })) };
    await sending().execute(await planned({ kind: 'attendee_ticket', recipient: 'bola@example.com' }));
    expect(emails).toMatchObject([
      {
        to: { name: 'Bọ́lá', email: 'bola@example.com' },
        subject: expect.stringContaining('has a ticket for you'),
        calendar: { method: 'REQUEST' },
        attachments: [{ filename: 'ticket.pdf' }],
      },
    ]);
    expect(emails[0]!.text).toContain('ticket-alone');
    expect(JSON.stringify(emails[0]!.calendar)).toMatch(/att_\w+\.alone@svc/);
  });

  it('[§4.4 r5] sends the mail with calendar and ticket, and records that it is sent', async () => {
    const message = await planned();
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'sent', attempts: 1, sentAt: START, providerRef: 'provider 1' });
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      id: message.id,
      fromName: 'Adire House',
      to: { name: 'Adé Ọlá', email: 'ade@example.com' },
      calendar: { method: 'REQUEST', filename: 'invite.ics' },
      attachments: [{ filename: 'ticket.pdf', contentType: 'application/pdf' }],
    });
  });

  it('[decisions 3.16 calendar] attaches the days after the first', async () => {
    const days = ['2026-12-05', '2026-12-06'].map((dayDate, index) => ({ id: `01890a5d-ac96-774b-bcce-b30209900${index}00`, dayDate }));
    sources.seats = aGuestEmailSource({ event: { endAt: '2026-12-06T20:30:00.000Z', days } });
    await sending().execute(await planned());
    expect(emails[0]!.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
      ['ticket.pdf', 'application/pdf'],
      ['invite-2.ics', 'text/calendar; charset=utf-8; method=REQUEST'],
    ]);
  });

  it('[§6 checkout.completed] sends the receipt of an order with its tickets and their days, and none once it was cancelled', async () => {
    sources.order = anOrderEmailSource({ tickets: aGuestEmailSource() });
    await sending().execute(await planned({ kind: 'order_confirmed' }));
    expect(emails).toMatchObject([
      {
        subject: expect.stringContaining('Your ticket: ') as string,
        calendar: { method: 'REQUEST' },
        attachments: [{ filename: 'ticket.pdf' }],
      },
    ]);
    sources.order = anOrderEmailSource({ order: { status: 'cancelled' } });
    const late = await planned({ kind: 'order_confirmed' });
    await sending().execute(late);
    expect([emails.length, (await late.read())!.state]).toEqual([1, 'skipped']);
  });

  it('[D-29] reports a refund', async () => {
    sources.refund = aRefundEmailSource();
    await sending().execute(await planned({ kind: 'payment_returned' }));
    expect(emails).toMatchObject([{ subject: expect.stringContaining('on its way back'), attachments: [] }]);
  });

  it('[D-15] reports an instalment of a savings plan, and none of a plan that is complete by then', async () => {
    sources.savings = aSavingsEmailSource();
    await sending().execute(await planned({ kind: 'savings_part_received' }));
    expect(emails).toMatchObject([{ subject: expect.stringContaining('more saved for Sofa') }]);
    sources.savings = aSavingsEmailSource({ status: 'paid' });
    const late = await planned({ kind: 'savings_part_received' });
    await sending().execute(late);
    expect([emails.length, (await late.read())!.state]).toEqual([1, 'skipped']);
  });

  it('lets a subscriber unsubscribe by each mail', async () => {
    await sending().execute(await planned({ kind: 'newsletter_confirm' }));
    expect(emails).toMatchObject([
      {
        subject: 'Please confirm: news from Adire House',
        unsubscribeUrl: expect.stringMatching(/\/adire\/newsletter\/nls_\w+\/unsubscribe\?t=/),
      },
    ]);
  });

  it('notifies the merchant of a filled-in form, and of none that was deleted meanwhile', async () => {
    sources.submission = aFormEmailSource();
    await sending().execute(await planned({ kind: 'form_submitted', recipient: 'desk@example.com' }));
    expect(emails).toMatchObject([
      { subject: 'Contact: Adé Ọlá', to: { email: 'desk@example.com' }, replyTo: { email: 'ade@example.com' }, attachments: [] },
    ]);
    sources.submission = undefined;
    const late = await planned({ kind: 'form_submitted' });
    await sending().execute(late);
    expect([emails.length, (await late.read())!.state]).toEqual([1, 'skipped']);
  });

  it('[D-110] notifies the merchant that files of forms exceed the storage limit', async () => {
    await sending().execute(await planned({ kind: 'form_files_full', recipient: 'desk@example.com' }));
    expect(emails).toMatchObject([
      {
        subject: 'Your forms cannot take files now',
        to: { email: 'desk@example.com' },
        text: expect.stringContaining('Files kept: 2,048 MiB'),
      },
    ]);
    expect(emails[0]!.text).toContain('by the form “Contact”');
  });

  it('[§4.4 r5] sends an SMS to a phone', async () => {
    await sending().execute(await planned({ channel: 'sms', recipient: '+2348031234567' }));
    expect([texts.length, emails.length]).toEqual([1, 0]);
    expect(texts[0]).toMatchObject({ to: '+2348031234567', text: expect.stringContaining('https://tickets.example/adire/t/att_') });
  });

  it('[D-137] records the number of segments of an SMS, and none for a mail', async () => {
    sources.seats = aGuestEmailSource({ event: { title: 'Fair – the “long” one'.padEnd(150, '.') } });
    const [text, mail] = [await planned({ channel: 'sms', recipient: '+2348031234567' }), await planned()];
    for (const each of [text, mail]) await sending().execute(each);
    expect(texts[0]!.text).toContain(`Fair - the "long" one.`);
    expect([(await text.read())!.segments, (await mail.read())!.segments]).toEqual([3, undefined]);
  });

  describe('an SMS', () => {
    const [NUMBER, OTHER] = ['+2348031234567', '+2348031234568'];
    const workspaceId = randomUUID();
    let made = 0;
    /** In the order of their ids. */
    const text = (recipient = NUMBER, of = workspaceId) =>
      planned({ workspaceId: of, id: `01890000-0000-7000-8000-${String((made += 1)).padStart(12, '0')}`, channel: 'sms', recipient });
    const sent = async (...messages: Awaited<ReturnType<typeof text>>[]) => {
      for (const each of messages) await sending().execute(each);
      return Promise.all(messages.map(async ({ read }) => (await read())!.state));
    };
    const wait = (hours: number) => {
      now = new Date(now.getTime() + (hours * DAY_MS) / 24);
    };

    it.each([
      ['a satellite', '+881612345678', 'satellite'],
      ['a premium rate', '+19005550123', 'price of their own'],
      ['another country', '+233201234567', 'texts.countries'],
    ])('[D-107] is withheld to %s, with the reason, and whatever its channel', async (_, recipient, reason) => {
      messages.textRules = { countries: ['NG', 'US'], mostPerDay: 500 };
      for (const channel of ['sms', 'whatsapp'] as const) {
        const message = await planned({ channel, recipient });
        await sending().execute(message);
        expect(await message.read()).toMatchObject({ state: 'withheld', lastError: expect.stringContaining(reason) as string });
      }
      expect([texts, emails]).toEqual([[], []]);
    });

    it('[D-107] is sent after it was withheld once the merchant allows its country and asks for it', async () => {
      const message = await text('+233201234567');
      expect(await sent(message)).toEqual(['withheld']);
      messages.textRules = { countries: ['GH'], mostPerDay: 500 };
      await messages.work.run((tx) => tx.messages.retry(workspaceId, message.id));
      expect([await sent(message), texts.length]).toEqual([['sent'], 1]);
    });

    it('[D-107] goes three times a day to one number, over all workspaces; more wait, go in time, and no attempt is counted', async () => {
      const [first, , , fourth] = [await text(), await text(), await text(NUMBER, randomUUID()), await text(NUMBER, randomUUID())];
      const other = await text(OTHER);
      expect(await sent(first, fourth)).toEqual(['sent', 'sent']);
      const [fifth, sixth, seventh] = [await text(), await text(), await text()];
      expect(await sent(fifth, sixth, seventh, other)).toEqual(['sent', 'due', 'due', 'sent']);
      expect(await sixth.read()).toMatchObject({ attempts: 0, lastError: expect.stringContaining('one number') as string });
      wait(23.9);
      expect(await sent(seventh, sixth)).toEqual(['due', 'due']);
      wait(0.2);
      expect([await sent(seventh, sixth), texts.length]).toEqual([['sent', 'sent'], 6]);
    });

    it('[D-107] goes as often a day as its workspace may send; beyond that the oldest goes first when there is room', async () => {
      messages.textRules = { countries: ['NG'], mostPerDay: 2 };
      const number = (digit: number) => `+234803123450${digit}`;
      const first = await text(number(0));
      expect(await sent(first)).toEqual(['sent']);
      wait(12);
      const [second, third, fourth] = [await text(number(1)), await text(number(2)), await text(number(3))];
      expect(await sent(second, third, fourth, await text(number(4), randomUUID()))).toEqual(['sent', 'due', 'due', 'sent']);
      wait(12.1);
      expect(await sent(fourth)).toEqual(['due']);
      const fifth = await text(number(5));
      expect(await sent(fifth, third, fourth)).toEqual(['due', 'sent', 'due']);
      messages.textRules = { countries: ['NG'], mostPerDay: 5 };
      wait(0.2);
      expect(await sent(fifth, fourth)).toEqual(['sent', 'sent']);
    });

    it('[D-107] does not count when the provider has not accepted it', async () => {
      outcome = { ok: false, permanent: true, reason: '21211 no such number' };
      expect(await sent(await text(), await text(), await text(), await text())).toEqual(['failed', 'failed', 'failed', 'failed']);
      outcome = { ok: true };
      expect(await sent(await text())).toEqual(['sent']);
    });

    it('[D-107] counts once, however often it is tried', async () => {
      outcome = { ok: false, permanent: false, reason: '503' };
      const message = await text();
      for (let tries = 1; tries <= 4; tries += 1) {
        await sent(message);
        wait(0.5);
      }
      outcome = { ok: true };
      expect(await sent(message, await text(), await text(), await text())).toEqual(['sent', 'sent', 'sent', 'due']);
    });

    it('[D-107] is reported to the merchant, once a day, while it waits', async () => {
      messages = new InMemoryMessages({ now: () => now }, [], [{ workspaceId, email: 'desk@example.com' }]);
      messages.textRules = { countries: ['NG'], mostPerDay: 1 };
      sources.texts = { workspace: { displayName: 'Adire House', timezone: 'Africa/Lagos' }, branding: {}, waiting: 2, mostPerDay: 1 };
      const alerts = async () => (await messages.log.page(workspaceId, { limit: 10, kind: 'texts_waiting' })).data;
      const some = [await text('+2348031234561'), await text('+2348031234562'), await text('+2348031234563'), await text('+2348031234564')];
      await sent(...some);
      expect(await alerts()).toMatchObject([{ recipient: 'desk@example.com', subjectId: workspaceId, state: 'due' }]);
      await sending().execute((await alerts())[0]!);
      expect(emails).toMatchObject([{ subject: 'Texts to your guests are waiting', to: { email: 'desk@example.com' } }]);
      wait(23);
      await sent(...some);
      expect(await alerts()).toHaveLength(1);
      wait(1.1);
      await sent(...some);
      expect(await alerts()).toHaveLength(2);
    });
  });

  it('[D-74] mails an alert to the merchant, without calendar or ticket', async () => {
    const message = await planned({ kind: 'webhook_failing', recipient: 'desk@example.com', details: { cause: 'exhausted' } });
    await sending().execute(message);
    expect(emails).toMatchObject([
      {
        fromName: 'Adire House',
        to: { name: 'Adire House', email: 'desk@example.com' },
        text: expect.stringContaining('https://erp.example/hooks'),
        attachments: [],
      },
    ]);
    expect(emails[0]!.calendar).toBeUndefined();
    expect(await message.read()).toMatchObject({ state: 'sent' });
  });

  it('[D-74] skips an alert about a destination that is gone', async () => {
    sources.destination = undefined;
    const message = await planned({ kind: 'webhook_disabled', details: { cause: 'failing' } });
    await sending().execute(message);
    expect([await message.read(), emails]).toMatchObject([{ state: 'skipped' }, []]);
  });

  it('sends what is due once, however many jobs come', async () => {
    const message = await planned();
    await Promise.all([sending().execute(message), sending().execute(message)]);
    expect(await sending().execute(message)).toBeUndefined();
    expect(emails).toHaveLength(1);
  });

  it.each([
    ['mail', 'email', 'ade@example.com'],
    ['SMS', 'sms', '+2348031234567'],
  ] as const)('[D-160] retries a failed %s for four days, then gives up', async (_, channel, recipient) => {
    outcome = { ok: false, permanent: false, reason: '535 5.7.8 authentication failed' };
    const message = await planned({ channel, recipient });
    for (;;) {
      await sending().execute(message);
      const waiting = (await message.read())!;
      if (waiting.state !== 'due') break;
      expect(waiting.lastError).toContain('535');
      expect(await sending().execute(message)).toBeUndefined();
      now = waiting.dueAt;
    }
    expect([await message.read(), now.getTime() - START.getTime()]).toEqual([expect.objectContaining({ state: 'failed' }), 4 * 86_400_000]);
  });

  it('[D-160] sends what waited through a night without a login, once the mail server takes it again', async () => {
    outcome = { ok: false, permanent: false, reason: '535 5.7.8 authentication failed' };
    const message = await planned();
    const morning = START.getTime() + 10 * 3_600_000;
    while (now.getTime() < morning) {
      await sending().execute(message);
      now = (await message.read())!.dueAt;
    }
    outcome = { ok: true, providerRef: 'after all' };
    await sending().execute(message);
    expect([await message.read(), now.getTime() - morning < 3_600_000]).toEqual([expect.objectContaining({ state: 'sent' }), true]);
  });

  it('[D-160] does not send a ticket after its event, though it waited for it', async () => {
    outcome = { ok: false, permanent: false, reason: '421 away' };
    const endAt = new Date(START.getTime() + 2 * 3_600_000).toISOString();
    const source = aGuestEmailSource();
    sources.seats = { ...source, event: { ...source.event, endAt } };
    const message = await planned();
    for (let state = 'due'; state === 'due'; state = (await message.read())!.state) {
      now = (await message.read())!.dueAt;
      await sending().execute(message);
    }
    expect([await message.read(), now < new Date(endAt)]).toEqual([expect.objectContaining({ state: 'failed' }), true]);
    outcome = { ok: true };
    await messages.work.run((tx) => tx.messages.retry(message.workspaceId, message.id));
    now = new Date(endAt);
    await sending().execute(message);
    expect([await message.read(), emails.length]).toEqual([expect.objectContaining({ state: 'skipped' }), expect.any(Number)]);
  });

  it('[D-160] sends a message that was planned after the end of its event, since somebody wanted it', async () => {
    const source = aGuestEmailSource();
    sources.seats = { ...source, event: { ...source.event, endAt: new Date(START.getTime() - 1).toISOString() } };
    const message = await planned({ kind: 'ticket_reissued' });
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'sent' });
  });

  it('gives up at once after a permanent failure', async () => {
    outcome = { ok: false, permanent: true, reason: '550 no such user' };
    const message = await planned();
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'failed', attempts: 1, lastError: '550 no such user' });
  });

  it('skips messages that are no longer true, and messages whose subject is gone', async () => {
    sources.seats = undefined;
    const message = await planned();
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'skipped' });
    expect(emails).toEqual([]);
  });

  it('retries later when the email could not be written', async () => {
    const message = await planned();
    sources.seats = { ...aGuestEmailSource(), event: undefined } as unknown as GuestEmailSource;
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'due', lastError: expect.stringContaining('TypeError') });
  });

  it('takes over from a worker that was killed, when its lease has ended', async () => {
    const message = await planned();
    await messages.work.run((tx) => tx.messages.lease(message, 120_000));
    expect(await sending().execute(message)).toBeUndefined();
    now = new Date(START.getTime() + 120_000);
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'sent', attempts: 2 });
  });
});

describe('sending a failed message once more', () => {
  const by = { requestId: 'req_1' };
  const retry = (queue = new RecordingJobQueue()) => new RetryMessage(messages.work, messages.log, queue);

  it('makes it due and enqueues it', async () => {
    outcome = { ok: false, permanent: true, reason: '550' };
    const message = await planned();
    await sending().execute(message);
    const queue = new RecordingJobQueue();
    await retry(queue).execute({ workspaceId: message.workspaceId, id: message.id, by });
    expect(queue.jobs).toEqual([
      { queue: 'notification.v2', payload: { workspaceId: message.workspaceId, mode: message.mode, messageId: message.id } },
    ]);
    outcome = { ok: true };
    await sending().execute(message);
    expect(await message.read()).toMatchObject({ state: 'sent' });
  });

  it('is refused for one that was sent, and for one of another workspace', async () => {
    const message = await planned();
    await sending().execute(message);
    await expect(retry().execute({ workspaceId: message.workspaceId, id: message.id, by })).rejects.toThrow(NotFailed);
    await expect(retry().execute({ workspaceId: 'another', id: message.id, by })).rejects.toThrow(NotFound);
  });
});
