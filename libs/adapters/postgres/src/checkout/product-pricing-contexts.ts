import type { OpeningContext, ProductQuestion, ProductPricingContext } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { MicroBatchers } from '../micro-batcher';
import { runPrepared } from '../prepared';
import { PRODUCT_PRICING_CONTEXTS } from './product-pricing-context-sql';
import { askedOf, LIMITS, placeOf, settingsOf, storeOf, type PricingContextRow } from './pricing-context-row';

interface ProductRow extends PricingContextRow, Pick<ProductPricingContext, 'products' | 'left'> {
  zone: ProductPricingContext['zone'] | null;
  businessHours: ProductPricingContext['store']['businessHours'];
}

/** What carts of products are priced by. */
export class ProductPricingContexts {
  private readonly batchers = new MicroBatchers((questions: readonly ProductQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly dataSource: DataSource) {}

  read(question: ProductQuestion): Promise<OpeningContext<ProductPricingContext>> {
    return this.batchers.add(placeOf(question), question);
  }

  private async readAll(questions: readonly ProductQuestion[]): Promise<OpeningContext<ProductPricingContext>[]> {
    const [{ workspaceId, mode }] = questions as readonly [ProductQuestion];
    const asked = questions.map((question, place) => ({ ...askedOf(question, place), variantIds: [...new Set(question.variantIds)], zoneId: question.zoneId }));
    const rows = await runPrepared<ProductRow[]>(this.dataSource, { name: 'product_scenes', text: PRODUCT_PRICING_CONTEXTS }, [workspaceId, mode, JSON.stringify(asked)]);
    const settings = settingsOf(rows);
    return rows.map((row) => {
      const { currencies, timezone, businessHours, products, left, zone, discountCode } = row;
      const store = { currencies, timezone, businessHours, productFee: settings.fees.product };
      return { ...storeOf(row, settings), context: withoutNulls<ProductPricingContext>({ store, products, left, zone, discountCode }) };
    });
  }
}
