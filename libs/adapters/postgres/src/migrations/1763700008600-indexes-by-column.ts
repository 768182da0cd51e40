import type { MigrationInterface, QueryRunner } from 'typeorm';

export interface ReplacedIndex {
  name: string;
  table: string;
  definition: string;
  /** Definition that it takes the place of. */
  before: string;
}

/** Columns after `workspace_id`, as they were and as they are, and what stands behind them. */
type Columns = readonly [before: string, now: string, tail?: string];

const BY_COLUMN: Readonly<Record<string, Readonly<Record<string, Columns>>>> = {
  admission: {
    admission_workspace_id_mode_attendee_id_event_day_id_key: [
      'mode, attendee_id, event_day_id',
      'attendee_id, mode, event_day_id',
      'nulls not distinct',
    ],
  },
  attendee: {
    attendee_event: ['mode, event_id, id', 'event_id, id, mode'],
    attendee_given: ['mode, event_id, id', 'event_id, id, mode', 'where given_at is not null'],
    attendee_person: ['mode, lower(btrim(email))', 'lower(btrim(email)), mode', 'where email is not null'],
    attendee_bought: ['mode, order_item_id, position', 'order_item_id, mode, position', 'where order_item_id is not null'],
    attendee_given_free: [
      'mode, event_id, lower(btrim(email))',
      'lower(btrim(email)), event_id, mode',
      `where given_at is not null and registration_id is not null and status in ('pending', 'confirmed', 'checked_in')`,
    ],
    attendee_position: ['mode, registration_id, position', 'registration_id, mode, position', 'where registration_id is not null'],
  },
  checkout: {
    checkout_balance: ['mode, balance_of, id', 'balance_of, mode, id', 'where balance_of is not null'],
    checkout_buyer: ['mode, event_id, contact_email', 'event_id, contact_email, mode', `where status = 'open' and event_id is not null`],
    checkout_of_key: ['mode, key_id', 'key_id, mode', `where status = 'open' and key_id is not null`],
    checkout_person: ['mode, contact_email', 'contact_email, mode', `where status <> 'open' and contact_email is not null`],
    checkout_key: ['mode, operation, idempotency_key', 'idempotency_key, mode, operation', 'where idempotency_key is not null'],
  },
  confirmation: {
    confirmation_subject: ['mode, subject_id, purpose, created_at', 'subject_id, mode, purpose, created_at'],
  },
  contact: {
    contact_identity: ['mode, identity', 'identity, mode'],
  },
  customer_link: {
    customer_link_contact: ['mode, contact_id, id', 'contact_id, mode, id'],
    customer_link_workspace_id_mode_external_ref_key: ['mode, external_ref', 'external_ref, mode'],
  },
  discount_use: {
    discount_use_checkout: ['mode, checkout_id', 'checkout_id, mode'],
  },
  form_submission: {
    form_submission_form: ['mode, form_id, id', 'form_id, mode, id'],
    form_submission_person: [`mode, (identity ->> 'email')`, `(identity ->> 'email'), mode`, `where identity ? 'email'`],
    form_submission_sent: ['mode, submitted_at', 'submitted_at, mode'],
    form_submission_sending: ['mode, sending_key', 'sending_key, mode', 'where sending_key is not null'],
  },
  former_slug: {
    former_slug_of_thing: ['kind, thing_id', 'thing_id, kind'],
  },
  fulfillment: {
    fulfillment_order: ['mode, order_id', 'order_id, mode'],
  },
  hold: {
    hold_of_subject: ['mode, kind, subject_id, start_at', 'subject_id, mode, kind, start_at', `where state = 'held'`],
  },
  message: {
    message_once: ['mode, kind, subject_id, version, recipient', 'subject_id, mode, kind, version, recipient'],
  },
  order_item: {
    order_item_position: ['mode, order_id, position', 'order_id, mode, position'],
  },
  order_refund: {
    order_refund_order: ['mode, order_id', 'order_id, mode'],
  },
  otp_challenge: {
    otp_challenge_country: ['mode, key_id, country, created_at desc', 'country, key_id, created_at desc'],
    otp_challenge_destination: ['mode, destination_hash, created_at desc', 'destination_hash, created_at desc'],
    otp_challenge_of_key: ['mode, key_id, created_at desc', 'key_id, created_at desc', `where status <> 'failed'`],
    otp_challenge_of_visitor: ['mode, visitor_hash, created_at desc', 'visitor_hash, created_at desc', 'where visitor_hash is not null'],
    otp_challenge_prefix: ['mode, key_id, prefix_hash, created_at desc', 'prefix_hash, key_id, created_at desc'],
  },
  payment_attempt: {
    payment_attempt_checkout: ['mode, checkout_id', 'checkout_id, mode'],
    payment_attempt_payer: ['mode, lower(payer_email)', 'lower(payer_email), mode', 'where payer_email is not null'],
  },
  payment_exception: {
    payment_exception_dispute: ['mode, payment_id, dispute_id', 'payment_id, mode, dispute_id', 'where dispute_id is not null'],
    payment_exception_rail: ['mode, rail', 'rail, mode', `where kind = 'rail_refused' and resolved_at is null`],
  },
  payment: {
    payment_checkout: ['mode, checkout_id', 'checkout_id, mode'],
    payment_receipt: ['mode, provider, provider_reference', 'provider_reference, mode, provider'],
  },
  provider_event: {
    provider_event_workspace_id_mode_provider_event_id_key: ['mode, provider, event_id', 'event_id, mode, provider'],
  },
  refund: {
    refund_checkout: ['mode, checkout_id', 'checkout_id, mode'],
    refund_payment: ['mode, payment_id', 'payment_id, mode'],
    refund_at_provider: [
      'mode, payment_id, provider_refund_id',
      'payment_id, mode, provider_refund_id',
      'where provider_refund_id is not null',
    ],
  },
  registration: {
    registration_event: ['mode, event_id, id', 'event_id, id, mode'],
    registration_person: ['mode, guest_key', 'guest_key, mode'],
    registration_guest: ['mode, event_id, guest_key', 'guest_key, event_id, mode', 'where ended_at is null'],
    registration_key: ['mode, idempotency_key', 'idempotency_key, mode', 'where idempotency_key is not null'],
  },
  sandbox_receipt: {
    sandbox_receipt_charge: ['mode, reference', 'reference, mode'],
  },
  sandbox_refund: {
    sandbox_refund_receipt: ['mode, receipt_id', 'receipt_id, mode'],
  },
  store_order: {
    store_order_contact: [`mode, (contact ->> 'id')`, `(contact ->> 'id'), mode`],
    store_order_of_event: ['mode, event_id, id', 'event_id, id, mode', 'where event_id is not null'],
    store_order_refund_request: [`mode, (refund_request ->> 'state'), id`, 'mode, id', 'where refund_request is not null'],
    store_order_status: ['mode, status, id', 'status, mode, id', `where status <> 'paid'`],
    store_order_to_fulfil: [
      'mode, fulfillment_status, id',
      'fulfillment_status, mode, id',
      `where fulfillment_status not in ('fulfilled', 'not_required')`,
    ],
    store_order_checkout: ['mode, checkout_id', 'checkout_id, mode', 'where checkout_id is not null'],
    store_order_number: ['mode, number', 'number, mode', 'where number is not null'],
  },
  subscription: {
    subscription_list: ['mode, kind, id', 'kind, mode, id'],
    subscription_workspace_id_mode_email_kind_variant_id_key: [
      'mode, email, kind, variant_id',
      'email, mode, kind, variant_id',
      'nulls not distinct',
    ],
  },
  ticket_code: {
    ticket_code_workspace_id_mode_code_key: ['mode, code', 'code, mode'],
  },
};

