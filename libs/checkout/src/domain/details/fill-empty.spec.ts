import type { PricedLine } from '@svc/contracts';
import { aCart } from '../../testing';
import { fillAddress, fillChoices, fillContact, fillSeats } from './fill-empty';

const LAGOS = { line1: '14 Hughes Avenue', city: 'Lagos', country: 'NG' };
const SEAT = { id: 's', lineId: 'l', ticketTypeId: 't', position: 0, ticket: 0, countedDayIds: [], responses: {} };
const SLOT = { startUtc: '2026-03-02T09:00:00Z', startLocal: '2026-03-02T10:00:00', timezone: 'Africa/Lagos', durationMinutes: 30 };

function cartOf(line: Partial<PricedLine> = {}, addons: Partial<PricedLine>[] = []) {
  const cart = aCart(1_000);
  const [first] = cart.lines;
  return {
    ...cart,
    lines: [{ ...first!, ...line }, ...addons.map((addon) => ({ ...first!, id: 'addon', parentId: first!.id, ...addon }))],
  };
}

describe('filling in empty details', () => {
  it('[D-104] adds the missing fields of a contact, and names the fields that it may not replace', () => {
    expect(fillContact({ name: 'Adé' }, { name: 'Mallory', email: 'mallory@example.com', phone: '' })).toEqual({
      accepted: { email: 'mallory@example.com' },
      refused: ['contact.name'],
    });
    expect(fillContact(undefined, { name: 'Adé', email: undefined })).toEqual({ accepted: { name: 'Adé' }, refused: [] });
  });

  it('[D-104] does not reveal by its answer whether a guess matches the details on record', () => {
    expect(fillContact({ email: 'ade@example.com' }, { email: 'ade@example.com' }).refused).toEqual(
      fillContact({ email: 'ade@example.com' }, { email: 'mallory@example.com' }).refused,
    );
  });

  it('[D-104] completes an address, and adds nothing to one that is whole', () => {
    expect(fillAddress({ line1: '14 Hughes Avenue', city: '', country: '' }, { line1: '1 Elm', city: 'Lagos', country: 'NG' })).toEqual({
      accepted: LAGOS,
      refused: ['deliveryAddress.line1'],
    });
    expect(fillAddress(LAGOS, { line1: '', line2: 'c/o Mallory', city: '', country: '' })).toEqual({
      accepted: LAGOS,
      refused: ['deliveryAddress.line2'],
    });
    expect(fillAddress(undefined, LAGOS)).toEqual({ accepted: LAGOS, refused: [] });
  });

  it('[D-104] names guests who are not named, and leaves those who are, with all their answers', () => {
    const checkout = { seats: [{ ...SEAT, name: 'Adé' }, SEAT], responses: { diet: 'fish' }, dateOfBirth: '1987-06-05' };
    const input = {
      seats: [
        { name: 'Mallory', email: 'mallory@example.com' },
        { name: 'Bísí', responses: { diet: 'meat', size: 'M' } },
      ],
      dateOfBirth: '2001-01-01',
      responses: { diet: null, note: 'Hi' },
    };
    expect(fillSeats(checkout, input, new Set([0]))).toEqual({
      accepted: { seats: [{}, { name: 'Bísí', responses: { size: 'M' } }], responses: { note: 'Hi' } },
      refused: ['seats[0].name', 'seats[0].email', 'seats[1].responses.diet', 'dateOfBirth'],
    });
  });

  it('[D-104] chooses where nothing is chosen, and names the choices that it may not change', () => {
    const open = fillChoices(
      { cart: cartOf(), responses: {} },
      {
        discountCode: 'HALF',
        lines: [{ slotStartUtc: SLOT.startUtc, addons: [{ optionRef: 'ado_1', quantity: 1 }], responses: { size: 'M' } }],
      },
    );
    expect(open).toEqual({
      accepted: {
        discountCode: 'HALF',
        lines: [{ slotStartUtc: SLOT.startUtc, addons: [{ optionRef: 'ado_1', quantity: 1 }], responses: { size: 'M' } }],
      },
      refused: [],
    });
    const cart = {
      ...cartOf({ slot: SLOT, responses: { size: 'L' } }, [{ addonOptionId: 'o' }]),
      discountCode: { id: 'd', code: 'HALF' },
      delivery: { zoneId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', name: 'Lagos', kind: 'delivery' as const },
    };
    const chosen = fillChoices(
      { cart, responses: {} },
      {
        discountCode: '',
        deliveryZoneRef: 'dlz_other',
        lines: [{ slotStartUtc: '2026-03-02T10:00:00Z', addons: [], responses: { size: 'S', note: 'Hi' } }],
      },
    );
    expect(chosen).toEqual({
      accepted: { lines: [{ responses: { size: 'L', note: 'Hi' } }] },
      refused: ['discountCode', 'deliveryZoneRef', 'items[0].slotStartUtc', 'items[0].addons', 'items[0].responses.size'],
    });
  });

  it('[D-104] accepts choices that are on the page already', () => {
    const cart = { ...cartOf({ slot: SLOT, responses: { size: 'L' } }), discountCode: { id: 'd', code: 'HALF' } };
    expect(
      fillChoices(
        { cart, responses: {} },
        { discountCode: 'half', lines: [{ slotStartUtc: '2026-03-02T09:00:00.000Z', responses: { size: 'L' } }] },
      ).refused,
    ).toEqual([]);
  });
});
