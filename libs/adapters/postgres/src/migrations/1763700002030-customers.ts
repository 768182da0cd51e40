import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The people that merchants know. A contact is one for each workspace, mode and e-mail (or phone, of who gives none):
 * `identity` finds it. An erased one has none any more, so whoever comes back is somebody new. An order names its contact
 * within `contact`; a registration is found by its `guest_key`, which is the identity.
 */
export class Customers1763700002030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact (
        ${OWNED},
        name text,
        email text check (email = lower(btrim(email))),
        phone text,
        identity text generated always as (coalesce(email, phone)) stored,
        customer_id uuid,
        created_at timestamptz not null default service_now(),
        erased_at timestamptz,
        primary key (workspace_id, mode, id),
        foreign key (workspace_id) references workspace (id) on delete cascade,
        check ((erased_at is null) = (identity is not null)),
        check (erased_at is null or name is null)
      )`);
    await runner.query(`create unique index contact_identity on contact (workspace_id, mode, identity)`);
    await runner.query(`
      create table customer_link (
        ${OWNED},
        external_ref text not null,
        contact_id uuid,
        linked_at timestamptz not null,
        primary key (workspace_id, mode, id),
        unique (workspace_id, mode, external_ref),
        foreign key (workspace_id) references workspace (id) on delete cascade,
        foreign key (workspace_id, mode, contact_id) references contact (workspace_id, mode, id) on delete cascade,
        check ((mode = 'live') = (contact_id is not null))
      )`);
    await runner.query(`create index customer_link_contact on customer_link (workspace_id, mode, contact_id, id)`);
    await findPeople(runner);
    await gatherPeople(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table customer_link, contact`);
    await runner.query(`drop index store_order_contact, registration_person, checkout_person, message_person, attendee_person`);
    await runner.query(`delete from registration where erased_at is not null`);
    await runner.query(`alter table registration drop column erased_at`);
    await runner.query(`alter table registration add constraint registration_check check (email is not null or phone is not null)`);
  }
}

/** `id` is the id in the public ref (`con_…`, `lnk_…`). */
const OWNED = `
  workspace_id uuid not null,
  mode text not null check (mode in ('live', 'test')),
  id uuid not null`;

/** Indexes by which rows about a person are found. Open checkouts are in none of them, so an opening writes no more than before. */
async function findPeople(runner: QueryRunner): Promise<void> {
  await runner.query(`create index store_order_contact on store_order (workspace_id, mode, (contact ->> 'id'))`);
  await runner.query(`create index registration_person on registration (workspace_id, mode, guest_key)`);
  await runner.query(
    `create index checkout_person on checkout (workspace_id, mode, contact_email) where status <> 'open' and contact_email is not null`,
  );
  await runner.query(`create index message_person on message (workspace_id, lower(recipient))`);
  await runner.query(`create index attendee_person on attendee (workspace_id, mode, lower(btrim(email))) where email is not null`);
  await runner.query(`alter table registration add column erased_at timestamptz`);
  await runner.query(`alter table registration drop constraint registration_check`);
  await runner.query(
    `alter table registration add constraint registration_check check (email is not null or phone is not null or erased_at is not null)`,
  );
}

/** Contacts of who has bought and registered so far. Orders named theirs by one id for each person already: that stays. */
async function gatherPeople(runner: QueryRunner): Promise<void> {
  await runner.query(`
    insert into contact (workspace_id, mode, id, name, email, phone, created_at)
    select distinct on (workspace_id, mode, coalesce(lower(btrim(contact ->> 'email')), contact ->> 'phone'))
           workspace_id, mode, (contact ->> 'id')::uuid, nullif(contact ->> 'name', contact ->> 'email'), lower(btrim(contact ->> 'email')), contact ->> 'phone', placed_at
      from store_order
     where coalesce(contact ->> 'email', contact ->> 'phone') is not null
     order by workspace_id, mode, coalesce(lower(btrim(contact ->> 'email')), contact ->> 'phone'), placed_at, id`);
  await runner.query(`
    insert into contact (workspace_id, mode, id, name, email, phone, created_at)
    select distinct on (workspace_id, mode, guest_key) workspace_id, mode, id, name, lower(btrim(email)), phone, created_at
      from registration
     order by workspace_id, mode, guest_key, created_at, id
    on conflict (workspace_id, mode, identity) do nothing`);
}
