import { randomUUID } from 'node:crypto';
import type { LostPart, Uses } from '@svc/workspace-document';
import { anEvent, aProduct, aVariant, applying } from '@svc/workspace-document/testing';
import { asTenant } from '../row-level-security';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { createDataSource } from '../connection/data-source';
import { randomIds, useDatabase } from '../testing';
import { bindDocumentTx } from './document-tx';
import { sqlOf } from '../work/sql';

const database = useDatabase();
let workspaceId: string;

const question = (key: string) => ({ key, type: 'text', label: key });
const DOCUMENT = {
  version: 1,
  products: [aProduct({ slug: 'bag', formFields: [question('text')], variants: [aVariant({ key: 'red' }), aVariant({ key: 'blue' })] })],
  events: [
    anEvent({
      slug: 'gala',
      endAt: '2036-06-02T20:00:00Z',
      attachedProductRefs: [],
      days: [
        { key: 'friday', dayDate: '2036-06-01' },
        { key: 'saturday', dayDate: '2036-06-02' },
      ],
      ticketTypes: [
        { key: 'both', name: 'Both', kind: 'free', formFields: [question('meal'), question('car')] },
        { key: 'late', name: 'Late', kind: 'free', validDays: ['saturday'] },
      ],
    }),
  ],
  forms: [{ slug: 'contact', name: 'Contact', fields: [question('name'), question('photo')] }],
};

const work = (source = database.source) => new PostgresUnitOfWork(sqlOf(source), (sql) => bindDocumentTx(sql, randomIds));
const apply = (overrides: { document?: object; dryRun?: boolean; force?: boolean }) =>
  applying(work()).execute({ workspaceId, document: DOCUMENT, dryRun: false, ...overrides });

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  await apply({});
});

/** The id of a row by its key, or slug. */
async function idOf(table: string, name: string): Promise<string> {
  const column = table === 'event' || table === 'form' ? 'slug' : 'key';
  const [row] = await database.source.query<{ id: string }[]>(`select id from ${table} where workspace_id = $1 and ${column} = $2`, [
    workspaceId,
    name,
  ]);
  return row!.id;
}

async function register(type: string, seats: { status?: string; responses?: object; mode?: string; days?: string[] }[], responses = {}) {
  const id = randomUUID();
  const [event, ticketType] = [await idOf('event', 'gala'), await idOf('ticket_type', type)];
  const mode = seats[0]?.mode ?? 'live';
  await database.source.query(
    `insert into registration (workspace_id, mode, id, event_id, guest_key, name, email, responses, source) values ($1, $2, $3, $4, $5, 'Ada', 'ada@guests.example', $6, 'rsvp_link')`,
    [workspaceId, mode, id, event, id, responses],
  );
  for (const [position, seat] of seats.entries())
    await database.source.query(
      `insert into attendee (workspace_id, mode, id, registration_id, event_id, ticket_type_id, position, ticket, status, responses, counted_day_ids)
       values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`,
      [workspaceId, mode, randomUUID(), id, event, ticketType, position, seat.status ?? 'confirmed', seat.responses ?? {}, seat.days ?? []],
    );
}

async function buy(variantId: string, facts: { status?: string; responses?: object; refunded?: number; mode?: string } = {}) {
  const { status = 'paid', responses, refunded = 0, mode = 'live' } = facts;
  const order = randomUUID();
  await database.source.query(
    `insert into store_order (workspace_id, mode, id, source, status, fulfillment_status, totals, paid_minor, contact, placed_at)
     values ($1, $2, $3, 'storefront_api', $4, 'not_required', '{}', 0, '{}', service_now())`,
    [workspaceId, mode, order, status],
  );
  for (const position of [0, 1])
    await database.source.query(
      `insert into order_item (workspace_id, mode, id, order_id, position, refunded_quantity, line) values ($1, $2, $3, $4, $5, $6, $7)`,
      [workspaceId, mode, randomUUID(), order, position, refunded, { variantId, quantity: 1, ...(responses && { responses }) }],
    );
}

async function open(
  line: object,
  { isSaving = false, status = 'open', eventId }: { isSaving?: boolean; status?: string; eventId?: string } = {},
) {
  await database.source.query(
    `insert into checkout (workspace_id, mode, id, kind, channel, status, event_id, cart, saving, return_url, expires_at, created_at)
     values ($1, 'live', $2, $3, 'hosted', $4, $5, $6, $7, 'https://shop.example', service_now(), service_now())`,
    [
      workspaceId,
      randomUUID(),
      eventId ? 'event' : 'products',
      status,
      eventId,
      { currency: 'NGN', lines: [line, line] },
      isSaving ? { startedAt: '2026-03-01T09:00:00Z' } : null,
    ],
  );
}

