import { CheckoutReader, type Checkout, type EarlierOpening, type EventQuestion, type ProductQuestion } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';
import { earlier } from './earlier-sql';
import { EventScenes } from './event-scenes';
import { ProductScenes } from './product-scenes';
import { earlierOf, type SceneRow } from './scene-row';

/** Reads what carts are priced by, in one statement each, which several buyers share who ask at the same time. */
export class PostgresCheckoutReader extends CheckoutReader {
  private readonly productScenes: ProductScenes;
  private readonly eventScenes: EventScenes;

  constructor(private readonly dataSource: DataSource) {
    super();
    this.productScenes = new ProductScenes(dataSource);
    this.eventScenes = new EventScenes(dataSource);
  }

  products(question: ProductQuestion): ReturnType<CheckoutReader['products']> {
    return this.productScenes.read(question);
  }

  event(question: EventQuestion): ReturnType<CheckoutReader['event']> {
    return this.eventScenes.read(question);
  }

  async earlier(...[{ operation, key }, { workspaceId, mode, now }]: Parameters<CheckoutReader['earlier']>): Promise<EarlierOpening | undefined> {
    const [row] = await this.dataSource.query<[Pick<SceneRow, 'earlier'>]>(EARLIER, [workspaceId, mode, operation, key, now]);
    return earlierOf(row.earlier);
  }

  async find({ workspaceId, mode, checkoutId }: Parameters<CheckoutReader['find']>[0]): Promise<Checkout | undefined> {
    const [row] = await this.dataSource.query<{ checkout: StoredCheckout }[]>(FIND, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }
}

const EARLIER = `select ${earlier({ workspace: '$1', mode: '$2', operation: '$3', key: '$4', now: '$5::timestamptz' })} as earlier`;

const FIND = `select ${checkoutJson('c')} as checkout from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;