/** The same for what identifies a row that is not deleted. */
const LIVE: Readonly<Record<string, Readonly<Record<string, readonly [before: string, now: string]>>>> = {
  collection: { collection_slug: ['lower(slug)', 'lower(slug), (deleted_at is null)'] },
  delivery_zone: { delivery_zone_key: ['lower(key)', 'lower(key), (deleted_at is null)'] },
  discount_code: { discount_code_code: ['lower(code)', 'lower(code), (deleted_at is null)'] },
  event: { event_slug: ['lower(slug)', 'lower(slug), (deleted_at is null)'] },
  event_day: { event_day_key: ['event_id, lower(key)', 'event_id, (deleted_at is null), lower(key)'] },
  product: { product_slug: ['lower(slug)', 'lower(slug), (deleted_at is null)'] },
  promoter_code: { promoter_code_code: ['lower(code)', 'lower(code), (deleted_at is null)'] },
  ticket_type: { ticket_type_key: ['event_id, lower(key)', 'event_id, (deleted_at is null), lower(key)'] },
  unlock_code: { unlock_code_code: ['event_id, lower(code)', 'event_id, (deleted_at is null), lower(code)'] },
  variant: { variant_key: ['product_id, key', 'product_id, (deleted_at is null), key'] },
};

const LISTS: readonly ReplacedIndex[] = [
  {
    name: 'checkout_open',
    table: 'checkout',
    before: `(workspace_id, mode, id) where status = 'open'`,
    definition: `(workspace_id, mode, id) where (status = 'open') is true`,
  },
  {
    name: 'event_shown',
    table: 'event',
    before: '(workspace_id, end_at) where deleted_at is null and published',
    definition: '(workspace_id, (deleted_at is null), published, end_at)',
  },
  {
    name: 'product_position',
    table: 'product',
    before: '(workspace_id, is_package, position) where deleted_at is null',
    definition: '(workspace_id, (deleted_at is null), is_package, position)',
  },
  {
    name: 'product_shown',
    table: 'product',
    before: '(workspace_id, position, id) where deleted_at is null and published',
    definition: '(workspace_id, (deleted_at is null), published, position, id)',
  },
];

