import { aRuleScope } from '@svc/contracts/testing';
import { anEvent, aTicketType } from '../testing';
import { checkEvent } from './check-event';
import { eventItem, type EventItemInput } from './event.item';

const scope = aRuleScope('product:tote-bag', 'package:gift-box');

function faultsOf(given: Partial<EventItemInput>): string[] {
  return checkEvent(anEvent(given), scope).map(({ path }) => path);
}

const naira = { currency: 'NGN', priceMinor: 500_000 };

describe('an event', () => {
  it('with nothing but a title and its times may be saved', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it('using everything well may be saved', () => {
    expect(
      faultsOf({
        days: [{ key: 'day-1', dayDate: '2026-03-01', startAt: '2026-03-01T18:00:00Z', endAt: '2026-03-01T20:00:00Z' }],
        ticketTypes: [
          aTicketType({ validDays: ['day-1'] }),
          aTicketType({ key: 'vip', kind: 'paid', visibility: 'hidden', prices: [naira, { currency: 'USD', priceMinor: 900 }] }),
          aTicketType({ key: 'gift', kind: 'donation', minPriceMinor: 100, donationPresets: [100, 500] }),
          aTicketType({ key: 'later', kind: 'deposit', prices: [naira], depositType: 'percent', depositValue: 30 }),
        ],
        unlockCodes: [{ code: 'FRIENDS', ticketTypeRefs: ['launch-night/vip'] }],
        attachedProductRefs: ['tote-bag'],
        attachedPackageRefs: ['gift-box'],
        customerFee: { pct: 2.5, flatMinor: 100 },
        customerFeeFlatByCurrency: { USD: 10 },
      }),
    ).toEqual([]);
  });

  it('ends after it starts, and its doors open before it ends', () => {
    expect(faultsOf({ endAt: '2026-03-01T18:00:00Z' })).toEqual(['endAt']);
    expect(faultsOf({ doorsAt: '2026-03-01T23:00:00Z' })).toEqual(['doorsAt']);
  });

  it('holds its days within itself, each under a key of its own, dated in its zone', () => {
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-01' }, { key: 'a', dayDate: '2026-03-01' }] })).toEqual(['days[1].key']);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-02' }] })).toEqual(['days[0].dayDate']);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-02', timezone: 'Pacific/Auckland' }] })).toEqual([]);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-01', startAt: '2026-03-01T17:00:00Z', endAt: '2026-03-02T09:00:00Z' }] })).toEqual([
      'days[0].startAt',
      'days[0].endAt',
    ]);
    expect(faultsOf({ days: [{ key: 'a', dayDate: '2026-03-01', startAt: '2026-03-01T20:00:00Z', endAt: '2026-03-01T19:00:00Z' }] })).toEqual(['days[0].endAt']);
  });

  it('[D-93] is priced in a currency of the store, with one flat fee in it', () => {
    expect(faultsOf({ currency: 'EUR' })).toEqual(['currency']);
    expect(faultsOf({ customerFeeFlatByCurrency: { EUR: 10 } })).toEqual(['customerFeeFlatByCurrency.EUR']);
    expect(faultsOf({ customerFee: { pct: 0, flatMinor: 100 }, customerFeeFlatByCurrency: { NGN: 50 } })).toEqual(['customerFeeFlatByCurrency.NGN']);
  });

  it('reveals its own ticket types by codes that differ', () => {
    const ticketTypes = [aTicketType({ key: 'vip', visibility: 'hidden' })];
    expect(
      faultsOf({
        ticketTypes,
        unlockCodes: [
          { code: 'FRIENDS', ticketTypeRefs: ['launch-night/vip'] },
          { code: 'friends', ticketTypeRefs: ['lost', 'other-night/vip'] },
        ],
      }),
    ).toEqual(['unlockCodes[1].code', 'unlockCodes[1].ticketTypeRefs[0]', 'unlockCodes[1].ticketTypeRefs[1]']);
  });

  it('attaches products and packages that exist, each once', () => {
    expect(faultsOf({ attachedProductRefs: ['tote-bag', 'tote-bag', 'gift-box'], attachedPackageRefs: ['none'] })).toEqual([
      'attachedPackageRefs[0]',
      'attachedProductRefs[1]',
      'attachedProductRefs[2]',
    ]);
  });

  it('has ticket types with keys of their own', () => {
    expect(faultsOf({ ticketTypes: [aTicketType(), aTicketType()] })).toEqual(['ticketTypes[1].key']);
  });

  it('refuses fields it does not know, and moments without a zone', () => {
    const { error } = eventItem.safeParse({ slug: 'x', title: 'X', startAt: '2026-03-01T18:00:00', endAt: '2026-03-01T22:00:00Z', colour: 'red' });
    expect(error?.issues.map(({ code, path }) => [code, path.join('.')])).toEqual([
      ['custom', 'startAt'],
      ['unrecognized_keys', ''],
    ]);
  });
});
