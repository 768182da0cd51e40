import { priceIn } from '@svc/contracts';
import type { DeliveryZone } from '@svc/storefront';
import { amountText } from '../amount-text';
import { Button, Group, Options } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { ACT, ZONE } from './field-names';

/** How it is delivered, where there is a choice: what each way costs, and how long it takes. */
export function ZoneChoice({ view }: { view: CheckoutPageView }) {
  const { zones, zone, errors, words: { buyer, choices } } = view;
  if (!zones.some(({ ref }) => ref !== zone?.ref)) return null;
  return (
    <Group label={buyer.delivery}>
      <Options name={ZONE} label={buyer.zone} required error={errors.get(ZONE)} values={zone ? [zone.ref] : []} options={zones.map((each) => ({ value: each.ref, label: labelOf(each, view) }))} />
      <Button second unchecked name={ACT} value="update">
        {choices.update}
      </Button>
    </Group>
  );
}

function labelOf({ name, prices, freeOver = {}, etaText }: DeliveryZone, { cart: { currency, subtotalMinor }, locale, words: { buyer } }: CheckoutPageView): string {
  const isFree = subtotalMinor >= (freeOver[currency] ?? Infinity);
  const fee = isFree ? 0 : priceIn(prices, currency)!;
  return [name, fee === 0 ? buyer.freeDelivery : amountText(fee, currency, locale), etaText].filter(Boolean).join(' · ');
}
