import { workspaceSettings } from '@svc/access';
import {
  CheckoutReader, type Checkout, type EarlierOpening, type EventPrices, type EventQuestion, type EventScene, type OpeningScene, type ProductQuestion, type ProductScene,
} from '@svc/checkout';
import type { EventRules, GivenCode } from '@svc/ticketing';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../bulk';
import { runPrepared } from '../prepared';
import { checkoutJson, checkoutOf, type StoredCheckout } from './checkout-row';
import { earlier } from './earlier-sql';
import { EVENT_SCENE } from './event-scene-sql';
import { PRODUCT_SCENE } from './product-scene-sql';

/** Events whose terms are remembered. */
const MOST_EVENTS = 1_000;

/** What one version of an event says, in a store of that zone. */
interface Terms {
  rules: EventRules;
  prices: EventPrices;
}

interface StoreRow {
  currencies: string[];
  timezone: string;
  settings: object;
  returnHosts: string[] | null;
  discountCode: EventScene['discountCode'] | null;
  earlier: { checkout: StoredCheckout; fingerprint: string } | null;
}

interface ProductRow extends StoreRow, Pick<ProductScene, 'products' | 'left'> {
  zone: ProductScene['zone'] | null;
  businessHours: ProductScene['store']['businessHours'];
}

interface EventRow extends StoreRow {
  found: boolean;
  /** Null when they are those that are remembered. */
  terms: Terms | null;
  left: Record<string, number>;
  codes: (GivenCode & { given: string })[];
  promoterCode: string | null;
}

/** Reads what carts are priced by, in one statement each. The terms of an event are sent and read once for each of its versions. */
export class PostgresCheckoutReader extends CheckoutReader {
  private readonly remembered = new Map<string, Terms & { timezone: string }>();

  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async products({ workspaceId, mode, now, variantIds, zoneId, ...asked }: ProductQuestion): Promise<OpeningScene<ProductScene>> {
    const [row] = await runPrepared<[ProductRow]>(this.dataSource, { name: 'product_scene', text: PRODUCT_SCENE }, [
      workspaceId, [...new Set(variantIds)], now, mode, zoneId ?? null, ...codeAndKey(asked),
    ]);
    const { currencies, timezone, businessHours, products, left, zone, discountCode: code } = row;
    const { fees } = workspaceSettings.parse(row.settings);
    const scene = withoutNulls<ProductScene>({ store: { currencies, timezone, businessHours, productFee: fees.product }, products, left, zone, discountCode: code });
    return { ...storeOf(row), scene };
  }

  async event(question: EventQuestion): Promise<OpeningScene<EventScene>> {
    const { workspaceId, mode, now, slug, unlockCodes, promoterCode } = question;
    const name = `${workspaceId} ${slug.toLowerCase()}`;
    const known = this.remembered.get(name);
    const [row] = await runPrepared<[EventRow]>(this.dataSource, { name: 'event_scene', text: EVENT_SCENE }, [
      workspaceId, slug, now, mode, [...new Set(unlockCodes)], promoterCode ?? null, ...codeAndKey(question),
      known?.rules.id ?? null, known?.rules.version ?? null, known?.timezone ?? null,
    ]);
    if (!row.found) return storeOf(row);
    const terms = row.terms ?? known!;
    if (row.terms) this.remember(name, { ...row.terms, timezone: row.timezone });
    return { ...storeOf(row), scene: sceneOf(row, terms, unlockCodes) };
  }

  async earlier(...[{ operation, key }, { workspaceId, mode }]: Parameters<CheckoutReader['earlier']>): Promise<EarlierOpening | undefined> {
    const [row] = await this.dataSource.query<[Pick<StoreRow, 'earlier'>]>(EARLIER, [workspaceId, mode, operation, key]);
    return earlierOf(row);
  }

  async find({ workspaceId, mode, checkoutId }: Parameters<CheckoutReader['find']>[0]): Promise<Checkout | undefined> {
    const [row] = await this.dataSource.query<{ checkout: StoredCheckout }[]>(FIND, [workspaceId, mode, checkoutId]);
    return row && checkoutOf(row.checkout);
  }

  private remember(name: string, terms: Terms & { timezone: string }): void {
    if (this.remembered.size >= MOST_EVENTS) this.remembered.clear();
    this.remembered.set(name, terms);
  }
}

const EARLIER = `select ${earlier({ workspace: '$1', mode: '$2', operation: '$3', key: '$4', now: '(select service_now())' })} as earlier`;

const FIND = `select ${checkoutJson('c')} as checkout from checkout c where c.workspace_id = $1 and c.mode = $2 and c.id = $3`;

function codeAndKey({ discountCode, email, key }: Pick<ProductQuestion, 'discountCode' | 'email' | 'key'>): (string | null)[] {
  return [discountCode ?? null, email ?? null, key?.operation ?? null, key?.key ?? null];
}

function storeOf(row: StoreRow): Omit<OpeningScene<never>, 'scene'> {
  return { lives: workspaceSettings.parse(row.settings).checkouts, returnHosts: row.returnHosts ?? undefined, earlier: earlierOf(row) };
}

function earlierOf({ earlier: found }: Pick<StoreRow, 'earlier'>): EarlierOpening | undefined {
  return found ? { checkout: checkoutOf(found.checkout), fingerprint: found.fingerprint } : undefined;
}

function sceneOf({ currencies, settings, left, codes, promoterCode, discountCode }: EventRow, { rules, prices }: Terms, unlockCodes: readonly string[]): EventScene {
  const given = unlockCodes.flatMap((code) => codes.filter((each) => each.given === code));
  const { fees } = workspaceSettings.parse(settings);
  return {
    event: { rules, left, codes: given.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })) },
    prices,
    store: { currencies, frontdeskFee: fees.frontdesk },
    discountCode: discountCode ?? undefined,
    promoterCode: promoterCode ?? undefined,
  };
}
