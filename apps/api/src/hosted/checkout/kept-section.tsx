import { Card, Facts } from '../page';
import type { CheckoutPageView } from './checkout-view';
import { ADDRESS_FIELDS, addressField, EMAIL, NAME, PHONE } from './field-names';

/** What a buyer had filled in when the time was up: nothing is done with it, and it is not lost. */
export function KeptSection({ view: { values, words: { buyer, live } } }: { view: CheckoutPageView }) {
  const labels = [[NAME, buyer.name], [EMAIL, buyer.email], [PHONE, buyer.phone], ...ADDRESS_FIELDS.map((field) => [addressField(field), buyer[field]])] as const;
  const kept = labels.filter(([name]) => values.has(name!)).map(([name, label]) => [label!, values.text(name!)] as const);
  if (kept.length === 0) return null;
  return (
    <Card>
      <h2>{live.filledIn}</h2>
      <Facts of={kept} />
    </Card>
  );
}
