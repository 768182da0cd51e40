import { CheckoutReader, type Checkout, type EarlierOpening, type EventQuestion, type ProductQuestion } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';
import { earlier } from './earlier-sql';
import { EventPricingContexts } from './event-pricing-contexts';
import { ProductPricingContexts } from './product-pricing-contexts';
import { earlierOf, type PricingContextRow } from './pricing-context-row';

/** Reads what carts are priced by, in one statement each, which several buyers share who ask at the same time. */
export class PostgresCheckoutReader extends CheckoutReader {
  private readonly productContexts: ProductPricingContexts;
  private readonly eventContexts: EventPricingContexts;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.productContexts = new ProductPricingContexts(dataSource);
    this.eventContexts = new EventPricingContexts(dataSource);
  }

  products(question: ProductQuestion): ReturnType<CheckoutReader['products']> {
    return this.productContexts.read(question);
  }

  event(question: EventQuestion): ReturnType<CheckoutReader['event']> {
    return this.eventContexts.read(question);
  }

  async earlier(...[{ operation, key }, { workspaceId, mode, now }]: Parameters<CheckoutReader['earlier']>): Promise<EarlierOpening | undefined> {
    const [row] = await this.dataSource.query<[Pick<PricingContextRow, 'earlier'>]>(EARLIER, [workspaceId, mode, operation, key, now]);
    return earlierOf(row.earlier);
  }

  async find({ workspaceId, mode, checkoutId }: Parameters<CheckoutReader['find']>[0]): Promise<Checkout | undefined> {
    const [row] = await this.dataSource.query<{ checkout: StoredCheckout }[]>(FIND, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }
}

const EARLIER = `select ${earlier({ workspace: '$1', mode: '$2', operation: '$3', key: '$4', now: '$5::timestamptz' })} as earlier`;

const FIND = `select ${checkoutJson('c')} as checkout from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;
