import { API_VERSION, factOf, type KnownFact } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { aDestination, DESTINATION_ID, EVENT_ID, InMemoryWebhooks, MOMENT, WORKSPACE_ID } from '../testing';
import { PlanDeliveries } from './plan-deliveries';

const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`;
const about = { id: EVENT_ID, workspaceId: WORKSPACE_ID, mode: 'live' as const };
const registered = (attendeeCount = 2) =>
  factOf('attendee.registered.v1', about, {
    registrationId: id(1),
    attendeeId: id(2),
    eventId: id(3),
    eventSlug: 'launch-night',
    ticketTypeId: id(4),
    status: 'pending',
    attendeeCount,
    source: 'rsvp_link',
  });

async function plan(facts: readonly KnownFact[], ...destinations: ReturnType<typeof aDestination>[]) {
  const webhooks = new InMemoryWebhooks();
  let last = 0;
  for (const destination of destinations) webhooks.destinations.set(destination.id, destination);
  const jobs = await new PlanDeliveries({ next: () => `delivery-${(last += 1)}` }, { now: () => MOMENT }).execute(webhooks.tx.plan, facts);
  return {
    jobs,
    bodies: [...webhooks.events.values()].map(({ body }) => JSON.parse(body) as object),
    deliveries: [...webhooks.deliveries.values()],
  };
}

describe('planning deliveries', () => {
  it('[§6 attendee.registered] [D-78] reports a registration by one event, of whatever number of seats', async () => {
    const { jobs, bodies, deliveries } = await plan([registered()], aDestination());
    expect(bodies).toEqual([
      {
        id: refOf('wev', EVENT_ID),
        type: 'attendee.registered',
        createdAt: '2026-03-01T12:00:00.000Z',
        apiVersion: API_VERSION,
        mode: 'live',
        workspaceRef: refOf('wks', WORKSPACE_ID),
        data: {
          attendeeRef: refOf('att', id(2)),
          eventRef: refOf('evt', id(3)),
          eventSlug: 'launch-night',
          ticketTypeRef: refOf('tkt', id(4)),
          status: 'pending',
          attendeeCount: 2,
          groupRef: refOf('grp', id(1)),
          source: 'rsvp_link',
        },
      },
    ]);
    expect(deliveries).toMatchObject([{ eventId: EVENT_ID, destinationId: DESTINATION_ID, state: 'due' }]);
    expect(jobs).toEqual([{ queue: 'webhook-delivery.v2', payload: { workspaceId: WORKSPACE_ID, destinationId: DESTINATION_ID } }]);
  });

  it('[D-16] names no group where there is one seat', async () => {
    expect((await plan([registered(1)], aDestination())).bodies).toMatchObject([{ data: { attendeeCount: 1, groupRef: null } }]);
  });

  it('[§6 checkout.completed] [§6 checkout.expired] [§6 order.updated] [§6 order.deleted] [D-62] reports the changes of checkouts and orders, of test ones as well', async () => {
    const test = { ...about, mode: 'test' as const };
    const facts = [
      factOf('checkout.paid.v1', { ...test, id: id(5) }, { checkoutId: id(1), orderId: id(2) }),
      factOf('checkout.expired.v1', { ...test, id: id(6) }, { checkoutId: id(1) }),
      factOf('order.updated.v1', { ...test, id: id(7) }, { orderId: id(2), status: 'partially_refunded', fulfillmentStatus: 'fulfilled' }),
      factOf('order.deleted.v1', { ...test, id: id(8) }, { orderId: id(2), test: true, reason: 'test_retention' }),
    ];
    const [checkoutRef, orderRef] = [refOf('chk', id(1)), refOf('ord', id(2))];
    expect((await plan(facts, aDestination())).bodies).toMatchObject([
      { mode: 'test', type: 'checkout.completed', data: { checkoutRef, orderRef } },
      { mode: 'test', type: 'checkout.expired', data: { checkoutRef } },
      { mode: 'test', type: 'order.updated', data: { orderRef, status: 'partially_refunded', fulfillmentStatus: 'fulfilled' } },
      { mode: 'test', type: 'order.deleted', data: { orderRef, test: true, reason: 'test_retention' } },
    ]);
    expect((await plan(facts, aDestination({ mode: 'live' }))).bodies).toEqual([]);
  });

  it.each(['both', 'live', 'test'] as const)(
    '[§6 form.submitted] [D-77] reports to a destination of %s that a form was submitted',
    async (mode) => {
      const fact = factOf('form.submitted.v1', { ...about, mode: null }, { submissionId: id(1), formId: id(2), formSlug: 'contact' });
      const data = { submissionRef: refOf('sub', id(1)), formSlug: 'contact', formRef: refOf('frm', id(2)) };
      expect((await plan([fact], aDestination({ mode }))).bodies).toMatchObject([{ type: 'form.submitted', mode: 'live', data }]);
    },
  );

  it('enqueues one job for a destination, however many events there are for it', async () => {
    const facts = [id(6), id(7), id(8)].map((each) =>
      factOf('product.deleted.v1', { ...about, id: each, mode: null }, { productId: id(5), slug: 'tote', isPackage: false }),
    );
    const { jobs, deliveries } = await plan(facts, aDestination(), aDestination({ id: id(9) }));
    expect(deliveries).toHaveLength(6);
    expect(jobs.map(({ payload }) => payload)).toEqual([
      { workspaceId: WORKSPACE_ID, destinationId: DESTINATION_ID },
      { workspaceId: WORKSPACE_ID, destinationId: id(9) },
    ]);
  });

  it('[D-74] keeps events of a disabled destination, and enqueues no job', async () => {
    const { jobs, deliveries } = await plan([registered()], aDestination({ disabled: { at: MOMENT, reason: 'gone' } }));
    expect(deliveries).toMatchObject([{ state: 'held' }]);
    expect(jobs).toEqual([]);
  });

  it('[ADR 0074 r1] records events for listeners where there is no destination, those of the other mode left out', async () => {
    const webhooks = new InMemoryWebhooks();
    const listener = { workspaceId: WORKSPACE_ID, id: id(9), mode: 'test' as const, events: ['*'], epoch: 1 };
    await webhooks.listeners.open(listener);
    const facts = [
      registered(),
      factOf('product.deleted.v1', { ...about, id: id(8), mode: null }, { productId: id(5), slug: 'tote', isPackage: false }),
    ];
    const jobs = await new PlanDeliveries({ next: () => 'hearing' }, { now: () => MOMENT }).execute(webhooks.tx.plan, facts);
    const heard = await webhooks.listeners.take(listener, 0, 10);
    expect({ jobs, heard }).toEqual({
      jobs: [],
      heard: [{ number: 1, deliveryId: 'hearing', eventId: id(8), type: 'product.deleted', body: webhooks.events.get(id(8))!.body }],
    });
    expect(webhooks.events.size).toBe(1);
  });

  it.each([
    ['nobody subscribes to the event', [registered()], aDestination({ events: ['order.updated'] })],
    ['only another workspace subscribes to it', [registered()], aDestination({ workspaceId: id(9) })],
    ['no webhook event reports the fact', [factOf('registration.approved.v1', about, { registrationId: id(1) })], aDestination()],
  ])('writes nothing when %s', async (_, facts, destination) => {
    expect(await plan(facts, destination)).toEqual({ jobs: [], bodies: [], deliveries: [] });
  });
});
