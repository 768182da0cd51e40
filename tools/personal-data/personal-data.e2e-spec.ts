import { COLUMN_LIST } from '@svc/adapters/postgres/testing';
import { refOf } from '@svc/kernel';
import { type BoxOffice, eventually, fillInForm, inDays, openBoxOffice, sharedService, type TestService } from '@svc/testing';
import { Client } from 'pg';

/** Mark in every detail of the person; each detail has its own text after it. */
const MARK = 'quixotic';
const PHONE = '+2348031234599';
const PERSON = { name: `${MARK} zed`, email: `${MARK}@guests.example`, phone: PHONE };
const HOST = { name: 'Generous Host', email: 'generous.host@guests.example' };
const FRIEND = { name: 'Honest Friend', email: 'honest.friend@guests.example' };
const FORM = {
  slug: 'ask',
  name: 'Ask us',
  fields: [
    { key: 'email', label: 'Your e-mail', type: 'email', identity: 'email' },
    { key: 'name', label: 'Your name', type: 'text', identity: 'name' },
    { key: 'text', label: 'Message', type: 'text' },
    { key: 'letter', label: 'A letter', type: 'file' },
  ],
};

const MEAL = { key: 'meal', type: 'text', label: 'Your meal' };
const GALA = {
  slug: 'gala',
  title: 'Gala',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [
    { key: 'free', name: 'Free', kind: 'free', formFields: [MEAL] },
    {
      key: 'seat',
      name: 'Seat',
      kind: 'paid',
      prices: [{ currency: 'NGN', priceMinor: 8_000 }],
      requiresAttendeeDetails: true,
      formFields: [MEAL],
    },
  ],
};

/** Columns that hold no text that a person chooses. */
const WITHOUT_TEXT = [
  ...['attendee.language', 'checkout.language', 'confirmation.language', 'registration.language', 'subscription.language'],
  ...['checkout.fingerprint', 'registration.fingerprint', 'form_submission.fingerprint', 'confirmation.digest'],
  ...['otp_challenge.destination_hash', 'otp_challenge.prefix_hash', 'otp_challenge.visitor_hash', 'otp_challenge.masked'],
  ...['form_submission.form_slug', 'form_submission.form_name'],
  // Codes are found by a hash of the number: erase-person.int-spec.ts writes and erases them.
  ...['otp_challenge.purpose', 'otp_challenge.delivery_reason', 'otp_challenge.provider_ref'],
];

/**
 * Columns that cannot be filled by using the service in a test of one file: they need a code out of a mail, a number at a provider, a provider
 * that refuses, a carrier in a fact that is relayed at once, or a savings plan. They are written beside the rows that use has made.
 */
const WRITTEN = [
  `update store_order set delivery_address = '{"line1": "${MARK}-street"}', refund_request = '{"state": "open", "askedAt": "2030-01-01T00:00:00Z", "reason": "${MARK}-ill", "message": "${MARK}-reply"}' where contact_email = '${PERSON.email}'`,
  `update checkout set delivery_address = '{"line1": "${MARK}-home"}' where contact_email = '${PERSON.email}'`,
  `update order_item i set line = line || '{"responses": {"engraving": "${MARK}-engraving"}}' from store_order o where o.id = i.order_id and o.contact_email = '${PERSON.email}'`,
  `update checkout set cart = jsonb_set(cart, '{lines,0,responses}', '{"engraving": "${MARK}-inscription"}') where contact_email = '${PERSON.email}'`,
  `update registration set idempotency_key = '${MARK}-register-key', fingerprint = 'x' where email = '${PERSON.email}'`,
  `update form_submission set sending_key = '${MARK}-sending-key', fingerprint = 'x' where identity ->> 'email' = '${PERSON.email}'`,
  `insert into fulfillment (workspace_id, mode, id, order_id, items, carrier, tracking_number, tracking_url, created_at) select workspace_id, mode, gen_random_uuid(), id, '[]', '${MARK}-carrier', '${MARK}-number', 'https://track.example/${MARK}-track', now() from store_order where contact_email = '${PERSON.email}'`,
  `update message set details = '{"handedOver": {"pieces": [], "isAll": true, "trackingNumber": "${MARK}-mailed"}}' where recipient = '${PERSON.email}' and kind = 'order_confirmed'`,
  `update message set last_error = '${MARK}-bounced', provider_ref = '${MARK}-smtp' where recipient = '${PERSON.email}'`,
  `insert into confirmation (workspace_id, mode, id, purpose, subject_id, digest, email, guesses, created_at) select workspace_id, mode, gen_random_uuid(), 'give_away', id, 'x', '${PERSON.email}', 0, now() from store_order where contact_email = '${PERSON.email}' limit 1`,
  `insert into discount_use (workspace_id, mode, checkout_id, code_id, contact_key, n) select workspace_id, mode, checkout_id, gen_random_uuid(), '${PERSON.email}', 1 from store_order where contact_email = '${PERSON.email}' limit 1`,
  `update payment_attempt a set payer_name = '${PERSON.name}', payer_email = '${PERSON.email}', instructions = '{"checkoutUrl": "https://pay.example/${MARK}-link"}' from store_order o where o.checkout_id = a.checkout_id and o.contact_email = '${PERSON.email}'`,
  `insert into outbox (id, workspace_id, mode, type, data, occurred_at, due_at, attempts) select gen_random_uuid(), workspace_id, mode, 'order.handed_over.v1', jsonb_build_object('orderId', id, 'pieces', '[]'::jsonb, 'isAll', true, 'trackingNumber', '${MARK}-relayed'), now(), now() + interval '1 day', 1 from store_order where contact_email = '${PERSON.email}' limit 1`,
];

