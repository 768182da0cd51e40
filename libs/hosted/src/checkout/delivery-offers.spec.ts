import type { DeliveryZone } from '@svc/storefront';
import { pageLocaleFor } from '../page-locale';
import { arrivalIn } from './delivery-offers';

const zone = { kind: 'delivery', etaText: 'Soon', etaMinDays: 1, etaMaxDays: 2 } as DeliveryZone;
const arrival = (of: Partial<DeliveryZone> = {}, cart: object = {}, language = 'en-NG') =>
  arrivalIn(
    { ...zone, ...of },
    {
      ...pageLocaleFor(language),
      cart: { balanceMinor: 0, lines: [{ preorder: false }], ...cart } as unknown as Parameters<typeof arrivalIn>[1]['cart'],
      now: new Date('2026-11-25T10:00:00Z'),
      timezone: 'Africa/Lagos',
      businessHours: [],
    },
  );

describe('[ADR 0116 r3] the arrival that a checkout promises', () => {
  it('is counted from now, in the language of the reader', () => {
    expect(arrival()).toBe('arrives Thu 26 to Fri 27 November');
    expect(arrival({ kind: 'pickup' })).toBe('ready Thu 26 to Fri 27 November');
    expect(arrival({}, {}, 'fr-CI')).toBe('arrive du jeudi 26 au vendredi 27 novembre');
  });

  it('is in the words of the shop only where days are missing, and is not known where those are too', () => {
    expect(arrival({ etaMaxDays: undefined })).toBe('Soon');
    expect(arrival({ etaMaxDays: undefined, etaText: undefined })).toBeUndefined();
  });

  it.each([[{ balanceMinor: 1 }], [{ lines: [{ preorder: true }] }], [{ lines: [{ preorder: false, slot: {} }] }]])(
    'is not promised of %j',
    (cart) => {
      expect(arrival({}, cart)).toBeUndefined();
    },
  );
});
