import type { OpeningScene, ProductQuestion, ProductScene } from '@svc/checkout';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { Gatherings } from '../gathering';
import { runPrepared } from '../prepared';
import { PRODUCT_SCENES } from './product-scene-sql';
import { askedOf, LIMITS, placeOf, settingsOf, storeOf, type SceneRow } from './scene-row';

interface ProductRow extends SceneRow, Pick<ProductScene, 'products' | 'left'> {
  zone: ProductScene['zone'] | null;
  businessHours: ProductScene['store']['businessHours'];
}

/** What carts of products are priced by. */
export class ProductScenes {
  private readonly gatherings = new Gatherings((questions: readonly ProductQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly dataSource: DataSource) {}

  read(question: ProductQuestion): Promise<OpeningScene<ProductScene>> {
    return this.gatherings.add(placeOf(question), question);
  }

  private async readAll(questions: readonly ProductQuestion[]): Promise<OpeningScene<ProductScene>[]> {
    const [{ workspaceId, mode }] = questions as readonly [ProductQuestion];
    const asked = questions.map((question, place) => ({ ...askedOf(question, place), variantIds: [...new Set(question.variantIds)], zoneId: question.zoneId }));
    const rows = await runPrepared<ProductRow[]>(this.dataSource, { name: 'product_scenes', text: PRODUCT_SCENES }, [workspaceId, mode, JSON.stringify(asked)]);
    const settings = settingsOf(rows);
    return rows.map((row) => {
      const { currencies, timezone, businessHours, products, left, zone, discountCode } = row;
      const store = { currencies, timezone, businessHours, productFee: settings.fees.product };
      return { ...storeOf(row, settings), scene: withoutNulls<ProductScene>({ store, products, left, zone, discountCode }) };
    });
  }
}