const TEXTS = Object.entries(COLUMN_LIST).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, treatment]) =>
    treatment.isPersonal && !('not' in treatment.erasedBy)
      ? [{ table, column, name: `${table}.${column}`, exportedBy: treatment.exportedBy }]
      : [],
  ),
);

describe('the data of a person', () => {
  let service: TestService;
  let office: BoxOffice;
  let database: Client;
  const tickets = new Map<string, string>();

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'personal-data');
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await office.shop.apply({ version: 1, forms: [FORM], events: [GALA] });
    const { rows } = await database.query<{ key: string; id: string }>(
      `select t.key, t.id from ticket_type t join event e on e.id = t.event_id join workspace w on w.id = e.workspace_id where w.slug = $1 and e.slug = 'gala'`,
      [office.shop.slug],
    );
    for (const { key, id } of rows) tickets.set(key, refOf('tkt', id));
  });

  afterAll(async () => {
    await database?.end();
    await office?.close();
  });

  const manage = async <T>(path: string, body: object, headers: Record<string, string> = {}) => {
    const { status, body: answer } = await service.client.post<T>(`/v1/admin/${path}`, body, { key: office.shop.adminToken, headers });
    return { status, body: answer };
  };
  const store = async <T>(path: string, body: object, headers: Record<string, string> = {}) => {
    const answer = await service.client.post<T>(`/v1/store/${path}`, body, { key: office.shop.keys.secretLive, headers });
    expect({ path, status: answer.status, answer: [200, 201, 202].includes(answer.status) ? undefined : answer.body }).toEqual({
      path,
      status: expect.any(Number),
      answer: undefined,
    });
    return answer.body;
  };
  const exported = async () => JSON.stringify((await manage<object>('contacts/export', { email: PERSON.email })).body);

  const line = (key: string, attendees: object[] = [{}]) => ({ ticketTypeRef: tickets.get(key), quantity: attendees.length, attendees });

  async function open(contact: object, seats: object[], idempotencyKey = ''): Promise<{ ref: string; orderRef: string }> {
    const details = { contact, responses: { meal: `${MARK}-menu` }, returnUrl: `https://shop.example/thanks?who=${MARK}-return` };
    const request = contact === PERSON ? details : { contact, responses: { meal: 'Rice' } };
    const { status, body } = await office.open(office.asking([line('seat', seats)], request), { slug: 'gala', idempotencyKey });
    expect(status).toBe(201);
    return body;
  }

  async function buy(contact: object, seats: object[], idempotencyKey?: string): Promise<string> {
    const { ref, orderRef } = await open(contact, seats, idempotencyKey);
    await office.play(ref, 'card');
    return orderRef;
  }

  /** Returns what the rows of a column hold of the person. */
  async function valuesOf({ table, column }: { table: string; column: string }): Promise<string[]> {
    const { rows } = await database.query<{ value: string }>(
      `select "${column}"::text as value from "${table}" where "${column}"::text ilike $1 or "${column}"::text like $2`,
      [`%${MARK}%`, `%${PHONE}%`],
    );
    return rows.map(({ value }) => value);
  }

  async function isText({ table, column }: { table: string; column: string }): Promise<boolean> {
    const { rows } = await database.query<{ type: string }>(
      'select data_type as type from information_schema.columns where table_schema = $1 and table_name = $2 and column_name = $3',
      ['public', table, column],
    );
    return ['text', 'jsonb', 'json'].includes(rows[0]!.type);
  }

  /** Returns the tables with a row about the person. */
  async function traces(): Promise<string[]> {
    const { rows: tables } = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const columns: string[] = [];
    for (const { name } of tables) {
      const { rows } = await database.query<{ row: string }>(
        `select to_jsonb(thing)::text as row from "${name}" thing where to_jsonb(thing)::text ilike $1 or to_jsonb(thing)::text like $2`,
        [`%${MARK}%`, `%${PHONE}%`],
      );
      columns.push(...rows.map(({ row }) => `${name}: ${row}`));
    }
    return columns;
  }

  /** Gives the person money back; the answer is kept under the key. */
  const refund = (orderRef: string) =>
    manage<{ error: object }>(
      `orders/${orderRef}/refund`,
      { amountMinor: 100, reason: `${MARK}-goodwill` },
      { 'idempotency-key': 'goodwill' },
    );

  /** Uses the service as the person does, and as others and the merchant do with them; returns the ref of their order. */
  async function use(): Promise<string> {
    const details = { name: PERSON.name, email: PERSON.email, phone: PHONE, responses: { meal: `${MARK}-meal` } };
    const [friend, host] = [{ ...FRIEND }, { ...HOST }];
    const orderRef = await buy(PERSON, [{ name: PERSON.name, responses: { meal: `${MARK}-dish` } }, friend], `${MARK}-order-key`);
    await buy(HOST, [host, details]);
    await store('events/gala/register', { contact: HOST, tickets: [line('free', [host, details])], responses: { meal: 'Rice' } });
    await store('events/gala/register', { contact: PERSON, tickets: [line('free')], responses: { meal: `${MARK}-allergy` } });
    await open(HOST, [{ name: PERSON.name, email: PERSON.email, phone: PHONE }]);
    await open(PERSON, [{ name: PERSON.name }], `${MARK}-open-key`);
    await store('newsletter', { email: PERSON.email, name: `${MARK}-reader` });
    await store('customers/link', { email: PERSON.email, externalRef: `${MARK}-user`, phone: PHONE });
    await fillInForm(service, office.shop.slug, 'ask', {
      answers: { email: PERSON.email, name: `${MARK}-sender`, text: `${MARK}-question` },
      file: { key: 'letter', name: `${MARK}-letter.pdf`, type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\nA letter') },
    });
    expect((await refund(orderRef)).status).toBe(200);
    const noted = { note: `${MARK}-note` };
    expect((await service.client.patch(`/v1/admin/orders/${orderRef}`, noted, { key: office.shop.adminToken })).status).toBe(200);
    await manage('events/gala/messages', { subject: 'Doors', body: 'They open at noon.', who: 'all', about: 'event' });
    await eventually('mails are sent', async () => {
      const { rows: sent } = await database.query('select from message where recipient = $1 and state = $2', [PERSON.email, 'sent']);
      return sent.length >= 5;
    });
    return orderRef;
  }

  it('[D-152] fills every personal column of text, is exported from each, and is left in none once the person is erased', async () => {
    const orderRef = await use();
    for (const statement of WRITTEN) await database.query(statement);
    const columns: (typeof TEXTS)[number][] = [];
    for (const column of TEXTS) if (!WITHOUT_TEXT.includes(column.name) && (await isText(column))) columns.push(column);
    const values = new Map<string, string[]>();
    for (const column of columns) values.set(column.name, await valuesOf(column));
    expect([...values].filter(([, texts]) => texts.length === 0).map(([name]) => name)).toEqual([]);

    const file = await exported();
    const missing = columns
      .filter(({ exportedBy }) => !('not' in exportedBy))
      .flatMap(({ name }) =>
        values
          .get(name)!
          .flatMap((value) => value.match(new RegExp(`${MARK}-[a-z-]+`, 'gi')) ?? [])
          .map((detail) => `${name}: ${detail}`),
      )
      .filter((entry) => !file.includes(entry.slice(entry.indexOf(': ') + 2)));
    expect([...new Set(missing)]).toEqual([]);
    for (const detail of [PERSON.name, PERSON.email, PHONE]) expect(file).toContain(detail);
    expect(file).not.toContain(HOST.email);

    const refused = await manage<{ error: object }>('contacts/erase', { email: PERSON.email });
    expect([refused.status, refused.body.error]).toMatchObject([409, { code: 'CONFLICT', retryable: false }]);
    const erased = await manage<{ keptNames: { name: string }[] }>('contacts/erase?force=true', { email: PERSON.email });
    expect([erased.status, erased.body.keptNames]).toEqual([200, []]);
    expect(await traces()).toEqual([]);
    expect(await exported()).not.toContain(MARK);
    const log = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${orderRef}`, { key: office.shop.adminToken });
    expect(log.body.data).toMatchObject([
      { action: 'change', fields: ['note'] },
      { action: 'change', details: { refundMinor: 100, reason: null } },
    ]);
    const repeated = await refund(orderRef);
    expect([repeated.status, repeated.body.error]).toMatchObject([409, { code: 'CONFLICT', retryable: false }]);
  });
});
