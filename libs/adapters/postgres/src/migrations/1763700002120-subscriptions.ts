import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Subscribers to a merchant's newsletter and to restock alerts: one row for each address and thing. `id` is the id in the
 * public ref, `nls_…` or `rsa_…`. Restock alerts are found by their variant, all rows of a person by the address.
 */
export class Subscriptions1763700002120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table subscription (
        workspace_id uuid not null references workspace (id) on delete cascade,
        mode text not null check (mode in ('live', 'test')),
        id uuid not null,
        kind text not null check (kind in ('newsletter', 'restock')),
        product_id uuid,
        variant_id uuid,
        email text not null check (email = lower(btrim(email))),
        name text,
        state text not null check (state in ('pending', 'confirmed', 'told', 'ended')),
        source text not null check (source in ('hosted', 'storefront_api')),
        created_at timestamptz not null,
        asked_at timestamptz not null,
        confirmed_at timestamptz,
        ended_at timestamptz,
        primary key (workspace_id, mode, id),
        unique nulls not distinct (workspace_id, mode, email, kind, variant_id),
        foreign key (workspace_id, product_id) references product (workspace_id, id) on delete cascade,
        foreign key (workspace_id, variant_id) references variant (workspace_id, id) on delete cascade,
        check ((kind = 'restock') = (variant_id is not null)),
        check ((variant_id is null) = (product_id is null)),
        check (state <> 'told' or kind = 'restock')
      )`);
    await runner.query(`create index subscription_list on subscription (workspace_id, mode, kind, id)`);
    await runner.query(
      `create index subscription_variant on subscription (workspace_id, variant_id, id) where kind = 'restock' and state = 'confirmed'`,
    );
    await runner.query(`create index subscription_pending on subscription (asked_at) where state = 'pending'`);
    await runner.query(`create index subscription_over on subscription (ended_at) where kind = 'restock' and state in ('told', 'ended')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table subscription`);
  }
}
