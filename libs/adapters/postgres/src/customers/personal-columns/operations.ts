import {
  type AreaTreatment,
  COUNTS,
  KEYS,
  notPersonal,
  OF_THE_MERCHANT,
  personal,
  STATE_OF_WORK,
  tableOf,
  tableWithoutPeople,
} from './column-treatment';

const REFS_ALONE = 'A body of refs, states and amounts (D-70). It names nobody, since erased rows answer to no ref with details.';

/** The workspace, its keys, logs and clocks, webhooks, the outbox, delta reads, and what the service keeps of itself. */
export const OPERATION_COLUMNS: AreaTreatment = {
  access_key: tableWithoutPeople(
    'workspace_id, id, kind, mode, scopes, origins, label, limits, role, permissions, made_by_id, prefix, ending, created_at, expires_at, paused_at, revoked_at, replaced_by_id, last_used_at, last_used_ip',
    OF_THE_MERCHANT,
  ),
  access_key_hash: tableWithoutPeople('hash, workspace_id, key_id', OF_THE_MERCHANT),
  audit_entry: tableOf(
    notPersonal('workspace_id, id, key_id, person_id, request_id', KEYS),
    notPersonal(
      'at, action, subject_kind, subject_ref, fields',
      'Who of the merchant’s side did what to which ref, and the names of the fields.',
    ),
    notPersonal('subject_name', 'The slug, number or label of a thing of the shop; never a person’s name or address.'),
    personal('details', {
      exportedBy: {
        not: 'Counts, days and amounts, and the reason that the merchant noted with an order; that of a refund is exported with it.',
      },
      erasedBy: ['reasons in the audit log'],
    }),
  ),
  kept_answer: tableOf(
    personal('body, headers, status', {
      exportedBy: {
        not: 'The answer to a request of the merchant, kept for 24 hours; what it tells of a person is exported from where it is stored.',
      },
      erasedBy: ['kept answers'],
    }),
    notPersonal('workspace_id, operation, key_hash, fingerprint', 'Operation, key and request of the merchant, the latter two as hashes.'),
    notPersonal('created_at, kept_until', STATE_OF_WORK),
  ),
  migration: tableWithoutPeople('id, timestamp, name', 'The migrations of the database.'),
  outbox: tableOf(
    personal('data', {
      exportedBy: { not: 'Refs and figures of a fact until it is relayed, a moment later; tracking is exported with its order.' },
      erasedBy: ['facts of fulfillments'],
    }),
    notPersonal('id, workspace_id, mode, type', KEYS),
    notPersonal('occurred_at, due_at, attempts, last_error, trace_context', STATE_OF_WORK),
  ),
  rate_bucket: tableWithoutPeople(
    'id, tokens, granted, at, full_at',
    'A limit under a shortened network address or a hash. It is deleted when it is full again, within an hour at most.',
  ),
  recurring_task: tableWithoutPeople('name, every_ms, known_since, named_at, done_at', STATE_OF_WORK),
  refused_job: tableWithoutPeople('queue, refused, last_reason, last_at', STATE_OF_WORK),
  request_log: tableOf(
    notPersonal('workspace_id, id, key_id', KEYS),
    notPersonal('key_kind, mode, method, status, ms, error_code', COUNTS),
    notPersonal('path, fields', 'The path without its query, which has refs and slugs alone, and the names of refused fields, for 7 days.'),
  ),
  secret_key_fingerprint: tableWithoutPeople('fingerprint, position, added_at, retired_at', OF_THE_MERCHANT),
  service_clock: tableWithoutPeople('singleton, offset_seconds', STATE_OF_WORK),
  sql_function: tableWithoutPeople('name, hash, superseded', 'The functions of the database.'),
  removed_workspace: tableWithoutPeople(
    'id, slug, request_id, counts, requested_at, started_at, total_rows, removed_rows, finished_at',
    'What is left of a workspace that the operator removed: its slug, and numbers.',
  ),
  sync_dirty: tableWithoutPeople('workspace_id, seq, mode, kind, id, noted_at', KEYS),
  sync_feed: tableWithoutPeople('workspace_id, mode, kind, last_stamp', STATE_OF_WORK),
  sync_stamp: tableWithoutPeople('workspace_id, mode, kind, id, updated_at, changes_at', KEYS),
  webhook_attempt: tableOf(
    notPersonal('workspace_id, delivery_id, attempt', KEYS),
    notPersonal('at, duration_ms, outcome, status', STATE_OF_WORK),
    notPersonal('response_body', 'The beginning of what the merchant’s own server answered to refs, for 30 days.'),
  ),
  webhook_delivery: tableWithoutPeople(
    'workspace_id, id, event_id, destination_id, state, due_at, attempts, tries, delivered_at',
    STATE_OF_WORK,
  ),
  webhook_destination: tableWithoutPeople(
    'workspace_id, id, url, description, mode, events, max_per_second, secret, next_secret, created_at, disabled_at, disabled_reason, health',
    OF_THE_MERCHANT,
  ),
  webhook_event: tableOf(
    notPersonal('workspace_id, id, mode', KEYS),
    notPersonal('type, body', REFS_ALONE),
    notPersonal('created_at, trace_context', STATE_OF_WORK),
  ),
  webhook_listener: tableWithoutPeople('workspace_id, id, mode, events, epoch, given, seen_at', STATE_OF_WORK),
  webhook_listener_delivery: tableWithoutPeople('workspace_id, listener_id, event_id, id, number', STATE_OF_WORK),
  workspace: tableWithoutPeople(
    'id, slug, display_name, timezone, currencies, api_enabled, secret_keys_enabled, headless_enabled, settings, merchant_notices, suspended_at, suspension_reason, created_at, updated_at',
    OF_THE_MERCHANT,
  ),
  workspace_clock: tableWithoutPeople(
    'workspace_id, mode, offset_seconds, frozen_at, advancing_to, runs_after, steps, leased_until',
    STATE_OF_WORK,
  ),
};
