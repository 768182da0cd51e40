import type { OpeningContext, ProductPricingContext, ProductQuestion } from '@svc/checkout';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { byId, lookup, outerValue, THIS_WORKSPACE } from '../rows/by-key';
import { deliveryZoneDetails, productDetails, variantDetails } from '../rows/details';
import { utc, withoutNulls } from '../rows/statements';
import { LINKED_TO_SOLD, SHOWN } from '../storefront/sources-sql';
import { questionRows, ASKED_OF_STORE, askedOf, LIMITS, batchOf, type PricingContextRow, settingsOf, storeOf } from './pricing-context';
import { MicroBatchers } from '../work/micro-batcher';

/**
 * Returns SQL of rows of JSON that the planner estimates at ten; without it, it assumes a hundred or a thousand, and that a
 * cart costs millions.
 */
const few = (rows: string): string => `unnest(array(select ${rows}))`;

const BOOKED_STARTS = `
  (select coalesce(jsonb_agg(jsonb_build_object('startAt', ${utc('s.start_at', 3)}, 'left', greatest(s.capacity - s.held - s.sold, 0)) order by s.start_at), '[]')
     from slot_counter s
    where s.workspace_id = v.workspace_id and s.variant_id = v.id and s.held + s.sold > 0 and s.start_at > asked.now - interval '1 day')`;

const deposit = (type: string, value: string) => `jsonb_build_object('type', ${type}, 'value', ${value})`;

const VARIANT = `
  jsonb_build_object(
    'id', v.id, 'name', v.name, 'sku', v.details -> 'sku', 'prices', v.prices, 'pricingMode', ${variantDetails.field('v', 'pricingMode')}, 'schedulingType', ${variantDetails.field('v', 'schedulingType')},
    'durationMinutes', v.details -> 'durationMinutes', 'availability', v.details -> 'availability', 'formFields', ${variantDetails.field('v', 'formFields')},
    'deposit', case when ${variantDetails.text('v', 'pricingMode')} = 'deposit' then ${deposit(`v.details -> 'depositType'`, `v.details -> 'depositValue'`)} end,
    'bookedStarts', ${BOOKED_STARTS})`;

/** SQL of the published variants that add-on `addon` is: the one that it names, or all of the product that it names. */
const LINKED = `
  select count(*) as variants, (array_agg(lv.id))[1] as id, (array_agg(coalesce(lv.details -> 'sku', p.details #> '{info,sku}')))[1] as sku
    from variant lv join product p on p.workspace_id = lv.workspace_id and p.id = lv.product_id and ${SHOWN}
   where lv.workspace_id = $1 and lv.deleted_at is null
     and (lv.id = ${outerValue(`(addon ->> 'linkedVariantId')::uuid`)} or (not addon ? 'linkedVariantId' and lv.product_id = ${outerValue(`(addon ->> 'linkedProductId')::uuid`)}))`;

