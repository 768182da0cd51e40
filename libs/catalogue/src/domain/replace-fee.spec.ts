import { deliveryZoneItem } from './delivery-zone.item';
import { replaceFee } from './replace-fee';
import { spellOutDeliveryZone } from './spell-out-offer';

const fees = [{ currency: 'NGN', priceMinor: 1_500 }, { currency: 'USD', priceMinor: 5 }];
const { item: zone } = spellOutDeliveryZone(deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', prices: fees }), 'NGN');

describe('a patch of a zone’s fee in short', () => {
  it.each<[Record<string, unknown>, object[]]>([
    [{ feeMinor: 2_000 }, [{ currency: 'NGN', priceMinor: 2_000 }, fees[1]!]],
    [{ feeMinor: 7, currency: 'USD' }, [fees[0]!, { currency: 'USD', priceMinor: 7 }]],
    [{ feeMinor: 0, currency: null }, [{ currency: 'NGN', priceMinor: 0 }, fees[1]!]],
    [{ feeMinor: null }, [fees[1]!]],
    [{ feeMinor: null, currency: 'USD' }, [fees[0]!]],
  ])('%j replaces the fee of one currency', (patch, prices) => {
    expect(replaceFee(zone, patch, 'NGN')).toEqual({ ...zone, prices });
  });

  it.each<[Record<string, unknown>]>([[{}], [{ name: 'Ibadan' }], [{ feeMinor: -1 }], [{ feeMinor: '5' }], [{ feeMinor: 5, prices: [] }], [{ feeMinor: 5, currency: 'EUR' }]])(
    '%j replaces none: it says nothing of it, something wrong, all of them, or a new one',
    (patch) => expect(replaceFee(zone, patch, 'NGN')).toEqual(zone),
  );
});
