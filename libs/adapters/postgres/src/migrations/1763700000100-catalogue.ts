import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products, prices, collections and delivery zones. A package is a product; its options are variants (decisions 3.16 packages). */
export class Catalogue1763700000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table product (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        slug text not null,
        name text not null,
        is_package boolean not null,
        published boolean not null,
        position integer not null,
        details jsonb not null,
        created_at timestamptz not null default service_now(),
        updated_at timestamptz not null default service_now(),
        deleted_at timestamptz,
        primary key (workspace_id, id)
      )`);
    await runner.query(`create unique index product_slug on product (workspace_id, lower(slug)) where deleted_at is null`);
    await runner.query(`create index product_shown on product (workspace_id, position, id) where deleted_at is null and published`);
    await runner.query(`create index product_changed on product (workspace_id, updated_at, id) where deleted_at is null and published`);
    await runner.query(`
      create table variant (
        workspace_id uuid not null,
        id uuid not null,
        product_id uuid not null,
        key text not null,
        name text not null,
        position integer not null,
        prices jsonb not null,
        details jsonb not null,
        updated_at timestamptz not null default service_now(),
        deleted_at timestamptz,
        primary key (workspace_id, id),
        foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade
      )`);
    await runner.query(`create unique index variant_key on variant (workspace_id, product_id, key) where deleted_at is null`);
    await runner.query(`
      create table product_review (
        workspace_id uuid not null,
        id uuid not null,
        product_id uuid not null,
        key text not null,
        author text not null,
        rating smallint not null check (rating between 1 and 5),
        text text,
        date date not null,
        position integer not null,
        updated_at timestamptz not null default service_now(),
        primary key (workspace_id, id),
        foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade
      )`);
    await runner.query(`create unique index product_review_key on product_review (workspace_id, product_id, key)`);
    await runner.query(`
      create table collection (
        workspace_id uuid not null references workspace (id) on delete cascade,
        id uuid not null,
        slug text not null,
        name text not null,
        published boolean not null,
        position integer not null,
        details jsonb not null,
        created_at timestamptz not null default service_now(),
        updated_at timestamptz not null default service_now(),
        deleted_at timestamptz,
        primary key (workspace_id, id)
      )`);
    await runner.query(`create unique index collection_slug on collection (workspace_id, lower(slug)) where deleted_at is null`);
    await runner.query(`
      create table collection_product (
        workspace_id uuid not null,
        collection_id uuid not null,
        product_id uuid not null,
        position integer not null,
        primary key (workspace_id, collection_id, product_id),
        foreign key (workspace_id, collection_id) references collection (workspace_id, id) on delete cascade,
        foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade
      )`);
    await runner.query(`create index collection_product_of on collection_product (workspace_id, product_id)`);
    for (const [table, identity] of [
      ['delivery_zone', 'key'],
      ['discount_code', 'code'],
      ['promoter_code', 'code'],
    ]) {
      await runner.query(`
        create table ${table} (
          workspace_id uuid not null references workspace (id) on delete cascade,
          id uuid not null,
          ${identity} text not null,
          position integer not null,
          details jsonb not null,
          created_at timestamptz not null default service_now(),
          updated_at timestamptz not null default service_now(),
          deleted_at timestamptz,
          primary key (workspace_id, id)
        )`);
      await runner.query(
        `create unique index ${table}_${identity} on ${table} (workspace_id, lower(${identity})) where deleted_at is null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table promoter_code, discount_code, delivery_zone, collection_product, collection, product_review, variant, product`,
    );
  }
}