/** Deleted rows may share a slug, a key or a code. */
const DELETED_ID = '(case when deleted_at is not null then id end)';

/**
 * Indexes whose columns the planner weighs rightly before it has statistics: the column that tells rows apart stands before `mode`, and
 * `deleted_at is null` is a column of type boolean (ADR 0145). Large tables get them before, while others write (`replaceIndexes`).
 */
export const INDEXES_BY_COLUMN: readonly ReplacedIndex[] = [
  ...each(BY_COLUMN, ([before, now, tail = '']) => ({
    before: `(workspace_id, ${before}) ${tail}`,
    definition: `(workspace_id, ${now}) ${tail}`,
  })),
  ...each(LIVE, ([before, now]) => ({
    before: `(workspace_id, ${before}) where deleted_at is null`,
    definition: `(workspace_id, ${now}, ${DELETED_ID}) nulls not distinct`,
  })),
  ...LISTS,
];

function each<Listed>(
  listed: Readonly<Record<string, Readonly<Record<string, Listed>>>>,
  definitionsOf: (columns: Listed) => Pick<ReplacedIndex, 'before' | 'definition'>,
): ReplacedIndex[] {
  return Object.entries(listed).flatMap(([table, indexes]) =>
    Object.entries(indexes).map(([name, columns]) => ({ name, table, ...definitionsOf(columns) })),
  );
}

/** Comment of an index that has its new definition. */
export const REPLACED = 'Weighed rightly without statistics (ADR 0145).';

export interface IndexState {
  /** The index has its new definition. */
  isReplaced: boolean;
  isThere: boolean;
  isUnique: boolean;
  isConstraint: boolean;
}

export async function indexState(runner: QueryRunner, name: string): Promise<IndexState> {
  const [state] = (await runner.query(STATE, [name, REPLACED])) as [IndexState];
  return state;
}

const STATE = `
  select i.indexrelid is not null as "isThere", obj_description(i.indexrelid, 'pg_class') is not distinct from $2 as "isReplaced",
         coalesce(i.indisunique, false) as "isUnique", exists (select from pg_constraint where conindid = i.indexrelid and contype = 'u') as "isConstraint"
    from (values (to_regclass($1))) as named (oid) left join pg_index i on i.indexrelid = named.oid`;

/** Indexes of constraints, which stay so: the release before names one of them in its statements. */
export const CONSTRAINTS: readonly string[] = [
  'admission_workspace_id_mode_attendee_id_event_day_id_key',
  'customer_link_workspace_id_mode_external_ref_key',
  'message_once',
  'payment_receipt',
  'provider_event_workspace_id_mode_provider_event_id_key',
  'subscription_workspace_id_mode_email_kind_variant_id_key',
  'ticket_code_workspace_id_mode_code_key',
];

export class IndexesByColumn1763700008600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { name, table, definition } of INDEXES_BY_COLUMN) {
      const { isReplaced, isUnique, isConstraint } = await indexState(runner, name);
      if (isReplaced) continue;
      await runner.query(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`);
      await runner.query(`create ${isUnique ? 'unique index' : 'index'} ${name} on ${table} ${definition}`);
      await runner.query(`comment on index ${name} is '${REPLACED}'`);
      if (CONSTRAINTS.includes(name)) await runner.query(`alter table ${table} add constraint ${name} unique using index ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name, table, before } of INDEXES_BY_COLUMN) {
      const { isUnique, isConstraint } = await indexState(runner, name);
      await runner.query(isConstraint ? `alter table ${table} drop constraint ${name}` : `drop index ${name}`);
      if (CONSTRAINTS.includes(name)) await runner.query(`alter table ${table} add constraint ${name} unique ${constraintOf(before)}`);
      else await runner.query(`create ${isUnique ? 'unique index' : 'index'} ${name} on ${table} ${before}`);
    }
  }
}

/** In a constraint the words about nulls stand before the columns. */
function constraintOf(definition: string): string {
  return definition.replace(/^(.*) (nulls not distinct)$/, '$2 $1');
}
