import { Card } from '../page';
import type { SavingPageView } from './saving-view';

/** How the plan works: the price, the goods, and what goes back. */
export function Terms({ view: { terms, paying: { brand, words: { saving: { terms: words } } } } }: { view: SavingPageView }) {
  const { priceMode, holdPolicy, holdThresholdPct = 100, refundPct } = terms;
  return (
    <Card>
      <h2>{words.title}</h2>
      <ul class="tight">
        <li>{words[priceMode]}</li>
        <li>{holdPolicy === 'at_threshold' ? words.at_threshold(holdThresholdPct) : words[holdPolicy]}</li>
        <li>{refundPct === 100 ? words.allBack : refundPct === 0 ? words.noneBack(brand.name) : words.someBack(refundPct, brand.name)}</li>
      </ul>
    </Card>
  );
}
