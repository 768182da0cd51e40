import { Moment, presentEvent } from '@svc/storefront';
import { anEventSource, aStore, aTicketTypeSource } from '@svc/storefront/testing';
import { pageLocaleFor } from '../page-locale';
import { FormValues } from '../posted-form';
import { amountField, ONCE, OTHER_AMOUNT, otherAmountField, quantityField } from './field-names';
import { findMissing } from './find-missing';
import { chosenOf, groupsOf, isBought, obviousChoice, offeredTiers, tiersOf } from './choice/offer';
import { purchaseOf } from './purchase';

const limits = { mostPerRegistration: 20, mostPerCheckout: 100 };
const paid = aTicketTypeSource({
  name: 'Supper',
  kind: 'paid',
  capacity: null,
  remaining: null,
  prices: [{ currency: 'NGN', priceMinor: 500_000 }],
});
const donation = aTicketTypeSource({
  id: '01980000-0000-7000-8000-000000000021',
  name: 'Give',
  kind: 'donation',
  capacity: null,
  remaining: null,
  donationPresets: [200_000, 500_000],
});
const free = aTicketTypeSource({ id: '01980000-0000-7000-8000-000000000022', name: 'Entry' });
const event = presentEvent(
  anEventSource({ ticketTypes: [paid, donation, free] }),
  { packages: [], products: [] },
  aStore(),
  new Moment(new Date('2026-02-01T00:00:00Z')),
);
const [supper, give, entry] = event.ticketTypes.map(({ ref }) => ref) as [string, string, string];
const { words } = pageLocaleFor('en');
const chosen = (entered: Record<string, string>) => chosenOf(tiersOf(event, limits), new FormValues(new URLSearchParams(entered)));
const buyer = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@guests.example' };

describe('tickets for money on the page of an event', () => {
  it('[D-106] are offered beside free ones, by the bound of a checkout', () => {
    expect(offeredTiers(event, limits).map(({ tier, max }) => [tier.name, max])).toEqual([
      ['Supper', 10],
      ['Give', 10],
      ['Entry', expect.any(Number)],
    ]);
    expect(offeredTiers(event, { ...limits, mostPerCheckout: 3 })[0]!.max).toBe(3);
  });

  it('are chosen by nobody but the buyer', () => {
    const offers = offeredTiers({ ...event, ticketTypes: [event.ticketTypes[0]!] }, limits);
    expect(obviousChoice(groupsOf(offers, offers), event)).toEqual([]);
    expect([
      isBought(chosen({ [quantityField(supper)]: '1', [quantityField(entry)]: '1' })),
      isBought(chosen({ [quantityField(entry)]: '1' })),
    ]).toEqual([true, false]);
  });

  it.each([
    ['an amount that is suggested', { [amountField(give)]: '500000' }, 500_000],
    ['another one', { [amountField(give)]: OTHER_AMOUNT, [otherAmountField(give)]: '3,500.50' }, 350_050],
    ['another one, where none is ticked', { [otherAmountField(give)]: '₦ 100' }, 10_000],
    ['none that can be read', { [otherAmountField(give)]: 'plenty' }, 0],
    ['none that is said', { [amountField(give)]: OTHER_AMOUNT }, 0],
  ])('are given for: %s', (_, entered, amountMinor) => {
    expect(chosen(entered as Record<string, string>)).toMatchObject([{ quantity: 1, amountMinor }]);
  });

  it('need no donation', () => expect(chosen({ [amountField(give)]: '', [otherAmountField(give)]: '' })).toEqual([]));

  it('[§4.3] become the body of a checkout', () => {
    const values = new FormValues(
      new URLSearchParams({ ...buyer, code: 'FRIENDS', [quantityField(supper)]: '2', [amountField(give)]: '200000' }),
    );
    const { body } = purchaseOf(chosenOf(tiersOf(event, limits), values), event, values, {
      returnUrl: 'https://tickets.example/ile/e/fair',
    });
    expect(body).toEqual({
      tickets: [
        { ticketTypeRef: supper, quantity: 2 },
        { ticketTypeRef: give, quantity: 1, amountMinor: 200_000 },
      ],
      contact: { name: 'Ada Obi', email: 'ada@guests.example', phone: '' },
      unlockCodes: ['FRIENDS'],
      returnUrl: 'https://tickets.example/ile/e/fair',
    });
  });

  it('say all that is missing beside its field', () => {
    const entered = { [otherAmountField(give)]: 'plenty' };
    expect(findMissing(chosen(entered), event, new FormValues(new URLSearchParams(entered)), words).map(({ name }) => name)).toEqual([
      otherAmountField(give),
      'contact.name',
      'contact.email',
    ]);
  });

  it('open one checkout for each form, and another one once something else is chosen', () => {
    const keyOf = (quantity: string, once = 'x') => {
      const values = new FormValues(new URLSearchParams({ ...buyer, [ONCE]: once, [quantityField(supper)]: quantity }));
      return purchaseOf(chosenOf(tiersOf(event, limits), values), event, values, { returnUrl: 'https://tickets.example' }).idempotencyKey;
    };
    expect(keyOf('1')).toBe(keyOf('1'));
    expect(new Set([keyOf('1'), keyOf('2'), keyOf('1', 'y')]).size).toBe(3);
    expect(keyOf('1', '')).toBeUndefined();
  });

  it('put what a checkout refuses beside the field it is about', () => {
    const values = new FormValues(new URLSearchParams({ ...buyer, [quantityField(supper)]: '1', [amountField(give)]: '1' }));
    const { fieldOf } = purchaseOf(chosenOf(tiersOf(event, limits), values), event, values, { returnUrl: 'https://tickets.example' });
    expect(['tickets[0]', 'tickets[1].amountMinor', 'contact.email', 'unlockCodes[0]', 'returnUrl'].map(fieldOf)).toEqual([
      quantityField(supper),
      amountField(give),
      'contact.email',
      'code',
      undefined,
    ]);
  });
});
