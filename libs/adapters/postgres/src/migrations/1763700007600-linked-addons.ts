import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Column that every read of a product uses. An existing table gets it before the migration, which takes longer (`readyColumns`). */
export const LINKED_PRODUCTS = `
  do $$ begin
    if to_regclass('product') is not null
       and not exists (select from pg_attribute where attrelid = to_regclass('product') and attname = 'linked_products' and not attisdropped) then
      alter table product add column linked_products uuid[];
    end if;
  end $$`;

/**
 * Links from products to the products that are their add-ons (D-132, ADR 0094): in the product, so that a read of one that links to none looks up nothing, and in
 * a table, by which what links to a product is found. Triggers keep both, for the release before as well; they find what the products
 * of before link to, which an index lists. These are stamped anew: what they show may be another by the rule that an add-on has to be
 * for sale. Reads go on meanwhile.
 */
export class LinkedAddons1763700007600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LINKED_PRODUCTS);
    await runner.query(`
      create table linked_addon (
        workspace_id uuid not null references workspace (id) on delete cascade,
        linked_product_id uuid not null,
        product_id uuid not null,
        linked_variant_ids uuid[],
        pieces integer not null,
        primary key (workspace_id, linked_product_id, product_id)
      )`);
    await runner.query(FIND_LINKED_PRODUCTS);
    await runner.query(KEEP_LINKED_ADDONS);
    await runner.query(`
      create trigger find_linked_products before insert on product for each row when (new.details @? ${LINK}) execute function find_linked_products()`);
    await runner.query(`
      create trigger find_linked_products_changed before update of details on product for each row
        when (old.linked_products is not null or new.details @? ${LINK}) execute function find_linked_products()`);
    await runner.query(`
      create trigger keep_linked_addons after insert on product for each row when (new.linked_products is not null)
        execute function keep_linked_addons()`);
    await runner.query(`
      create trigger keep_linked_addons_changed after update of details on product for each row
        when (old.linked_products is not null or new.linked_products is not null) execute function keep_linked_addons()`);
    await runner.query(`update product set details = details where ${IS_LINKING}`);
    await runner.query(
      `insert into sync_dirty (workspace_id, kind, id) select workspace_id, 'product', id from product where ${IS_LINKING} and published`,
    );
    await runner.query('select raise_wall()');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['find_linked_products', 'find_linked_products_changed', 'keep_linked_addons', 'keep_linked_addons_changed'])
      await runner.query(`drop trigger ${name} on product`);
    await runner.query('drop function find_linked_products, keep_linked_addons');
    await runner.query('drop table linked_addon');
    await runner.query('alter table product drop column linked_products');
  }
}

/** The condition of the index `product_linking`. */
const IS_LINKING = `deleted_at is null and details @? '$.addonGroups[*].options[*] ? (exists(@.linkedProductId) || exists(@.linkedVariantId))'`;

const LINK = `'$.addonGroups[*].options[*].linkedProductId'`;

const FIND_LINKED_PRODUCTS = `
  create or replace function find_linked_products() returns trigger language plpgsql as $$
  begin
    new.linked_products := (
      select array_agg(distinct (linked #>> '{}')::uuid)
        from jsonb_path_query(new.details, '$.addonGroups[*].options[*].linkedProductId') linked);
    return new;
  end $$`;

const KEEP_LINKED_ADDONS = `
  create or replace function keep_linked_addons() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      delete from linked_addon l
       where l.workspace_id = new.workspace_id and l.linked_product_id = any (old.linked_products) and l.product_id = new.id;
    end if;
    insert into linked_addon (workspace_id, linked_product_id, product_id, linked_variant_ids, pieces)
    select new.workspace_id, (addon ->> 'linkedProductId')::uuid, new.id,
           case when bool_and(addon ? 'linkedVariantId') then array_agg(distinct (addon ->> 'linkedVariantId')::uuid) end,
           max(case when addon_group ->> 'selectionType' = 'single' then 1 else greatest((addon_group ->> 'minSelect')::integer, 1) end)
      from jsonb_path_query(new.details, '$.addonGroups[*]') addon_group
     cross join lateral jsonb_path_query(addon_group, '$.options[*] ? (exists (@.linkedProductId))') addon
     group by 2
    on conflict (workspace_id, linked_product_id, product_id)
      do update set linked_variant_ids = excluded.linked_variant_ids, pieces = excluded.pieces;
    return null;
  end $$`;