const ADDONS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', addon -> 'id', 'label', addon -> 'label', 'prices', addon -> 'prices', 'allowQuantity', addon -> 'allowQuantity', 'maxQty', addon -> 'maxQty',
            'linkedProductId', addon -> 'linkedProductId', 'linkedVariantId', case when linked.variants = 1 then linked.id end,
            'sku', case when linked.variants = 1 then linked.sku end) order by addons.ordinal), '[]')
     from ${few(`jsonb_array_elements(addon_group -> 'options')`)} with ordinality as addons (addon, ordinal)
     left join lateral (${LINKED}) linked on addon ?| '{linkedVariantId,linkedProductId}'
    where linked.variants is distinct from 0)`;

const ADDON_GROUPS = `
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', addon_group -> 'id', 'name', addon_group -> 'name', 'selectionType', addon_group -> 'selectionType', 'required', addon_group -> 'required',
            'minSelect', addon_group -> 'minSelect', 'maxSelect', addon_group -> 'maxSelect', 'variantId', addon_group -> 'variantId',
            'options', ${ADDONS}) order by groups.ordinal), '[]')
     from ${few(`jsonb_array_elements(sold.details -> 'addonGroups')`)} with ordinality as groups (addon_group, ordinal))`;

const SAVE_FOR_IT = `
  jsonb_build_object('maxDays', sold.details -> 'saveForItMaxDays', 'fixedDates', sold.details -> 'saveForItFixedDates',
                     'freezePrice', ${productDetails.field('sold', 'saveForItFreezePrice')}, 'crowdLabel', sold.details -> 'saveForItCrowdLabel')`;

const PRODUCT = `
  jsonb_build_object(
    'id', sold.id, 'slug', sold.slug, 'name', sold.name, 'isPackage', sold.is_package, 'sku', sold.details #> '{info,sku}',
    'needsDelivery', ${productDetails.field('sold', 'needsDelivery')}, 'feeMode', ${productDetails.field('sold', 'feeMode')}, 'preorderable', ${productDetails.field('sold', 'preorderable')},
    'preorderEtaText', sold.details -> 'preorderEtaText', 'preorderDeposit', case when sold.details ? 'preorderDepositType' then ${deposit(`sold.details -> 'preorderDepositType'`, `sold.details -> 'preorderDepositValue'`)} end,
    'saveForIt', case when ${productDetails.flag('sold', 'saveForItEnabled')} then ${SAVE_FOR_IT} end,
    'formFields', ${productDetails.field('sold', 'formFields')}, 'addonGroups', ${ADDON_GROUPS}, 'linked', ${LINKED_TO_SOLD}, 'variants', sold.variants)`;

/** SQL of the products of the wanted variants, each with its own of them. */
const SOLD = `
  select p.*, wanted.variants
    from (select v.product_id, jsonb_agg(${VARIANT} order by v.position) as variants
            from ${byId('variant', 'v', 'asked."variantIds"')} where v.deleted_at is null group by v.product_id) wanted
   cross join ${lookup('product', `workspace_id = ${THIS_WORKSPACE} and id = wanted.product_id`)} p
   where ${SHOWN}`;

/**
 * SQL of the remaining counts of everything that the products could take: their variants, those that add-ons are, and
 * pre-orders. Each counter is looked up by its key (the `offset` sees to that): a planner that assumes thousands of rows of
 * JSON would read all counters of the workspace instead.
 */
const LEFT = `
  (select coalesce(jsonb_object_agg(taken.subject_id, counted.remaining), '{}')
     from (select 'variant' as kind, (each #>> '{}')::uuid as subject_id from ${few(`jsonb_path_query(offered.products, '$[*].variants[*].id')`)} as each
           union select 'variant', (each #>> '{}')::uuid from ${few(`jsonb_path_query(offered.products, '$[*].addonGroups[*].options[*].linkedVariantId')`)} as each
           union select 'variant', (each #>> '{}')::uuid from ${few(`jsonb_path_query(offered.products, '$[*].linked[*].variants[*].id')`)} as each
           union select 'preorder', (each #>> '{}')::uuid from ${few(`jsonb_path_query(offered.products, '$[*].id')`)} as each) taken
    cross join lateral (
      select greatest(c.capacity - c.held - c.sold, 0) as remaining from counter c
       where c.workspace_id = $1 and c.kind = taken.kind and c.subject_id = taken.subject_id and c.capacity is not null offset 0) counted)`;

const ZONE = `
  (select jsonb_strip_nulls(jsonb_build_object('id', z.id, 'name', z.details -> 'name', 'kind', ${deliveryZoneDetails.field('z', 'kind')}, 'prices', ${deliveryZoneDetails.field('z', 'prices')},
                                               'freeOver', z.details -> 'freeOver', 'minOrder', z.details -> 'minOrder',
                                               'countries', ${deliveryZoneDetails.field('z', 'countries')}, 'postalPrefixes', ${deliveryZoneDetails.field('z', 'postalPrefixes')}))
     from delivery_zone z where z.workspace_id = w.id and z.id = asked."zoneId" and z.deleted_at is null)`;

/** SQL of the pricing contexts of carts: one row for each of the questions `$3` (`Asked`). */
const PRODUCT_PRICING_CONTEXTS = statement<ProductRow>('product_pricing_contexts')`
  select w.currencies, w.timezone, w.settings, offered.products, ${LEFT} as left, ${ZONE} as zone,
         coalesce((select d.business_hours from storefront_document d where d.workspace_id = w.id), '[]') as "businessHours",
         ${ASKED_OF_STORE}
    from workspace w
   cross join ${questionRows('"variantIds" uuid[], "zoneId" uuid')} asked
   cross join lateral (select jsonb_strip_nulls(coalesce(jsonb_agg(${PRODUCT} order by sold.position, sold.id), '[]')) as products from (${SOLD}) sold) offered
   where w.id = $1
   order by asked.ordinal`;

interface ProductRow extends PricingContextRow, Pick<ProductPricingContext, 'products' | 'left'> {
  zone: ProductPricingContext['zone'] | null;
  businessHours: ProductPricingContext['store']['businessHours'];
}

/** Pricing contexts of carts of products. */
export class ProductPricingContexts {
  private readonly batchers = new MicroBatchers((questions: readonly ProductQuestion[]) => this.readAll(questions), LIMITS);

  constructor(private readonly sql: Sql) {}

  read(question: ProductQuestion): Promise<OpeningContext<ProductPricingContext>> {
    return this.batchers.add(batchOf(question), question);
  }

  private async readAll(questions: readonly ProductQuestion[]): Promise<OpeningContext<ProductPricingContext>[]> {
    const [{ workspaceId, mode }] = questions as readonly [ProductQuestion];
    const sent = questions.map((question, index) => ({
      ...askedOf(question, index),
      variantIds: [...new Set(question.variantIds)],
      zoneId: question.zoneId,
    }));
    const rows = await this.sql.prepared(PRODUCT_PRICING_CONTEXTS, [workspaceId, mode, JSON.stringify(sent)]);
    const settings = settingsOf(rows);
    return rows.map((row) => {
      const { currencies, timezone, businessHours, products, left, zone, discountCode } = row;
      const store = { currencies, timezone, businessHours, productFee: settings.fees.product };
      return { ...storeOf(row, settings), context: withoutNulls<ProductPricingContext>({ store, products, left, zone, discountCode }) };
    });
  }
}
