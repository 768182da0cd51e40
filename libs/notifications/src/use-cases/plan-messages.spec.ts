import { type AdmissionDay, factOf, type FactData, type FactType, type KnownFact } from '@svc/contracts';
import { randomUUID } from 'node:crypto';
import type { Buyer, SubscriberAddress } from '../domain/buyer-messages-of';
import type { FormNotice } from '../domain/merchant-messages-of';
import type { Addressee } from '../domain/messages-of';
import { keptDays } from '../domain/guest-seats';
import { aGuestEmailSource, InMemoryMessages } from '../testing';
import { countConcerned, MOST_GUESTS_AT_ONCE, PlanMessages } from './plan-messages';

const workspaceId = randomUUID();
const eventId = randomUUID();
const guest = (facts: Partial<Addressee> = {}): Addressee => ({
  workspaceId,
  mode: 'live',
  registrationId: randomUUID(),
  eventId,
  email: 'ade@example.com',
  admitted: true,
  ...facts,
});
const ade = guest();
const bola = guest({ email: undefined, phone: '+2348031234567', admitted: false });
const stranger = guest({ workspaceId: randomUUID(), eventId });
const elsewhere = guest({ eventId: randomUUID() });

const buyer: Buyer = { workspaceId, mode: 'live', subjectId: randomUUID(), email: 'buyer@example.com', phone: '+2348031234569' };
const caller: Buyer = { workspaceId, mode: 'live', subjectId: randomUUID(), phone: '+2348031234569' };
const money = ({ subjectId }: Buyer) => ({ checkoutId: randomUUID(), refundId: subjectId, exceptionId: randomUUID() });

const part = (isFirst: boolean) => ({ checkoutId: randomUUID(), orderId: buyer.subjectId, paymentId: randomUUID(), isFirst });

const notice: FormNotice = { workspaceId, formId: randomUUID(), emails: ['desk@example.com', 'ada@example.com'] };

const confirming = { workspaceId, confirmationId: randomUUID(), email: 'ade@example.com' };
const subscriber: SubscriberAddress = { workspaceId, mode: 'live', subscriptionId: randomUUID(), email: 'ade@example.com' };

const fact = <Type extends FactType>(type: Type, data: FactData[Type], mode: 'live' | 'test' | null = 'live') =>
  factOf(type, { id: randomUUID(), workspaceId, mode }, data) as KnownFact;
const registered = ({ registrationId }: Addressee, status: 'confirmed' | 'pending') =>
  fact('attendee.registered.v1', {
    registrationId,
    attendeeId: randomUUID(),
    eventId,
    eventSlug: 'fair',
    ticketTypeId: randomUUID(),
    status,
    attendeeCount: 1,
    source: 'storefront_api',
  });

const handedOver = ({ subjectId: orderId }: { subjectId: string }, quantity = 1) =>
  fact('order.handed_over.v1', { orderId, pieces: [{ itemId: 'i', quantity }], isAll: false });

