/**
 * Place of a table where PostgreSQL is distributed. `spread`: each row is on the node of its workspace. `reference`: all rows are on every
 * node, so that statements of any workspace join it; a change is written to all. `local`: on the coordinator alone.
 */
export type TablePlace = 'spread' | 'reference' | 'local';

/** Tables with another place than `spread`. */
const OTHER_PLACES: Readonly<Record<string, TablePlace>> = {
  access_key_hash: 'reference',
  migration: 'local',
  passkey: 'reference',
  person: 'reference',
  rate_bucket: 'local',
  recurring_task: 'local',
  refused_job: 'local',
  removed_workspace: 'reference',
  secret_key_fingerprint: 'local',
  service_clock: 'reference',
  service_code_send: 'local',
  sign_in_link: 'reference',
  sql_function: 'local',
  staff_challenge: 'reference',
  staff_mail: 'local', // a queue: on every node, taking one mail would lock all
  staff_session: 'reference',
  staff_totp: 'reference',
  workspace: 'reference',
  workspace_clock: 'reference', // every moment is computed by it, and only developers change it
};

/** Returns the place of a table: of one that is not named, `spread`. */
export const placeOf = (table: string): TablePlace => OTHER_PLACES[table] ?? 'spread';

/** Primary keys of tables that are spread though theirs do not begin with the workspace: distributed, they do. */
export const KEYED_WITHOUT_WORKSPACE: Readonly<Record<string, string>> = { outbox: 'id', provider_reference: 'provider, reference' };
