import { type Checkout, checkoutSettings, type Saving, waitsOf } from '@svc/checkout';
import { computed, day, integer, json, modeKey, moment, nullable, type RowOf, table, text, unselected, uuid } from '../rows/table';
import { columnOf, type FieldOf, fieldsOf, withoutNulls } from '../rows/statements';
import { areTicketsCancelled } from '../ticketing/cancelled-types';
import { statement } from '../work/statement';

type Part<Field extends keyof Checkout> = NonNullable<Checkout[Field]>;

/** Selected columns are a `Checkout` but for its waits; the others describe its opening. */
export const checkoutEntity = table('checkout', {
  ...modeKey(),
  kind: text<Checkout['kind']>(),
  channel: text<Checkout['channel']>(),
  status: text<Checkout['status']>(),
  eventId: nullable(uuid()),
  balanceOf: nullable(uuid()),
  cart: json<Checkout['cart']>(),
  seats: json<Checkout['seats']>(),
  responses: json<Checkout['responses']>(),
  dateOfBirth: nullable(day()),
  holdChanges: { ...json<Checkout['holdChanges']>(), name: 'moves' },
  holds: text<Checkout['holds']>(),
  heldUntil: nullable(moment()),
  contact: nullable(json<Part<'contact'>>()),
  contactEmail: computed(nullable(text())),
  deliveryAddress: nullable(json<Part<'deliveryAddress'>>()),
  returnUrl: text(),
  expiresAt: moment(),
  createdAt: moment(),
  completedAt: nullable(moment()),
  cancelledAt: nullable(moment()),
  cancelReason: nullable(text<Part<'cancelReason'>>()),
  orderId: nullable(uuid()),
  orderNumber: nullable(integer()),
  linkSerial: nullable(integer()),
  saving: nullable(json<Part<'saving'>>()),
  language: nullable(text()),
  version: integer(),
  updatedAt: unselected(moment()),
  keyId: unselected(nullable(uuid())),
  operation: unselected(nullable(text())),
  idempotencyKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
  keyUntil: unselected(nullable(moment())),
});

type CheckoutField = FieldOf<RowOf<typeof checkoutEntity>>;

const PARTS = fieldsOf(checkoutEntity);
const MOMENTS = PARTS.filter((field) => checkoutEntity.options.columns[field]?.type === 'timestamptz');
const MOMENTS_OF_SAVING = ['deadline', 'startedAt', 'remindAt'] as const satisfies readonly (keyof Saving)[];

/** A checkout as `checkoutJson` selects it: moments as texts, null for a field without a value. */
export type StoredCheckout = Record<keyof Checkout, unknown>;

/** SQL of the ticket types of a checkout's seats, as an array. */
const TYPES_OF = (row: string) =>
  `array(select (sold.seat ->> 'ticketTypeId')::uuid from jsonb_array_elements(${row}.seats) as sold (seat))`;

/** SQL of the row `row` of the table checkout as one jsonb. */
export function checkoutJson(row: string): string {
  const fields = PARTS.map((field) => `'${field}', ${row}.${columnOf(checkoutEntity, field)}`);
  return `jsonb_build_object(${fields.join(', ')}, 'waits', (select settings -> 'checkouts' from workspace where workspace.id = ${row}.workspace_id),
    'isEventCancelled', (select nullif(${areTicketsCancelled('event', TYPES_OF(row))}, false) from event where event.workspace_id = ${row}.workspace_id and event.id = ${row}.event_id))`;
}

export function checkoutOf(stored: StoredCheckout): Checkout {
  const checkout = withoutNulls<Record<string, unknown>>({ ...stored, waits: waitsOf(checkoutSettings.parse(stored.waits ?? {})) });
  readMoments(checkout, MOMENTS);
  if (checkout.saving) readMoments(checkout.saving as Record<string, unknown>, MOMENTS_OF_SAVING);
  return checkout as unknown as Checkout;
}

function readMoments(record: Record<string, unknown>, moments: readonly string[]): void {
  for (const moment of moments) if (moment in record) record[moment] = new Date(record[moment] as string);
}

/**
 * Returns a checkout by its columns, with the fields of its opening, as `jsonb_populate_record` takes it: JSON omits undefined
 * fields, which are null there.
 */
export function rowOfCheckout(checkout: Omit<Checkout, 'waits'>, opened: Partial<RowOf<typeof checkoutEntity>> = {}): object {
  const fields: Partial<Record<CheckoutField, unknown>> = { ...checkout, ...opened };
  const row: Record<string, unknown> = {};
  for (const [field, column] of WRITTEN) row[column] = fields[field];
  return row;
}

const OPENED_WITH = ['keyId', 'operation', 'idempotencyKey', 'fingerprint', 'keyUntil'] as const satisfies readonly CheckoutField[];
const WRITTEN = [...PARTS, ...OPENED_WITH].map((field) => [field, columnOf(checkoutEntity, field)] as const);

const LASTING: readonly CheckoutField[] = [
  'workspaceId',
  'mode',
  'id',
  'kind',
  'channel',
  'eventId',
  'balanceOf',
  'returnUrl',
  'createdAt',
  'version',
];
const CHANGING = PARTS.filter((field) => !LASTING.includes(field))
  .map((field) => columnOf(checkoutEntity, field))
  .join(', ');

/** Writes all changeable columns of a checkout; takes its workspace, mode and id, and its row. */
export const UPDATE_CHECKOUT = statement('checkout.update')`
  update checkout
     set (${CHANGING}) = (select ${CHANGING} from jsonb_populate_record(null::checkout, $4)), version = version + 1, updated_at = real_now()
   where workspace_id = $1 and mode = $2 and id = $3`;
