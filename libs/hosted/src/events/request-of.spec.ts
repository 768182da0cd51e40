import type { FormField } from '@svc/contracts';
import { Moment, presentEvent, type EventSource, type TicketTypeSource } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { FormValues } from '../posted-form';
import { pageLocaleFor } from '../page-locale';
import { quantityField } from './field-names';
import { findMissing } from './find-missing';
import { chosenOf, offeredTiers } from './choice/offer';
import { requestOf } from './request-of';

const question = (key: string, overrides: Partial<FormField> = {}): FormField => ({
  key,
  type: 'text',
  label: `${key}?`,
  required: true,
  hidden: false,
  ...overrides,
});

/** Returns a form for that many tickets of one type, with these entries. */
function aForm(
  entries: Record<string, string> = {},
  { tier = {}, event = {}, quantity = 1 }: { tier?: Partial<TicketTypeSource>; event?: Partial<EventSource>; quantity?: number } = {},
) {
  const source = anEventSource({ ...event, ticketTypes: [aTicketTypeSource(tier)] });
  const shown = presentEvent(source, { packages: [], products: [] }, aStore(), new Moment(new Date('2026-02-01T00:00:00Z')));
  const { ref } = shown.ticketTypes[0]!;
  const named = Object.entries(entries).map(([name, value]) => [name.replace('TIER', ref), value]);
  const values = new FormValues(new URLSearchParams([[quantityField(ref), String(quantity)], ...named]));
  const chosen = chosenOf(offeredTiers(shown, { mostPerRegistration: 20, mostPerCheckout: 100 }), values);
  const missing = findMissing(chosen, shown, values, pageLocaleFor('en').words).map(({ name }) => name?.replace(ref, 'TIER'));
  return { ...requestOf(chosen, shown, values), missing, ref };
}
const ada = { 'contact.name': 'Ada', 'contact.email': 'ada@guests.example' };

describe('a registration form', () => {
  it('asks for a name and for one way to be reached', () => {
    expect(aForm().missing).toEqual(['contact.name', 'contact.email']);
    expect(aForm(ada).missing).toEqual([]);
    expect(aForm({ 'contact.name': 'Ada', 'contact.phone': '+2348031234567' }).missing).toEqual([]);
  });

  it('[§4.4 dateOfBirth] asks for the date of birth of the registrant, or of everybody, where there is an age gate', () => {
    expect(aForm(ada, { tier: { minAge: 18 } }).missing).toEqual(['dateOfBirth']);
    const each = { tier: { minAge: 18 }, event: { dobMode: 'attendee' as const }, quantity: 2 };
    expect(aForm(ada, each).missing).toEqual(['seats.TIER.0.dateOfBirth', 'seats.TIER.1.dateOfBirth']);
  });

  it('[§4.4 r4] asks for the name of every guest but the first, who may be the registrant', () => {
    const detailed = { tier: { requiresAttendeeDetails: true, groupSize: 2 }, quantity: 1 };
    expect(aForm(ada, detailed).missing).toEqual(['seats.TIER.1.name']);
    expect(aForm({ ...ada, 'seats.TIER.1.name': 'Bola' }, detailed).body).toMatchObject({
      tickets: [
        {
          quantity: 1,
          attendees: [
            { name: 'Ada', email: 'ada@guests.example' },
            { name: 'Bola', email: '' },
          ],
        },
      ],
    });
    const mailed = { ...detailed, event: { attendeeEmailRequired: true } };
    expect(aForm(ada, mailed).missing).toEqual(['seats.TIER.1.name', 'seats.TIER.1.email']);
    expect(
      aForm({ 'contact.name': 'Ada', 'seats.TIER.1.name': 'Bola', 'seats.TIER.1.email': 'bola@guests.example' }, mailed).missing,
    ).toEqual(['contact.email']);
    expect(aForm({ 'contact.name': 'Ada', 'contact.phone': '+2348031234567' }, mailed).missing).toContain('seats.TIER.0.email');
  });

  it('[§4.4 responses] asks each required question with a met condition, and no other', () => {
    const formFields = [
      question('car', { type: 'radio', options: ['Yes', 'No'] }),
      question('plate', { showIf: { field: 'car', equals: 'Yes' } }),
      question('colour', { showIf: { field: 'plate', equals: 'LAG' } }),
      question('ok', { type: 'checkbox' }),
      question('why-not', { showIf: { field: 'ok', equals: 'false' } }),
      question('secret', { hidden: true }),
      question('about', { type: 'heading' }),
      question('maybe', { required: false }),
    ];
    const missing = (entries: Record<string, string>) => aForm({ ...ada, ...entries }, { tier: { formFields } }).missing;
    expect(missing({})).toEqual(['responses.car', 'responses.ok', 'responses.why-not']);
    expect(missing({ 'responses.car': 'No', 'responses.ok': 'true' })).toEqual([]);
    expect(missing({ 'responses.car': 'Yes', 'responses.ok': 'true' })).toEqual(['responses.plate']);
    expect(missing({ 'responses.car': 'Yes', 'responses.plate': 'LAG', 'responses.ok': 'true' })).toEqual(['responses.colour']);
    expect(missing({ 'responses.plate': 'LAG', 'responses.car': 'No', 'responses.ok': 'true' })).toEqual([]);
  });

  it('is sent in the form of the API', () => {
    const formFields = [
      question('ok', { type: 'checkbox' }),
      question('food', { type: 'multi_select', options: ['a', 'b'] }),
      question('why', { type: 'textarea' }),
      question('none'),
    ];
    const { body, ref } = aForm(
      { ...ada, 'responses.ok': 'true', 'responses.why': ' a\r\nb ', code: 'SESAME' },
      { tier: { formFields }, quantity: 2 },
    );
    expect(JSON.parse(JSON.stringify(body))).toEqual({
      tickets: [{ ticketTypeRef: ref, quantity: 2 }],
      contact: { name: 'Ada', email: 'ada@guests.example', phone: '' },
      responses: { ok: true, food: [], why: 'a\nb' },
      unlockCodes: ['SESAME'],
    });
  });

  it.each([
    ['contact.email', 'contact.email'],
    ['contact', 'contact.email'],
    ['responses.why', 'responses.why'],
    ['tickets[0].attendees[1].email', 'seats.TIER.1.email'],
    ['tickets[0].quantity', 'quantity.TIER'],
    ['unlockCodes[0]', 'code'],
    ['promoterCode', undefined],
  ])('knows which field the service means by %s', (path, field) => {
    const { fieldOf, ref } = aForm(ada);
    expect(fieldOf(path)?.replace(ref, 'TIER')).toBe(field);
  });
});