describe('planning messages', () => {
  let messages: InMemoryMessages;

  beforeEach(() => {
    messages = new InMemoryMessages(
      { now: () => new Date() },
      [ade, bola, stranger, elsewhere],
      [{ workspaceId, email: 'desk@example.com' }],
      [buyer, caller],
      [notice],
    );
  });

  const plan = (...facts: KnownFact[]) => messages.work.run((tx) => new PlanMessages({ next: randomUUID }).execute(tx.plan, facts));
  const planned = async () =>
    (await messages.log.page(workspaceId, { limit: 100 })).data.map(({ kind, channel, recipient }) => [kind, channel, recipient].join(' '));

  it.each<[string, KnownFact, string]>([
    ['[§4.4 r5] a guest who is in', registered(ade, 'confirmed'), 'registration_confirmed email ade@example.com'],
    ['[§4.4 r5] a guest with a phone alone', registered(bola, 'confirmed'), 'registration_confirmed sms +2348031234567'],
    ['[D-13] a guest who waits for approval', registered(ade, 'pending'), 'registration_received email ade@example.com'],
    [
      '[D-13] a guest who is approved',
      fact('registration.approved.v1', { registrationId: ade.registrationId }),
      'registration_approved email ade@example.com',
    ],
    [
      '[D-13] a guest who is declined',
      fact('registration.declined.v1', { registrationId: ade.registrationId }),
      'registration_declined email ade@example.com',
    ],
    [
      '[D-149] a guest who was declined and is considered again',
      fact('registration.reopened.v1', { registrationId: ade.registrationId, attendeeIds: [] }),
      'registration_reopened email ade@example.com',
    ],
    [
      '[D-13] a guest whose seats are given back',
      fact('registration.cancelled.v1', { registrationId: ade.registrationId, attendeeIds: [] }),
      'registration_cancelled email ade@example.com',
    ],
    [
      '[D-147] a guest whose event is cancelled',
      fact('registration.cancelled.v1', { registrationId: ade.registrationId, attendeeIds: [], ofEvent: { notify: true } }),
      'event_cancelled email ade@example.com',
    ],
    [
      '[D-147] a guest whose seat ends with its last day',
      fact('registration.cancelled.v1', {
        registrationId: ade.registrationId,
        attendeeIds: [],
        ofEvent: { notify: true, dayId: randomUUID() },
      }),
      'event_cancelled email ade@example.com',
    ],
    [
      '[D-80] a guest whose ticket is reissued',
      fact('registration.ticket_reissued.v1', { registrationId: ade.registrationId, attendeeId: randomUUID() }),
      'ticket_reissued email ade@example.com',
    ],
    [
      '[ADR 0159 r4] a guest whose seat gets another ticket type',
      fact('registration.ticket_changed.v1', { registrationId: ade.registrationId, attendeeId: randomUUID() }),
      'ticket_changed email ade@example.com',
    ],
    [
      '[D-51] a guest who asks again',
      fact('registration.repeated.v1', { registrationId: ade.registrationId }),
      'registration_confirmed email ade@example.com',
    ],
    [
      '[D-51] a guest who asks again while waiting',
      fact('registration.repeated.v1', { registrationId: bola.registrationId }),
      'registration_received sms +2348031234567',
    ],
  ])('%s is notified', async (_, relayed, message) => {
    const [job, ...others] = await plan(relayed);
    expect([job!.queue, others]).toEqual(['notification.v2', []]);
    expect(await planned()).toEqual([message]);
  });

  it.each<[string, KnownFact, string[]]>([
    [
      'who has paid',
      fact('checkout.paid.v1', { checkoutId: randomUUID(), orderId: buyer.subjectId }),
      ['order_confirmed email buyer@example.com'],
    ],
    [
      'who has paid and has a phone alone',
      fact('checkout.paid.v1', { checkoutId: randomUUID(), orderId: caller.subjectId }),
      ['order_confirmed sms +2348031234569'],
    ],
    ['of whose order a part is handed over', handedOver(buyer), ['order_fulfilled email buyer@example.com']],
    ['of whose order a part is handed over, by phone', handedOver(caller), ['order_fulfilled sms +2348031234569']],
    [
      'to whom the merchant gives money back',
      fact('order.refunded.v1', { orderId: buyer.subjectId, amountMinor: 1 }),
      ['order_refunded email buyer@example.com'],
    ],
    [
      'to whom the merchant gives no money back',
      fact('order.refund_declined.v1', { orderId: buyer.subjectId }),
      ['order_refund_declined email buyer@example.com'],
    ],
    [
      'whose order is called off',
      fact('order.cancelled.v1', { orderId: buyer.subjectId, refundMinor: 1 }),
      ['order_cancelled email buyer@example.com'],
    ],
    [
      'for whose transfer an account waits',
      fact('payment.account_opened.v1', { checkoutId: randomUUID(), attemptId: buyer.subjectId }),
      ['transfer_instructions email buyer@example.com'],
    ],
    [
      'for whose transfer an account waits, and who has a phone alone, is not',
      fact('payment.account_opened.v1', { checkoutId: randomUUID(), attemptId: caller.subjectId }),
      [],
    ],
    [
      'whose tickets are void',
      fact('order.tickets_voided.v1', { orderId: buyer.subjectId, attendeeIds: [randomUUID()] }),
      ['tickets_voided email buyer@example.com'],
    ],
    [
      'whose ticket is issued anew',
      fact('order.ticket_reissued.v1', { orderId: buyer.subjectId, attendeeId: randomUUID() }),
      ['order_ticket_reissued email buyer@example.com'],
    ],
    [
      'whose seat gets another ticket type',
      fact('order.ticket_changed.v1', { orderId: buyer.subjectId, attendeeId: randomUUID() }),
      ['order_ticket_changed email buyer@example.com'],
    ],
    [
      'whose money goes back, and the merchant',
      fact('payment.returned.v1', money(buyer)),
      ['money_returned email desk@example.com', 'payment_returned email buyer@example.com'],
    ],
    [
      'whose refund has failed, and the merchant',
      fact('payment.refund_failed.v1', { refundId: buyer.subjectId, exceptionId: randomUUID() }),
      ['refund_failed email desk@example.com', 'refund_not_received email buyer@example.com'],
    ],
    ['who saves up: the first part', fact('saving.part_paid.v1', part(true)), ['savings_started email buyer@example.com']],
    ['who saves up: a further part', fact('saving.part_paid.v1', part(false)), ['savings_part_received email buyer@example.com']],
    [
      'who saves up: that the day is near',
      fact('saving.reminded.v1', { checkoutId: randomUUID(), orderId: buyer.subjectId }),
      ['savings_reminder email buyer@example.com'],
    ],
    [
      'who saved up: that the plan has ended',
      fact('saving.ended.v1', { checkoutId: randomUUID(), orderId: buyer.subjectId, why: 'buyer', refundedMinor: 1, keptMinor: 0 }),
      ['savings_ended email buyer@example.com'],
    ],
  ])('[D-29] a buyer %s is notified', async (_, relayed, expected) => {
    await plan(relayed);
    expect((await planned()).sort()).toEqual(expected);
  });

  it('[D-83] each hand-over causes one message, with its own pieces', async () => {
    const [first, second] = [handedOver(buyer, 1), handedOver(buyer, 2)];
    expect([await plan(first, second), await plan(first, second)].map(({ length }) => length)).toEqual([2, 0]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data.map(({ details }) => details.handedOver!.pieces[0]!.quantity).sort()).toEqual([1, 2]);
  });

  it('[D-83] a ticket that is reissued twice is sent twice, each message with its own ticket', async () => {
    const seats = [randomUUID(), randomUUID()];
    const facts = [
      fact('registration.ticket_reissued.v1', { registrationId: ade.registrationId, attendeeId: seats[0]! }),
      fact('registration.ticket_reissued.v1', { registrationId: ade.registrationId, attendeeId: seats[1]! }),
      fact('order.ticket_reissued.v1', { orderId: buyer.subjectId, attendeeId: seats[0]! }),
    ];
    expect(await plan(...facts)).toHaveLength(3);
    expect(await plan(...facts)).toEqual([]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data.map(({ details }) => details.attendeeIds![0]).sort()).toEqual([seats[0]!, ...seats].sort());
  });

  it('[§6 test-mode] nobody is notified of test orders', async () => {
    expect(
      await plan(
        fact('checkout.paid.v1', { checkoutId: randomUUID(), orderId: buyer.subjectId }, 'test'),
        fact('payment.returned.v1', money(buyer), 'test'),
      ),
    ).toEqual([]);
  });

  it('every guest of an event is notified that it has moved, and no guest of another', async () => {
    expect(await plan(fact('event.rescheduled.v1', { eventId }, null))).toHaveLength(2);
    expect(new Set(await planned())).toEqual(new Set(['event_rescheduled email ade@example.com', 'event_rescheduled sms +2348031234567']));
  });

  it('[D-147] every guest with a ticket for a cancelled day is notified of it once, unless that is silent; of a whole event by the seats that end', async () => {
    const cancelled = (day?: object) => fact('event.cancelled.v1', { eventId, eventSlug: 'fair', ...day } as never, null);
    expect(await plan(cancelled(), cancelled({ day: { id: randomUUID(), notify: false } }))).toEqual([]);
    const dayId = randomUUID();
    const news = cancelled({ day: { id: dayId, notify: true } });
    expect([(await plan(news)).length, (await plan(news)).length]).toEqual([2, 0]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data.map(({ kind, details }) => [kind, details])).toEqual([
      ['event_cancelled', { dayId }],
      ['event_cancelled', { dayId }],
    ]);
  });

  it('[ADR 0147 r15] guests whose seats have ended silently are notified of it later, once', async () => {
    const ended = fact('event.seats_ended.v1', { eventId }, null);
    expect([(await plan(ended)).length, (await plan(ended)).length]).toEqual([2, 0]);
    expect((await planned()).sort()).toEqual(['event_cancelled email ade@example.com', 'event_cancelled sms +2348031234567']);
  });

  it('[D-148] guests of a changed event for whom nothing differs are not notified, nor counted', async () => {
    const source = aGuestEmailSource({ event: { id: eventId } });
    messages.schedules.push({ workspaceId, event: source.event, workspace: source.workspace });
    const schedule = (days: AdmissionDay[]) => ({ seats: source.seats, since: '', isMailed: true, notified: { days, entries: [] } });
    messages.guestSchedules.set(ade.registrationId, schedule([]));
    messages.guestSchedules.set(bola.registrationId, schedule(keptDays(source)));
    await plan(fact('event.rescheduled.v1', { eventId }, null));
    expect(await planned()).toEqual(['event_rescheduled email ade@example.com']);
    const count = () => messages.work.run(({ plan: of }) => countConcerned(of, { workspaceId, eventId }));
    expect(await count()).toBe(1);
    messages.guestSchedules.clear();
    expect(await count()).toBe(2);
  });

  it('[D-83] every guest of an event that was deleted is notified once, in as many batches as it takes', async () => {
    const many = Array.from({ length: 2 * MOST_GUESTS_AT_ONCE + 3 }, (_, n) => guest({ email: `guest-${n}@example.com` }));
    messages = new InMemoryMessages({ now: () => new Date() }, [...many, stranger, elsewhere]);
    const facts = [fact('event.deleted.v1', { eventId }, null)];
    const turns: number[] = [];
    for (const next of facts) {
      turns.push((await plan(next)).length);
      expect(await plan(next)).toEqual([]);
      const left = messages.left.splice(0);
      if (left[0]) facts.push(left[0]);
    }
    expect([turns.length, Math.max(...turns)]).toEqual([3, MOST_GUESTS_AT_ONCE]);
    const { data } = await messages.log.page(workspaceId, { limit: 10_000 });
    expect(new Set(data.map(({ recipient }) => recipient))).toEqual(new Set(many.map(({ email }) => email)));
    expect(new Set(data.map(({ kind }) => kind))).toEqual(new Set(['event_cancelled']));
  });

  it('buyers of tickets are notified as well of their event, by their order', async () => {
    messages = new InMemoryMessages({ now: () => new Date() }, [ade]);
    messages.ticketBuyers.push({ ...buyer, eventId }, { ...caller, eventId: randomUUID() });
    await plan(fact('event.rescheduled.v1', { eventId }, null), fact('event.deleted.v1', { eventId }, null));
    expect((await planned()).sort()).toEqual([
      'event_cancelled email ade@example.com',
      'event_rescheduled email ade@example.com',
      'order_event_cancelled email buyer@example.com',
      'order_event_rescheduled email buyer@example.com',
    ]);
  });

  it('plans for no more guests at once when many events are deleted together', async () => {
    const others = [randomUUID(), randomUUID(), randomUUID()];
    const many = others.flatMap((other) => Array.from({ length: MOST_GUESTS_AT_ONCE }, () => guest({ eventId: other })));
    messages = new InMemoryMessages({ now: () => new Date() }, many);
    const jobs = await plan(...others.map((other) => fact('event.deleted.v1', { eventId: other }, null)));
    expect(jobs.length).toBeLessThan(MOST_GUESTS_AT_ONCE + others.length);
    expect(messages.left.map(({ data }) => (data as { eventId: string }).eventId)).toEqual(others);
  });

  it.each<[string, KnownFact, string]>([
    [
      'to confirm the newsletter',
      fact('subscription.asked.v1', { subscriptionId: subscriber.subscriptionId, kind: 'newsletter' }),
      'newsletter_confirm',
    ],
    [
      'to confirm that they want word of a product',
      fact('subscription.asked.v1', { subscriptionId: subscriber.subscriptionId, kind: 'restock' }),
      'restock_confirm',
    ],
    ['that a product is back', fact('subscription.restocked.v1', { subscriptionId: subscriber.subscriptionId }), 'restock_available'],
  ])('a subscriber is mailed %s, and nobody of another workspace or without a subscription', async (_, relayed, kind) => {
    messages = new InMemoryMessages({ now: () => new Date() }, [], [], [], [], [subscriber]);
    const gone = fact('subscription.restocked.v1', { subscriptionId: randomUUID() });
    expect(await plan(relayed, gone, { ...relayed, workspaceId: randomUUID() })).toHaveLength(1);
    expect(await planned()).toEqual([`${kind} email ade@example.com`]);
  });

  it('[D-137] attendees of a registration are mailed their tickets, beside the registrant', async () => {
    const seat = { workspaceId, email: 'kemi@example.com', admitted: true, wanted: true, notified: false };
    messages.attendees.push(
      { ...seat, attendeeId: randomUUID(), takenBy: ade.registrationId },
      { ...seat, attendeeId: randomUUID(), takenBy: ade.registrationId },
    );
    await plan(registered(ade, 'confirmed'));
    expect(new Set(await planned())).toEqual(
      new Set(['registration_confirmed email ade@example.com', 'attendee_ticket email kemi@example.com']),
    );
  });

  it('[D-137] the former attendee of a given-away seat is notified, but nobody of a seat that had been given before', async () => {
    const [attendeeId, other] = [randomUUID(), randomUUID()];
    const seatGiven = { attendeeId, confirmationId: confirming.confirmationId };
    messages.formerAttendees.push({ workspaceId, attendeeId, email: 'kemi@example.com', attendeeIds: [attendeeId, other] });
    const away = fact('ticket.given_away.v1', seatGiven);
    await plan(away, { ...away, workspaceId: randomUUID() }, fact('ticket.given_away.v1', { ...seatGiven, wasGiven: true }));
    const { data } = await messages.log.page(workspaceId, { limit: 10 });
    expect(data.map(({ kind, recipient, subjectId, details }) => [kind, recipient, subjectId, details])).toEqual([
      ['ticket_given_away', 'kemi@example.com', confirming.confirmationId, { attendeeIds: [attendeeId, other] }],
    ]);
  });

  describe('[ADR 0067 r7] holders of given-away seats', () => {
    const kemi = { workspaceId, attendeeId: randomUUID(), email: 'kemi@example.com', pending: false, eventId };
    const sewa = { ...kemi, attendeeId: randomUUID(), email: 'sewa@example.com', pending: true };
    const seats = [kemi.attendeeId, randomUUID()];

    beforeEach(() => {
      messages.holders.push(kemi, sewa);
      messages.confirming.push(confirming);
    });

    it.each<[string, KnownFact, string[]]>([
      [
        'giving one away',
        fact('ticket.given_away.v1', { attendeeId: kemi.attendeeId, confirmationId: confirming.confirmationId }),
        ['ticket_given email kemi@example.com', 'ticket_given_away email ade@example.com'],
      ],
      [
        'giving one away that waits',
        fact('ticket.given_away.v1', { attendeeId: sewa.attendeeId, confirmationId: randomUUID() }),
        ['ticket_given_pending email sewa@example.com'],
      ],
      ['having it sent again', fact('ticket.repeated.v1', { attendeeId: kemi.attendeeId }), ['ticket_given email kemi@example.com']],
      [
        'having one sent again that waits',
        fact('ticket.repeated.v1', { attendeeId: sewa.attendeeId }),
        ['ticket_given_pending email sewa@example.com'],
      ],
      [
        'an approval',
        fact('registration.approved.v1', { registrationId: randomUUID(), attendeeIds: seats }),
        ['registration_approved email kemi@example.com'],
      ],
      [
        'a refusal',
        fact('registration.declined.v1', { registrationId: randomUUID(), attendeeIds: seats }),
        ['registration_declined email kemi@example.com'],
      ],
      [
        'opening again',
        fact('registration.reopened.v1', { registrationId: randomUUID(), attendeeIds: seats }),
        ['registration_reopened email kemi@example.com'],
      ],
      [
        'giving back',
        fact('registration.cancelled.v1', { registrationId: randomUUID(), attendeeIds: seats }),
        ['registration_cancelled email kemi@example.com'],
      ],
      [
        'a new ticket',
        fact('order.ticket_reissued.v1', { orderId: randomUUID(), attendeeId: kemi.attendeeId }),
        ['ticket_reissued email kemi@example.com'],
      ],
      [
        'another ticket type',
        fact('order.ticket_changed.v1', { orderId: randomUUID(), attendeeId: kemi.attendeeId }),
        ['ticket_changed email kemi@example.com'],
      ],
      [
        'a cancelled event',
        fact('order.tickets_voided.v1', { orderId: randomUUID(), attendeeIds: seats, ofEvent: { notify: true } }),
        ['event_cancelled email kemi@example.com'],
      ],
      [
        'an event that is cancelled silently',
        fact('registration.cancelled.v1', { registrationId: randomUUID(), attendeeIds: seats, ofEvent: { notify: false } }),
        [],
      ],
      [
        'a refund',
        fact('order.tickets_voided.v1', { orderId: randomUUID(), attendeeIds: seats }),
        ['registration_cancelled email kemi@example.com'],
      ],
      ['a fact of before, which names no seats', fact('registration.approved.v1', { registrationId: randomUUID() }), []],
      [
        'another workspace',
        { ...fact('order.ticket_reissued.v1', { orderId: randomUUID(), attendeeId: kemi.attendeeId }), workspaceId: randomUUID() },
        [],
      ],
    ])('are notified of %s', async (_, relayed, expected) => {
      await plan(relayed);
      expect((await planned()).sort()).toEqual(expected);
    });

    it('are all notified of a change of their event', async () => {
      await plan(fact('event.rescheduled.v1', { eventId }, null));
      expect(await planned()).toEqual(
        expect.arrayContaining(['event_rescheduled email kemi@example.com', 'event_rescheduled email sewa@example.com']),
      );
    });
  });

  it('[ADR 0067 r2] the person on record is mailed the confirmation code, in live mode alone', async () => {
    messages = new InMemoryMessages({ now: () => new Date() });
    messages.confirming.push(confirming);
    const requested = fact('confirmation.asked.v1', { confirmationId: confirming.confirmationId });
    expect(
      await plan(
        requested,
        { ...requested, workspaceId: randomUUID() },
        fact('confirmation.asked.v1', { confirmationId: randomUUID() }),
        fact('confirmation.asked.v1', { confirmationId: confirming.confirmationId }, 'test'),
      ),
    ).toHaveLength(1);
    expect(await planned()).toEqual(['confirmation_code email ade@example.com']);
  });

  it('[D-83] a fact that is relayed twice causes one message, and one job', async () => {
    const registration = registered(ade, 'confirmed');
    expect(await plan(registration)).toHaveLength(1);
    expect(await plan(registration)).toEqual([]);
    expect(await plan(fact('registration.repeated.v1', { registrationId: ade.registrationId }))).toHaveLength(1);
    expect(await planned()).toHaveLength(2);
  });

  it.each<[string, KnownFact, string]>([
    [
      'the first lost event',
      fact('webhook.destination_failing.v1', { destinationId: randomUUID(), warning: 'exhausted' }, null),
      'webhook_failing exhausted',
    ],
    [
      '72 h of failures',
      fact('webhook.destination_failing.v1', { destinationId: randomUUID(), warning: 'failing_for_days' }, null),
      'webhook_failing failing_for_days',
    ],
    [
      'days of failures',
      fact('webhook.destination_disabled.v1', { destinationId: randomUUID(), reason: 'failing' }, null),
      'webhook_disabled failing',
    ],
    ['a 410', fact('webhook.destination_disabled.v1', { destinationId: randomUUID(), reason: 'gone' }, null), 'webhook_disabled gone'],
  ])('[D-74] the merchant is alerted to a destination once: %s', async (_, alert, expected) => {
    expect(await plan(alert)).toEqual([
      { queue: 'notification.v2', payload: { workspaceId, mode: 'live', messageId: expect.any(String) } },
    ]);
    expect(await plan(alert)).toEqual([]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data.map(({ kind, details }) => `${kind} ${details.cause}`)).toEqual([expected]);
    expect(data[0]).toMatchObject({
      mode: 'live',
      channel: 'email',
      recipient: 'desk@example.com',
      subjectId: (alert.data as { destinationId: string }).destinationId,
    });
  });

  it('[D-109] the merchant is notified of an admin token that the operator has made, once', async () => {
    const keyId = randomUUID();
    const tokenMade = fact('workspace.admin_token_made.v1', { keyId }, null);
    expect(await plan(tokenMade)).toHaveLength(1);
    expect(await plan(tokenMade)).toEqual([]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data).toEqual([
      expect.objectContaining({ kind: 'admin_token_made', channel: 'email', recipient: 'desk@example.com', subjectId: keyId }),
    ]);
  });

  it('[D-127] the merchant is notified of a rail on which a provider refuses to charge, once and in live mode alone', async () => {
    const exceptionId = randomUUID();
    const refused = fact('payment.rail_refused.v1', { exceptionId });
    expect(await plan(refused, { ...fact('payment.rail_refused.v1', { exceptionId: randomUUID() }), mode: 'test' })).toHaveLength(1);
    expect(await plan(refused)).toEqual([]);
    const { data } = await messages.log.page(workspaceId, { limit: 100 });
    expect(data).toEqual([
      expect.objectContaining({
        kind: 'rail_refused',
        channel: 'email',
        mode: 'live',
        recipient: 'desk@example.com',
        subjectId: exceptionId,
      }),
    ]);
  });

  it('[D-74] a merchant without an address for alerts is sent nothing, nor is another sent his alerts', async () => {
    const disabled = fact('webhook.destination_disabled.v1', { destinationId: randomUUID(), reason: 'gone' }, null);
    expect(await plan({ ...disabled, workspaceId: stranger.workspaceId })).toEqual([]);
  });

  it('each address that a form names is notified once of a submission, and none of another form or workspace', async () => {
    const submission = (formId: string) => fact('form.submitted.v1', { submissionId: randomUUID(), formId, formSlug: 'contact' }, null);
    const submitted = submission(notice.formId);
    expect(
      await plan(submitted, submission(randomUUID()), { ...submission(notice.formId), workspaceId: stranger.workspaceId }),
    ).toHaveLength(2);
    expect(await plan(submitted)).toEqual([]);
    expect((await planned()).sort()).toEqual(['form_submitted email ada@example.com', 'form_submitted email desk@example.com']);
  });

  it('[D-110] the address for alerts is notified that files of forms find no room', async () => {
    const full = fact('form.files_full.v1', { formId: randomUUID() }, null);
    expect(await plan(full, { ...full, id: randomUUID(), workspaceId: stranger.workspaceId })).toHaveLength(1);
    expect(await planned()).toEqual([expect.stringMatching(/^form_files_full email /)]);
  });

  it('facts that are not for people are ignored', async () => {
    expect(await plan(fact('product.deleted.v1', { productId: randomUUID(), slug: 'mug', isPackage: false }, null))).toEqual([]);
  });

  it('[D-6] a registration is known by its mode as well', async () => {
    expect(await plan({ ...registered(ade, 'confirmed'), mode: 'test' })).toEqual([]);
  });
});