async function submit(answers: (string | [string, string])[], files: string[] = []) {
  const keyed = (parts: (string | [string, string])[]) =>
    JSON.stringify(parts.map((answer) => (typeof answer === 'string' ? { key: answer } : { key: answer[0], value: answer[1] })));
  await database.source.query(
    `insert into form_submission (workspace_id, mode, id, form_id, form_slug, form_name, answers, files, identity, source, submitted_at)
     values ($1, 'live', $2, $3, 'contact', 'Contact', $4, $5, '{}', 'hosted', service_now())`,
    [workspaceId, randomUUID(), await idOf('form', 'contact'), keyed(answers), keyed(files)],
  );
}

const usesOf = async (document: object): Promise<Record<string, Uses>> => {
  const { inUse = [] } = await apply({ document: { version: 1, ...document }, dryRun: true });
  return Object.fromEntries(inUse.map(({ path, kind: _, ...uses }) => [path, uses]));
};
const [event] = DOCUMENT.events;
const gala = (overrides: object) => ({ events: [{ ...event, ...overrides }] });
const [both, late] = event!['ticketTypes'] as { formFields: object[] }[];

describe('the users of dropped parts', () => {
  it('[ADR 0100 r1] are each guest with a seat, by ticket type and by the days that it admits to', async () => {
    await register('both', [{}, { status: 'pending' }, { status: 'cancelled' }, { status: 'declined' }]);
    await register('late', [{ status: 'checked_in' }]);
    const friday = await idOf('event_day', 'friday');
    await register('late', [{ days: [friday] }]);
    expect(await usesOf({ events: [] })).toEqual({
      'events[gala].ticketTypes[both]': { guests: 2 },
      'events[gala].ticketTypes[late]': { guests: 2 },
      'events[gala].days[friday]': { guests: 3 },
      'events[gala].days[saturday]': { guests: 4 },
    });
    expect(Object.keys(await usesOf(gala({ ticketTypes: [late] })))).toEqual(['events[gala].ticketTypes[both]']);
  });

  it('[ADR 0100 r1] are each guest with an answer, their own or their registrant’s', async () => {
    await register('both', [{ responses: { meal: 'Rice' } }, {}, { status: 'cancelled', responses: { meal: 'Rice' } }]);
    await register('both', [{}, {}], { meal: 'Yam' });
    await register('late', [{}], { meal: 'Yam' });
    expect(await usesOf(gala({ ticketTypes: [{ ...both, formFields: [] }, late] }))).toEqual({
      'events[gala].ticketTypes[both].formFields[meal]': { answers: 3 },
    });
  });

  it('[D-148] are each holder of a ticket type that loses a valid day, and nobody of others', async () => {
    await register('both', [{}, { status: 'pending' }, { status: 'cancelled' }]);
    await register('late', [{}]);
    const short = gala({ ticketTypes: [{ ...both, validDays: ['saturday'] }, late] });
    expect(await usesOf(short)).toEqual({ 'events[gala].ticketTypes[both].validDays[friday]': { guests: 2 } });
    await expect(apply({ document: { version: 1, ...short } })).rejects.toMatchObject({
      details: { inUse: [{ kind: 'valid_day', guests: 2 }] },
    });
    expect(await usesOf(gala({ ticketTypes: [both, { ...late, validDays: [] }] }))).toEqual({});
  });

  it('[D-148] are each answer to a question of another type, and those alone with a choice that is gone', async () => {
    const select = (options: string[], type = 'select') =>
      gala({ ticketTypes: [{ ...both, formFields: [{ ...question('meal'), type, options }] }, late] });
    await apply({ document: { version: 1, ...select(['Rice', 'Yam', 'Beans'], 'multi_select') }, force: true });
    await register('both', [{ responses: { meal: ['Rice', 'Yam'] } }, {}], { meal: 'Yam' });
    const meal = 'events[gala].ticketTypes[both].formFields[meal]';
    expect(await usesOf(select(['Beans'], 'multi_select'))).toEqual({
      [`${meal}.options[Rice]`]: { answers: 1 },
      [`${meal}.options[Yam]`]: { answers: 2 },
    });
    expect(await usesOf(select(['Rice', 'Yam'], 'multi_select'))).toEqual({});
    expect(await usesOf(gala({ ticketTypes: [{ ...both, formFields: [question('meal')] }, late] }))).toEqual({
      [`${meal}.type`]: { answers: 2 },
    });
  });

  it('[D-148] are each order and submission with a choice that is gone', async () => {
    const [bag] = DOCUMENT.products;
    const [form] = DOCUMENT.forms;
    const products = (options: string[]) => [{ ...bag, formFields: [{ ...question('text'), type: 'radio', options }] }];
    const forms = (choices: string[]) => [{ ...form, fields: [{ ...question('name'), type: 'select', options: { choices } }] }];
    await apply({ document: { version: 1, products: products(['Plain', 'Knot']), forms: forms(['Ada', 'Bola']) } });
    await buy(await idOf('variant', 'red'), { responses: { text: 'Knot' } });
    await submit([['name', 'Ada']]);
    expect(await usesOf({ products: products(['Plain']), forms: forms(['Bola']) })).toEqual({
      'products[bag].formFields[text].options[Knot]': { answers: 1 },
      'forms[contact].fields[name].options[Ada]': { answers: 1 },
    });
    expect(await usesOf({ products: products(['Knot']), forms: forms(['Ada']) })).toEqual({});
  });

  it('[ADR 0100 r1] are each checkout that is open, and each savings plan', async () => {
    const [eventId, ticketTypeId] = [await idOf('event', 'gala'), await idOf('ticket_type', 'late')];
    await open({ ticketTypeId }, { eventId });
    await open({ ticketTypeId }, { eventId, isSaving: true });
    await open({ ticketTypeId }, { eventId, status: 'expired' });
    const variantId = await idOf('variant', 'red');
    await open({ variantId });
    expect(await usesOf({ events: [], products: [] })).toEqual({
      'events[gala].ticketTypes[late]': { checkouts: 1, savingsPlans: 1 },
      'events[gala].days[saturday]': { checkouts: 1, savingsPlans: 1 },
      'products[bag].variants[red]': { checkouts: 1 },
    });
  });

  it('[ADR 0100 r1] are each valid order, in both modes, and each with an answer', async () => {
    const [red, blue] = [await idOf('variant', 'red'), await idOf('variant', 'blue')];
    await buy(red, { responses: { text: 'For Ada' } });
    await buy(red, { status: 'deposit_paid', mode: 'test' });
    for (const facts of [{ status: 'refunded' }, { status: 'cancelled' }, { status: 'pending' }, { refunded: 1 }]) await buy(red, facts);
    await buy(blue, { responses: { text: 'For Bola' } });
    expect(await usesOf({ products: [] })).toEqual({
      'products[bag].variants[red]': { orders: 2 },
      'products[bag].variants[blue]': { orders: 1 },
    });
    const [bag] = DOCUMENT.products;
    expect(await usesOf({ products: [{ ...bag, formFields: [] }] })).toEqual({ 'products[bag].formFields[text]': { answers: 2 } });
  });

  it('[ADR 0100 r1] are each submission, with an answer or a file to a question', async () => {
    await submit(['name'], ['photo']);
    await submit(['name']);
    const [form] = DOCUMENT.forms;
    expect(await usesOf({ forms: [{ ...form, fields: [question('email')] }] })).toEqual({
      'forms[contact].fields[name]': { answers: 2 },
      'forms[contact].fields[photo]': { answers: 1 },
    });
    expect(await usesOf({ forms: [] })).toEqual({ 'forms[contact]': { answers: 2 } });
  });

  it('[ADR 0100 r1] are nobody of another workspace, and the same for a role bound by row-level security', async () => {
    const red = await idOf('variant', 'red');
    await buy(red);
    const [ours, theirs] = [workspaceId, await database.makeWorkspace()];
    const source = await createDataSource({ url: database.url, poolSize: 1, applicationName: 'uses', isTenantScoped: true }).initialize();
    const part: LostPart = { kind: 'variant', path: 'products[bag].variants[red]', ownerId: randomUUID(), ids: [red] };
    const count = (scope: string, of: string) => asTenant(scope, () => work(source).run((tx) => tx.usesOf(of).of([part])));
    expect([await count(ours, ours), await count(theirs, theirs), await count(theirs, ours)]).toEqual([[{ orders: 1 }], [{}], [{}]]);
    await source.destroy();
  });
});
