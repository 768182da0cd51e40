import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { refOf } from '@svc/kernel';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { bodySchemaOf, exampleBodyOf, webhookEventsJsonSchema } from './event-body';
import { SUBSCRIBABLE_TYPES, WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS, WEBHOOK_FACTS } from './event-catalogue';
import { isSample, writeEvent, writeSample } from './webhook-event';

/** §6, word for word. */
const SPECIFIED = {
  'checkout.completed': ['checkoutRef', 'orderRef'],
  'checkout.expired': ['checkoutRef'],
  'order.updated': ['orderRef', 'status', 'fulfillmentStatus'],
  'form.submitted': ['submissionRef', 'formSlug', 'formRef'],
  'attendee.registered': ['attendeeRef', 'eventRef', 'eventSlug', 'ticketTypeRef', 'status', 'attendeeCount', 'groupRef', 'source'],
  'customer.linked': ['customerRef', 'contactRef'],
  'product.deleted': ['productRef', 'slug'],
  'order.deleted': ['orderRef', 'test', 'reason'],
};

/** Events added to it (ADR 0067, D-147). */
const ADDED = {
  'attendee.updated': ['attendeeRef', 'eventRef', 'ticketTypeRef', 'status'],
  'attendee.cancelled': ['attendeeRefs', 'registrationRef'],
  'event.cancelled': ['eventRef', 'eventSlug', 'dayRef'],
};

describe('the catalogue of webhook events', () => {
  it('[§6 r4] has the events and data fields of the specification, those added since, and the ping', () => {
    const fields = Object.fromEntries(SUBSCRIBABLE_TYPES.map((type) => [type, Object.keys(WEBHOOK_EVENTS[type].data.shape)]));
    expect(fields).toEqual({ ...SPECIFIED, ...ADDED });
    expect([...WEBHOOK_EVENT_TYPES].sort()).toEqual([...Object.keys(SPECIFIED), ...Object.keys(ADDED), 'ping'].sort());
  });

  it.each(WEBHOOK_EVENT_TYPES)('[D-70] has an example of %s that is as its schema says', (type) => {
    const accepts = addFormats(new Ajv({ strict: false })).compile(webhookEventsJsonSchema());
    const example = exampleBodyOf(type);
    expect(bodySchemaOf(type).parse(example)).toEqual(example);
    expect(accepts(example) || accepts.errors).toBe(true);
    expect(accepts({ ...example, data: {} })).toBe(false);
  });

  it.each(WEBHOOK_EVENT_TYPES)('[ADR 0124 r1] has a sample of %s that is as its schema says, and marked', (type) => {
    const accepts = addFormats(new Ajv({ strict: false })).compile(webhookEventsJsonSchema());
    const about = {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058',
      createdAt: new Date('2026-03-01T09:00:00.000Z'),
    };
    const event = writeSample(about, type);
    const body = JSON.parse(event.body) as object;
    expect(body).toMatchObject({ type, mode: 'test', sample: true, data: WEBHOOK_EVENTS[type].example });
    expect(bodySchemaOf(type).parse(body)).toEqual(body);
    expect(accepts(body) || accepts.errors).toBe(true);
    expect(accepts({ ...body, sample: false })).toBe(false);
    expect([isSample(event), isSample(writeEvent({ ...about, mode: 'test' }, { type: 'ping', data: { message: 'ping' } }))]).toEqual([
      true,
      false,
    ]);
  });

  it('turns a fact into one event at most, whose id is that of the fact', () => {
    const facts = WEBHOOK_EVENT_TYPES.flatMap((type) => Object.keys(WEBHOOK_EVENTS[type].from));
    expect([...WEBHOOK_FACTS].sort()).toEqual(facts.sort());
    expect(SUBSCRIBABLE_TYPES.filter((type) => Object.keys(WEBHOOK_EVENTS[type].from).length === 0)).toEqual([]);
  });

  it('[D-147] names the day that alone was cancelled, and none where the whole event was', () => {
    const written = WEBHOOK_EVENTS['event.cancelled'].from['event.cancelled.v1'];
    const [eventId, dayId] = ['01890a5d-ac96-774b-bcce-b302099a8057', '01890a5d-ac96-774b-bcce-b302099a8058'];
    const event = { eventId, eventSlug: 'fair' };
    expect(written!(event)).toEqual({ eventRef: refOf('evt', eventId), eventSlug: 'fair' });
    expect(written!({ ...event, day: { id: dayId, notify: true } })).toMatchObject({ dayRef: refOf('day', dayId) });
  });

  it('is what docs/webhook-events.schema.json says; run `npm run docs:generate` after a change', () => {
    const committed = join(__dirname, '../../../../docs/webhook-events.schema.json');
    expect(JSON.parse(readFileSync(committed, 'utf8'))).toEqual(webhookEventsJsonSchema());
  });
});
