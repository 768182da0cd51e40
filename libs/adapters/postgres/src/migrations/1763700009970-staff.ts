import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People of the staff, their sessions and factors, which belong to the installation, and their memberships in workspaces (ADR 0171). */
export class Staff1763700009970 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query('alter table audit_entry add column person_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry drop column person_id');
    await runner.query(
      'drop table staff_mail, staff_challenge, staff_totp, passkey, sign_in_link, staff_session, staff_invitation, staff_policy, staff_member, person',
    );
  }
}

const ROLES = `('owner', 'manager', 'catalogue', 'support', 'finance', 'door', 'read_only')`;

const TABLES = [
  `create table person (
     id uuid primary key,
     email text not null unique,
     name text,
     language text,
     created_at timestamptz not null
   )`,
  `create table staff_member (
     workspace_id uuid not null references workspace (id) on delete cascade,
     person_id uuid not null,
     role text not null check (role in ${ROLES}),
     joined_at timestamptz not null,
     invited_by_id uuid,
     primary key (workspace_id, person_id)
   )`,
  'create index staff_member_person on staff_member (person_id)',
  `create table staff_policy (
     workspace_id uuid primary key references workspace (id) on delete cascade,
     demand text not null check (demand in ('none', 'any', 'passkey'))
   )`,
  `create table staff_invitation (
     workspace_id uuid not null references workspace (id) on delete cascade,
     id uuid not null,
     email text not null,
     role text not null check (role in ${ROLES}),
     language text,
     invited_by_id uuid,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     token_hash text,
     primary key (workspace_id, id),
     unique (workspace_id, email)
   )`,
  'create index staff_invitation_expires on staff_invitation (expires_at)',
  `create table staff_session (
     id uuid primary key,
     token_hash text not null unique,
     person_id uuid not null references person (id) on delete cascade,
     way text not null check (way in ('link', 'passkey', 'link_and_totp', 'recovery')),
     created_at timestamptz not null,
     last_seen_at timestamptz not null,
     proved_at timestamptz not null,
     ip text not null,
     device text
   )`,
  'create index staff_session_person on staff_session (person_id)',
  `create table sign_in_link (
     person_id uuid primary key references person (id) on delete cascade,
     id uuid not null,
     token_hash text not null unique,
     purpose text not null check (purpose in ('sign_in', 'recovery')),
     created_at timestamptz not null,
     expires_at timestamptz not null
   )`,
  `create table passkey (
     id uuid primary key,
     person_id uuid not null references person (id) on delete cascade,
     credential_id text not null unique,
     public_key text not null,
     counter bigint not null,
     transports text[] not null,
     is_backed_up boolean not null,
     name text not null,
     created_at timestamptz not null,
     last_used_at timestamptz
   )`,
  'create index passkey_person on passkey (person_id)',
  `create table staff_totp (
     person_id uuid primary key references person (id) on delete cascade,
     sealed text not null,
     created_at timestamptz not null,
     confirmed_at timestamptz,
     last_step bigint
   )`,
  `create table staff_challenge (
     hash text primary key,
     purpose text not null check (purpose in ('register', 'sign_in', 'prove')),
     person_id uuid,
     expires_at timestamptz not null
   )`,
  'create index staff_challenge_expires on staff_challenge (expires_at)',
  `create table staff_mail (
     id uuid primary key,
     kind text not null,
     email text not null,
     language text,
     details jsonb not null,
     due_at timestamptz not null,
     attempts integer not null,
     created_at timestamptz not null
   )`,
  'create index staff_mail_due on staff_mail (due_at)',
];
