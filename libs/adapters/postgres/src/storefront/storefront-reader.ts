import { type Branding, BrandingReader, type ShopContact, ShopContacts, StorefrontReader, type StorefrontSource } from '@svc/storefront';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { productDetails } from '../rows/details';
import { utc, withoutNulls } from '../rows/statements';
import { headerMarkIn, logoUrlIn } from './shop-mark-sql';
import { COLLECTION_SOURCE, FORM_SOURCE, PACKAGE_OPTION_IDS } from './sources-sql';

/** Reads the storefront beside its products and events, by hand: in one statement. */
export class PostgresStorefrontReader extends StorefrontReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async read(workspaceId: string): Promise<StorefrontSource> {
    const [row] = await this.sql.query(STOREFRONT, [workspaceId]);
    const { forms, catalogs, reviews, ...rest } = withoutNulls<StorefrontSource>(row!);
    return {
      ...rest,
      forms: forms.map((form) => withoutNulls(form)),
      catalogs: catalogs.map((catalog) => withoutNulls(catalog)),
      reviews: { ...reviews, items: reviews.items.map((review) => withoutNulls(review)) },
    };
  }
}

const REVIEWS = `
  select product_review.*, product.name as product_name, product.slug as product_slug
  from product_review
  join product on product.workspace_id = product_review.workspace_id and product.id = product_review.product_id
  where product.workspace_id = $1 and product.published and product.deleted_at is null
    and ${productDetails.flag('product', 'reviewsEnabled')}`;

const STOREFRONT = statement<StorefrontSource>('storefront.storefront')`
  with review as (${REVIEWS})
  select
    (
      select jsonb_strip_nulls(jsonb_build_object('businessHours', business_hours)) || body
      from storefront_document where workspace_id = $1 and published
    ) as document,
    (
      select coalesce(json_agg(${FORM_SOURCE} order by position nulls last, created_at, id), '[]')
      from form where workspace_id = $1 and published
    ) as forms,
    (
      select coalesce(json_agg(json_build_object(
        'id', id, 'slug', slug, 'name', name, 'coverUrl', cover_url, 'itemCount', jsonb_array_length(items)
      ) order by position nulls last, created_at, id), '[]')
      from media_catalog where workspace_id = $1 and published
    ) as catalogs,
    (
      select coalesce(json_agg(${COLLECTION_SOURCE} order by position, id), '[]')
      from collection where workspace_id = $1 and published and deleted_at is null
    ) as collections,
    (
      select coalesce(json_agg(json_build_object('id', id, 'slug', slug, 'publishedAt', ${utc('coalesce(published_at, created_at)', 3)})), '[]')
      from note where workspace_id = $1 and published
    ) as notes,
    ${PACKAGE_OPTION_IDS} as "packageOptionIds",
    (
      select json_build_object('count', count(*), 'average', coalesce(round(avg(rating), 2), 0), 'items', (
        select coalesce(json_agg(json_build_object(
          'author', author, 'rating', rating, 'text', text, 'date', date, 'productName', product_name, 'productSlug', product_slug
        ) order by date desc, id desc), '[]')
        from (select * from review order by date desc, id desc limit 20) newest
      ))
      from review
    ) as reviews`;

/** Reads the branding of shops, by hand: a few paths of their published storefront documents. */
export class PostgresBrandingReader extends BrandingReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async read(workspaceId: string): Promise<Branding> {
    const [branding] = await this.sql.query(BRANDING, [workspaceId]);
    return withoutNulls<Branding>(branding ?? {});
  }
}

const BRANDING = statement<Branding>('storefront.branding')`
  select ${logoUrlIn('body')} #>> '{}' as "logoUrl",
         body #>> '{renderConfig,theme,brandColor}' as colour,
         body ->> 'country' as country,
         body #> '{renderConfig,theme}' as theme,
         body #>> '{content,header,pillStyle}' as "pillStyle",
         ${headerMarkIn('body')} as header,
         coalesce(body ->> 'website', 'https://' || (body ->> 'primaryDomain')) as website
    from storefront_document
   where workspace_id = $1 and published`;

/** Reads the contacts of shops, by hand: a few paths of their published storefront documents. */
export class PostgresShopContacts extends ShopContacts {
  constructor(private readonly sql: Sql) {
    super();
  }

  async read(workspaceId: string): Promise<ShopContact> {
    const [contact] = await this.sql.query(CONTACT, [workspaceId]);
    return { businessHours: [], ...withoutNulls<Partial<ShopContact>>(contact ?? {}) };
  }
}

const CONTACT = statement<ShopContact>('storefront.contact')`
  select body #>> '{content,contact,email}' as email,
         body #>> '{content,contact,phoneNumbers,0}' as phone,
         body #>> '{content,footer,copyright}' as copyright,
         nullif(jsonb_strip_nulls(jsonb_build_object(
           'addressLine1', body #> '{content,contact,addressLine1}', 'addressLine2', body #> '{content,contact,addressLine2}',
           'city', body #> '{content,contact,city}', 'state', body #> '{content,contact,state}', 'country', body #> '{content,contact,country}')), '{}') as address,
         business_hours as "businessHours"
    from storefront_document
   where workspace_id = $1 and published`;
