import {
  bodyOf,
  currencyOf,
  detailsOf,
  faultsByField,
  feesOn,
  handlingOf,
  invitedTier,
  isPaid,
  linesOf,
  orderOf,
  quantityLimits,
  questionsAsked,
  subtotalOf,
  tiersOnSale,
} from '../public/ticket-rules.js';

const visibleKeys = (fields: object[], answers: object) => questionsAsked(fields, answers).map(({ key }: { key: string }) => key);

describe('the form for tickets on the example storefront', () => {
  it('offers what is not sold out, and nothing that is sold elsewhere', () => {
    const ticketTypes = [
      { ref: 'free', kind: 'free' },
      { ref: 'gone', kind: 'free', soldOut: true },
      { ref: 'paid', kind: 'paid' },
    ];
    expect(tiersOnSale({ ticketTypes }).map(({ ref }: { ref: string }) => ref)).toEqual(['free', 'paid']);
    expect(tiersOnSale({ mode: 'external', ticketTypes })).toEqual([]);
    expect(tiersOnSale({ ticketTypes: undefined })).toEqual([]);
  });

  it('registers for what is free, and has the server open a checkout of all else', () => {
    expect(['free', 'paid', 'donation', 'deposit'].map((kind) => isPaid({ kind }))).toEqual([false, true, true, true]);
  });

  it('[§4.3 unlockCodes] offers the hidden ticket that a link names, and asks for the code that the link lacks', () => {
    expect(invitedTier('?ticket=tkt_1&code=MAKERS24')).toMatchObject({ ref: 'tkt_1', unlockCode: 'MAKERS24' });
    expect(invitedTier('?ticket=tkt_1')).toMatchObject({ ref: 'tkt_1', unlockCode: '' });
    expect(invitedTier('?code=MAKERS24')).toBeUndefined();
  });

  const free = { ref: 'tkt_free', kind: 'free', currency: 'NGN' };
  const paid = {
    ref: 'tkt_paid',
    kind: 'paid',
    currency: 'NGN',
    priceMinor: 1_000_000,
    prices: [
      { currency: 'NGN', priceMinor: 1_000_000 },
      { currency: 'USD', priceMinor: 850 },
    ],
  };
  const gift = { ref: 'tkt_gift', kind: 'donation', currency: 'NGN' };
  const invited = { ref: 'tkt_hidden', kind: 'paid', unlockCode: 'MAKERS24' };
  const tiers = [free, paid, gift, invited];
  const bodyWith = (...quantities: string[]) => ({
    tickets: tiers.map(({ ref }, at) => ({
      ticketTypeRef: ref,
      quantity: quantities[at] ?? '0',
      ...(ref === 'tkt_gift' && { amountMinor: '9500.5' }),
    })),
    contact: { name: 'Ada' },
    discountCode: '',
    unlockCodes: [''],
  });
  const linesWith = (...quantities: string[]) => linesOf(bodyWith(...quantities), tiers, () => 2);

  it('takes of each type the number that is typed, and nothing of what is none', () => {
    expect(linesWith('2', '', '-1', '1.9')).toMatchObject([
      { tier: free, at: 0, quantity: 2 },
      { tier: invited, at: 3, quantity: 1 },
    ]);
    expect(linesOf({}, tiers, () => 2)).toEqual([]);
  });

  it.each([
    ['none', ['0']],
    ['register', ['2']],
    ['pay', ['0', '1', '1']],
    ['both', ['1', '1']],
  ])('is handled by what is taken: %s', (handling, quantities) => {
    expect(handlingOf(linesWith(...quantities))).toBe(handling);
  });

  it('[D-93] is paid in the wanted currency where all of it has a price in it, and else in the event’s own', () => {
    expect(currencyOf(linesWith('1', '1'), 'USD')).toBe('USD');
    expect(currencyOf(linesWith('1', '1', '1'), 'USD')).toBe('NGN');
    expect(currencyOf(linesWith('0', '1'), 'GBP')).toBe('NGN');
    expect(currencyOf(linesWith('0', '0', '0', '1'), 'USD')).toBeUndefined();
  });

  it('costs what all of it costs, as far as that is known', () => {
    expect(subtotalOf(linesWith('3', '2'), 'USD')).toBe(1_700);
    expect(subtotalOf(linesWith('0', '1', '2'), 'NGN')).toBe(2_900_100);
    expect(subtotalOf(linesWith('0', '1', '0', '1'), 'NGN')).toBeUndefined();
    expect(
      subtotalOf(
        linesOf({ tickets: [{ quantity: '1', amountMinor: '' }] }, [gift], () => 2),
        'NGN',
      ),
    ).toBe(0);
  });

  it('asks the questions of all that is taken, each once', () => {
    const [one, other] = [
      { ...free, formFields: [{ key: 'meal' }] },
      { ...paid, formFields: [{ key: 'meal' }, { key: 'crew' }] },
    ];
    expect(
      detailsOf(
        [one, other, gift].map((tier) => ({ tier, quantity: 1 })),
        {},
      ).questions.map(({ key }: { key: string }) => key),
    ).toEqual(['meal', 'crew']);
  });

  it('[D-59] sends numbers as numbers, a gift in minor units, no blank codes, and a currency only where something is paid', () => {
    expect(orderOf(bodyWith('0', '0', '2'), linesWith('0', '0', '2'), 'NGN')).toEqual({
      tickets: [{ ticketTypeRef: 'tkt_gift', quantity: 2, amountMinor: 950_050 }],
      contact: { name: 'Ada' },
      currency: 'NGN',
    });
    expect(orderOf(bodyWith('1'), linesWith('1'), 'NGN')).toEqual({
      tickets: [{ ticketTypeRef: 'tkt_free', quantity: 1 }],
      contact: { name: 'Ada' },
    });
    expect(orderOf({ ...bodyWith('0', '0', '0', '1'), unlockCodes: ['MAKERS24'] }, linesWith('0', '0', '0', '1'), undefined)).toMatchObject(
      { tickets: [{ ticketTypeRef: 'tkt_hidden' }], unlockCodes: ['MAKERS24'] },
    );
  });

  it('keeps the guests of a type with its line', () => {
    const body = bodyWith('0', '1');
    Object.assign(body.tickets[1]!, { attendees: [{ name: 'Ada' }] });
    expect(
      orderOf(
        body,
        linesOf(body, tiers, () => 2),
        'NGN',
      ).tickets,
    ).toEqual([{ ticketTypeRef: 'tkt_paid', quantity: 1, attendees: [{ name: 'Ada' }] }]);
  });

  it('gives what is answered for one type alone to each of its guests', () => {
    const body = { ...bodyWith('0', '2'), own: [undefined, { responses: { meal: 'Rice' } }] };
    Object.assign(body.tickets[1]!, { attendees: [{ name: 'Ada' }] });
    expect(
      orderOf(
        body,
        linesOf(body, tiers, () => 2),
        'NGN',
      ).tickets,
    ).toMatchObject([{ attendees: [{ name: 'Ada', responses: { meal: 'Rice' } }, { responses: { meal: 'Rice' } }] }]);
  });

  it('[D-47] shows a refusal beside the field that it is about, wherever the type stands in the form', () => {
    const lines = linesWith('0', '1', '0', '1');
    const faults = (details: object) => faultsByField(lines, { message: 'No.', details });
    expect(faults({ soldOut: ['tkt_paid'], remaining: { tkt_paid: 2 } })).toEqual({ 'tickets[1].quantity': 'Only 2 left.' });
    expect(faults({ soldOut: ['tkt_hidden'] })).toEqual({ 'tickets[3].quantity': 'Sold out.' });
    expect(faults({ quantity: ['tkt_paid'] })).toEqual({ 'tickets[1].quantity': 'No.' });
    expect(faults({ invalid: ['tkt_hidden'], fields: { 'contact.email': 'Give an e-mail.' } })).toEqual({
      'tickets[3].quantity': 'No.',
      'contact.email': 'Give an e-mail.',
    });
    expect(faults({ fields: { 'tickets[1].attendees[0].name': 'Name?', 'tickets[9].x': 'Odd.' } })).toEqual({
      'tickets[3].attendees[0].name': 'Name?',
      'tickets[9].x': 'Odd.',
    });
  });

  it('takes as many tickets as the tier allows and has left, and at least its minimum', () => {
    expect(quantityLimits({ minPerOrder: 1, maxPerOrder: 4 })).toEqual({ least: 1, most: 4 });
    expect(quantityLimits({ minPerOrder: 2, maxPerOrder: 4, remaining: 3 })).toEqual({ least: 2, most: 3 });
    expect(quantityLimits({ minPerOrder: 2, remaining: 1 })).toEqual({ least: 2, most: 2 });
    expect(quantityLimits({})).toEqual({ least: 1, most: Infinity });
  });

  const details = (tier: object, event: object, quantity = 1) => detailsOf([{ tier: { kind: 'free', ...tier }, quantity }], event);
  const seatsAsked = (tier: object, event: object, quantity: number) =>
    details(tier, event, quantity).lines.reduce(
      (sum: number, { asksEach, seats }: { asksEach: boolean; seats: number }) => sum + (asksEach ? seats : 0),
      0,
    );

  it('asks for every guest of a tier that wants their details, and of none otherwise', () => {
    expect(seatsAsked({ requiresAttendeeDetails: true, groupSize: 5 }, {}, 2)).toBe(10);
    expect(seatsAsked({ requiresAttendeeDetails: false }, {}, 2)).toBe(0);
    expect(seatsAsked({ minAge: 16 }, { dobMode: 'attendee' }, 2)).toBe(2);
  });

  it('draws no more guests than can be taken, whatever number is typed', () => {
    expect(seatsAsked({ requiresAttendeeDetails: true, maxPerOrder: 4 }, {}, 1e9)).toBe(4);
    expect(seatsAsked({ requiresAttendeeDetails: true }, {}, 1e9)).toBe(50);
  });

  it('asks for a date of birth where a tier has a minimum age: once, or of each guest', () => {
    const birthAsked = (tier: object, event: object) => [details(tier, event).dateOfBirth, details(tier, event).lines[0]!.seat.dateOfBirth];
    expect(birthAsked({ minAge: 18 }, { dobMode: 'order' })).toEqual([true, false]);
    expect(birthAsked({ minAge: 18 }, {})).toEqual([true, false]);
    expect(birthAsked({ minAge: 16 }, { dobMode: 'attendee' })).toEqual([false, true]);
    expect(birthAsked({ minAge: undefined }, { dobMode: 'attendee' })).toEqual([false, false]);
  });

  describe('a question that depends on another', () => {
    const fields = [
      { key: 'eats', type: 'checkbox' },
      { key: 'meal', type: 'radio', showIf: { field: 'eats', equals: 'true' } },
      { key: 'spice', type: 'select', showIf: { field: 'meal', equals: 'Jollof' } },
      { key: 'secret', type: 'text', hidden: true },
    ];

    it('is asked when that one was answered so', () => {
      expect(visibleKeys(fields, {})).toEqual(['eats']);
      expect(visibleKeys(fields, { eats: 'true' })).toEqual(['eats', 'meal']);
      expect(visibleKeys(fields, { eats: 'true', meal: 'Jollof' })).toEqual(['eats', 'meal', 'spice']);
    });

    it('is not asked when that one is itself not asked any more', () => {
      expect(visibleKeys(fields, { meal: 'Jollof' })).toEqual(['eats']);
    });

    it('is asked when one of several chosen answers is the one', () => {
      expect(
        visibleKeys([{ key: 'days' }, { key: 'bed', showIf: { field: 'days', equals: 'Sunday' } }], { days: ['Saturday', 'Sunday'] }),
      ).toEqual(['days', 'bed']);
    });
  });

  it.each([
    ['both fees, where the service’s is passed on', 'pass_on', { priceMinor: 500_000, currency: 'NGN' }, 35_000],
    ['the merchant’s alone, where the service’s is absorbed', 'absorb', { priceMinor: 500_000, currency: 'NGN' }, 12_500],
    ['the flat part of another currency', 'absorb', { priceMinor: 1_000, currency: 'USD' }, 40],
    ['nothing where the service’s flat part is not known', 'pass_on', { priceMinor: 1_000, currency: 'USD' }, undefined],
  ])('[D-92] [D-93] tells what comes on top of a ticket: %s', (_, frontdeskFeeMode, price, fee) => {
    const event = {
      frontdeskFee: { pct: 2.5, flatMinor: 10_000 },
      customerFee: { pct: 1.5, flatMinor: 5_000 },
      customerFeeFlatByCurrency: { USD: 25 },
    };
    expect(feesOn({ frontdeskFeeMode, currency: 'NGN' }, event, price)).toBe(fee);
  });

  it('[D-128] are in the steps in which payment providers charge the currency', () => {
    const event = { frontdeskFee: { pct: 1.5, flatMinor: 0 } };
    const fee = (currency: string) => feesOn({ frontdeskFeeMode: 'pass_on', currency }, event, { priceMinor: 8_990, currency });
    expect(['KWD', 'MGA', 'ISK'].map(fee)).toEqual([130, 100, 135]);
  });

  it('becomes a body by the names of its fields', () => {
    const entries = [
      ['tickets[0].ticketTypeRef', 'tkt_1'],
      ['tickets[0].attendees[0].name', ''],
      ['tickets[0].attendees[1].name', 'Bola'],
      ['contact.name', 'Ada'],
      ['responses.meal', 'Jollof'],
      ['responses.days', 'Saturday'],
      ['responses.days', 'Sunday'],
      ['dateOfBirth', '1990-05-17'],
    ];
    expect(bodyOf(entries)).toEqual({
      tickets: [{ ticketTypeRef: 'tkt_1', attendees: [{ name: '' }, { name: 'Bola' }] }],
      contact: { name: 'Ada' },
      responses: { meal: 'Jollof', days: ['Saturday', 'Sunday'] },
      dateOfBirth: '1990-05-17',
    });
  });
});
