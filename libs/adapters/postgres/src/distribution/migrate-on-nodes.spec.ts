import { createsTableOfNodes } from './migrate-on-nodes';

describe('a statement of a migration', () => {
  it.each([
    'create table rating (workspace_id uuid not null, id uuid not null)',
    `-- new\n  CREATE TABLE IF NOT EXISTS "rating" (workspace_id uuid)`,
    'create unlogged table public.rating (workspace_id uuid)',
    'create table workspace_clock (id integer)',
  ])('[ADR 0170 r2] creates a table of the nodes: %s', (statement) => {
    expect(createsTableOfNodes(statement)).toBe(true);
  });

  it.each([
    'create table rating_source (id integer)',
    'create table rate_bucket (workspace_id uuid)',
    'create temporary table rating (workspace_id uuid)',
    'create table webhook_event_first partition of webhook_event default',
    'create index rating_stars on rating (workspace_id, stars)',
    `comment on table rating is 'create table rating (workspace_id uuid)'`,
  ])('[ADR 0170 r2] creates none of the nodes: %s', (statement) => {
    expect(createsTableOfNodes(statement)).toBe(false);
  });
});
