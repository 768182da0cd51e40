import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The storefront document, forms, tables, media catalogs, file folders and notes (§2.7, D-3.5). */
export class Content1763700000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table storefront_document (
        workspace_id uuid primary key references workspace (id) on delete cascade,
        body jsonb not null,
        business_hours jsonb,
        published boolean not null,
        updated_at timestamptz not null default service_now()
      )`);
    await runner.query(`
      create table form (
        ${IDENTITY},
        ${NAME},
        cover_url text,
        submit_label text not null,
        thank_you_message text not null,
        redirect_url text,
        opens_at timestamptz,
        closes_at timestamptz,
        fields jsonb not null,
        published boolean not null
      )`);
    await runner.query(`create table data_table (${IDENTITY}, ${NAME}, columns jsonb not null, published boolean not null)`);
    await runner.query(`
      create table data_table_row (
        workspace_id uuid not null,
        id uuid not null,
        table_id uuid not null,
        key text not null,
        cells jsonb not null,
        sort integer not null,
        updated_at timestamptz not null default service_now(),
        primary key (workspace_id, id),
        unique (workspace_id, table_id, key),
        foreign key (workspace_id, table_id) references data_table (workspace_id, id) on delete cascade
      )`);
    await runner.query(`
      create table media_catalog (
        ${IDENTITY},
        ${NAME},
        cover_url text,
        layout text not null,
        items jsonb not null,
        seo_title text,
        seo_description text,
        published boolean not null
      )`);
    await runner.query(`
      create table folder (
        ${IDENTITY},
        ${NAME},
        cover_url text,
        parent_id uuid,
        public boolean not null,
        foreign key (workspace_id, parent_id) references folder (workspace_id, id) on delete set null (parent_id) deferrable initially deferred
      )`);
    await runner.query(`create index folder_parent on folder (workspace_id, parent_id)`);
    await runner.query(`
      create table folder_file (
        workspace_id uuid not null,
        id uuid not null,
        folder_id uuid not null,
        key text not null,
        name text not null,
        url text not null,
        mime_type text not null,
        size_bytes bigint not null,
        checksum_sha256 text not null,
        thumbnail_url text,
        width integer,
        height integer,
        sort integer not null,
        created_at timestamptz not null default service_now(),
        updated_at timestamptz not null default service_now(),
        primary key (workspace_id, id),
        unique (workspace_id, folder_id, key),
        foreign key (workspace_id, folder_id) references folder (workspace_id, id) on delete cascade
      )`);
    await runner.query(`
      create table note (
        ${IDENTITY},
        title text not null,
        excerpt text,
        cover_url text,
        blocks jsonb not null,
        given_html text,
        body_html text not null,
        reading_minutes integer not null,
        author_name text,
        tags text[] not null,
        published_at timestamptz,
        seo_title text,
        seo_description text,
        published boolean not null
      )`);
    for (const table of SLUGGED) await runner.query(`create unique index ${table}_slug on ${table} (workspace_id, lower(slug))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table note, folder_file, folder, media_catalog, data_table_row, data_table, form, storefront_document`);
  }
}

const SLUGGED = ['form', 'data_table', 'media_catalog', 'folder', 'note'];

const NAME = 'name text not null, description text';

const IDENTITY = `
  workspace_id uuid not null references workspace (id) on delete cascade,
  id uuid not null,
  slug text not null,
  position integer,
  created_at timestamptz not null default service_now(),
  updated_at timestamptz not null default service_now(),
  primary key (workspace_id, id)`;
