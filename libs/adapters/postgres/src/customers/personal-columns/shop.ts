import { type AreaTreatment, COUNTS, KEYS, notPersonal, OF_THE_SHOP, tableOf, tableWithoutPeople } from './column-treatment';

/** Columns of what a shop publishes and sells: products, events, content, and the counters of its stock. */
export const SHOP_COLUMNS: AreaTreatment = {
  collection: tableWithoutPeople(
    'workspace_id, id, slug, name, published, position, details, created_at, updated_at, deleted_at, identity',
    OF_THE_SHOP,
  ),
  collection_product: tableWithoutPeople('workspace_id, collection_id, product_id, position', OF_THE_SHOP),
  counter: tableWithoutPeople('workspace_id, kind, subject_id, capacity, held, sold', COUNTS),
  data_table: tableWithoutPeople(
    'workspace_id, id, slug, position, created_at, updated_at, name, description, columns, published',
    OF_THE_SHOP,
  ),
  data_table_row: tableWithoutPeople('workspace_id, id, table_id, key, cells, sort, updated_at', OF_THE_SHOP),
  delivery_zone: tableWithoutPeople('workspace_id, id, key, position, details, created_at, updated_at, deleted_at', OF_THE_SHOP),
  discount_code: tableWithoutPeople('workspace_id, id, code, position, details, created_at, updated_at, deleted_at, identity', OF_THE_SHOP),
  event: tableWithoutPeople(
    'workspace_id, id, slug, title, published, published_at, first_published_at, position, start_at, end_at, attached_product_ids, attached_package_ids, details, created_at, updated_at, deleted_at, cancelled_at, cancel_reason, cancellation, cancellation_done_at, version, identity',
    OF_THE_SHOP,
  ),
  event_day: tableWithoutPeople(
    'workspace_id, id, event_id, key, position, details, created_at, updated_at, deleted_at, cancelled_at, cancel_reason, cancellation, cancellation_done_at',
    OF_THE_SHOP,
  ),
  folder: tableWithoutPeople(
    'workspace_id, id, slug, position, created_at, updated_at, name, description, cover_url, parent_id, public',
    OF_THE_SHOP,
  ),
  folder_file: tableWithoutPeople(
    'workspace_id, id, folder_id, key, name, url, mime_type, size_bytes, checksum_sha256, thumbnail_url, width, height, sort, created_at, updated_at',
    OF_THE_SHOP,
  ),
  form: tableWithoutPeople(
    'workspace_id, id, slug, position, created_at, updated_at, name, description, cover_url, submit_label, thank_you_message, redirect_url, opens_at, closes_at, fields, published, notify',
    OF_THE_SHOP,
  ),
  form_file_usage: tableWithoutPeople('workspace_id, bytes, told_full_at, full_notice_sent_at', COUNTS),
  former_slug: tableWithoutPeople('workspace_id, kind, slug, thing_id', OF_THE_SHOP),
  inventory_finding: tableWithoutPeople('workspace_id, kind, subject_id, start_at, found_at', COUNTS),
  linked_addon: tableWithoutPeople('workspace_id, linked_product_id, product_id, linked_variant_ids, pieces', OF_THE_SHOP),
  media_catalog: tableWithoutPeople(
    'workspace_id, id, slug, position, created_at, updated_at, name, description, cover_url, layout, items, seo_title, seo_description, published',
    OF_THE_SHOP,
  ),
  media_file: tableWithoutPeople('workspace_id, id, title, type, visibility, file, thumbnail, created_at', OF_THE_SHOP),
  media_usage: tableWithoutPeople('workspace_id, bytes', COUNTS),
  note: tableWithoutPeople(
    'workspace_id, id, slug, position, created_at, updated_at, title, excerpt, cover_url, blocks, given_html, body_html, reading_minutes, author_name, tags, published_at, seo_title, seo_description, published',
    OF_THE_SHOP,
  ),
  product: tableWithoutPeople(
    'workspace_id, id, slug, name, is_package, published, position, details, created_at, updated_at, deleted_at, identity, linked_products',
    OF_THE_SHOP,
  ),
  product_review: tableOf(
    notPersonal('workspace_id, id, product_id, key, position, updated_at', KEYS),
    notPersonal(
      'author, rating, text, date',
      'A review that the merchant has chosen to publish, under the name that the merchant gave it. It names no address and no purchase; the merchant removes it in the product.',
    ),
  ),
  promoter_code: tableWithoutPeople('workspace_id, id, code, position, details, created_at, updated_at, deleted_at, identity', OF_THE_SHOP),
  slot_counter: tableWithoutPeople('workspace_id, variant_id, start_at, capacity, held, sold', COUNTS),
  storefront_document: tableWithoutPeople('workspace_id, body, business_hours, published, updated_at', OF_THE_SHOP),
  ticket_type: tableWithoutPeople(
    'workspace_id, id, event_id, key, position, valid_day_ids, price_phases, details, created_at, updated_at, deleted_at, former_labels, cancelled_at, cancel_reason, cancellation, cancellation_done_at',
    OF_THE_SHOP,
  ),
  unlock_code: tableWithoutPeople(
    'workspace_id, id, event_id, code, position, ticket_type_ids, created_at, updated_at, deleted_at, identity',
    OF_THE_SHOP,
  ),
  variant: tableWithoutPeople('workspace_id, id, product_id, key, name, position, prices, details, updated_at, deleted_at', OF_THE_SHOP),
};
