import { randomUUID } from 'node:crypto';
import { aCheckout } from '@svc/checkout/testing';
import type { Contact, Person } from '@svc/customers';
import { aPerson, LINKED_AT } from '@svc/customers/testing';
import { aChallenge } from '@svc/otp/testing';
import { aCart, aLine, aPaidCart, PAID_AT } from '@svc/orders/testing';
import { anAttempt } from '@svc/payments/testing';
import { PostgresOrderBook, PostgresOrderReader } from '../orders';
import { insertChallenge } from '../testing/insert-challenge';
import { OutboxNotifier } from '../outbox';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { randomIds, useDatabase } from '../testing';
import { checkoutFixture } from '../testing/checkout-fixture';
import { bindCustomerTx, PostgresContactList } from '.';

const database = useDatabase();
/** Returns the hashes of codes to a number, under the present key and one before. */
const hashesOf = (of: string, e164: string) => ['now', 'before'].map((key) => `${key} ${of} ${e164}`);
const EMAIL = 'ade@example.com';
interface Cart {
  status: string;
  contact: null;
  responses: object;
  seats: object[];
  cart: { lines: { name: string; responses?: object }[] };
}
const ADDRESS = { line1: '1 Broad St', city: 'Lagos', country: 'NG' };

describe('erasing a person', () => {
  let workspaceId: string;
  let adé: Contact;

  const work = () => new PostgresUnitOfWork(database.sql, (sql) => bindCustomerTx(sql, randomIds, hashesOf));
  const join = (overrides: object = {}) =>
    work().run(({ contacts }) => contacts.join({ ...aPerson({ workspaceId, email: EMAIL }), id: randomUUID(), ...overrides }));
  const personOf = ({ id, email, phone }: Contact): Person => ({
    workspaceId,
    mode: 'live',
    contacts: [id],
    emails: email === undefined ? [] : [email],
    phones: phone === undefined ? [] : [phone],
  });
  const erase = (contact = adé) => work().run(({ contacts }) => contacts.erase(personOf(contact), [], LINKED_AT));
  const fileOf = (contact: Contact) => new PostgresContactList(database.sql, hashesOf).fileOf(personOf(contact));
  const select = <Row extends object>(columns: string, table: string) =>
    database.source.query<Row[]>(`select ${columns} from ${table} where workspace_id = $1`, [workspaceId]);

  beforeEach(async () => {
    workspaceId = await database.makeWorkspace();
    adé = await join();
  });

  async function order(overrides: Partial<Parameters<typeof aPaidCart>[0]> = {}) {
    const paid = aPaidCart({
      workspaceId,
      cart: aCart([aLine({ responses: { engraving: 'For Tolú' } })]),
      responses: { note: 'Ring twice' },
      deliveryAddress: ADDRESS,
      contact: { name: 'Adé', email: ' ADE@Example.com' },
      ...overrides,
    });
    await database.sql.transaction((sql) =>
      new PostgresOrderBook(sql).place({ ...paid, checkoutId: paid.checkoutId!, source: 'storefront_api' }),
    );
    const name = { workspaceId: paid.workspaceId, mode: paid.mode, orderId: paid.id };
    return { paid, read: async () => (await new PostgresOrderReader(database.sql).find(name))! };
  }

  const checkout = (overrides: Parameters<typeof aCheckout>[0] = {}) =>
    checkoutFixture(database.source, new OutboxNotifier(database.sql, () => undefined)).open(
      aCheckout({ workspaceId, kind: 'products', eventId: undefined, ...overrides }),
    );

  it('keeps the money and goods of an order, and notifies integrations that sync it', async () => {
    const { paid, read } = await order();
    const before = await read();
    await database.source.query(
      `update store_order set refund_request = '{"state": "declined", "askedAt": "2026-02-01T12:00:00.000Z", "reason": "I am ill", "message": "Dear Adé"}' where id = $1`,
      [paid.id],
    );
    await database.source.query('delete from sync_dirty');
    await erase();
    const { lines: _, ...totals } = paid.cart;
    const after = await read();
    expect(after).toMatchObject({
      number: before.number,
      totals,
      paidMinor: paid.paidMinor,
      placedAt: PAID_AT,
      contact: { id: adé.id, name: 'Erased' },
      responses: {},
      version: before.version + 1,
    });
    expect(after.refundRequest).toEqual({ state: 'declined', askedAt: '2026-02-01T12:00:00.000Z' });
    expect([after.contact, after.deliveryAddress, after.items[0]!.line]).toEqual([
      { id: adé.id, name: 'Erased' },
      undefined,
      { ...before.items[0]!.line, responses: undefined },
    ]);
    expect(await select('id', 'sync_dirty')).toContainEqual({ id: paid.id });
  });

  it('leaves other people alone, and the same person in another mode or workspace', async () => {
    const other = await database.makeWorkspace();
    const orders = [
      await order({ contact: { name: 'Bọ́lá', email: 'bola@example.com' } }),
      await order({ mode: 'test' }),
      await order({ workspaceId: other }),
    ];
    await checkout({ contact: { email: 'bola@example.com' } });
    const before = await Promise.all(orders.map(({ read }) => read()));
    await erase();
    expect(await Promise.all(orders.map(({ read }) => read()))).toEqual(before);
    expect(await select('contact', 'checkout')).toEqual([{ contact: { email: 'bola@example.com' } }]);
  });

  it('takes the buyer out of carts, those still open and those that lapsed', async () => {
    const seat = { id: randomUUID(), lineId: randomUUID(), ticketTypeId: randomUUID(), position: 0, ticket: 0, countedDayIds: [] };
    await checkout({
      contact: { name: 'Adé', email: 'Ade@Example.com' },
      responses: { note: 'Ring twice' },
      seats: [{ ...seat, name: 'Adé', dateOfBirth: '1987-06-05', responses: { meal: 'fish' } }],
    });
    await checkout({
      status: 'expired',
      contact: { email: EMAIL },
      cart: aCart([aLine({ name: 'First', responses: { engraving: 'For Tolú' } }), aLine({ name: 'Second' })]),
    });
    await erase();
    const carts = await select<Cart>('status, contact, responses, seats, cart', 'checkout');
    expect(carts.map(({ status, contact, responses, seats }) => ({ status, contact, responses, seats }))).toEqual(
      expect.arrayContaining([
        { status: 'open', contact: null, responses: {}, seats: [{ ...seat, responses: {} }] },
        { status: 'expired', contact: null, responses: {}, seats: [] },
      ]),
    );
    expect(carts.find(({ status }) => status === 'expired')!.cart.lines.map(({ name, responses }) => [name, responses])).toEqual([
      ['First', undefined],
      ['Second', undefined],
    ]);
  });

  it('[D-104] takes the payer off parts of what others save up for, whose money stays', async () => {
    const plan = aCheckout({ workspaceId, kind: 'products', eventId: undefined, contact: { email: 'bola@example.com' } });
    const { work: checkouts } = checkoutFixture(database.source, new OutboxNotifier(database.sql, () => undefined));
    await checkout(plan);
    const payers = [
      { name: 'Adé', email: 'Ade@Example.com' },
      { name: 'Tolú', email: 'tolu@example.com' },
    ];
    const parts = payers.map((payer) =>
      anAttempt({ workspaceId, mode: plan.mode, checkoutId: plan.id, id: randomUUID(), reference: randomUUID(), payer }),
    );
    await checkouts.run(async ({ attempts }) => {
      for (const part of parts) await attempts.insert(part);
    });
    expect((await fileOf(adé)).partsPaid).toMatchObject([
      { id: parts[0]!.id, checkoutId: plan.id, ...payers[0], amountMinor: parts[0]!.amountMinor },
    ]);
    await erase();
    const attempts = await checkouts.run(({ attempts }) => attempts.ofCheckout({ workspaceId, mode: plan.mode, checkoutId: plan.id }));
    expect(new Map(attempts.map(({ id, payer }) => [id, payer]))).toEqual(
      new Map(parts.map(({ id }, at) => [id, at === 0 ? undefined : payers[1]])),
    );
  });

  it('takes the address off messages, and sends those no more that were still to be sent', async () => {
    const message = (recipient: string, state: string, subject: string = randomUUID()) =>
      database.source.query(
        `insert into message (workspace_id, mode, id, kind, channel, recipient, subject_id, version, state, last_error) values ($1, 'live', $2, 'order_confirmed', 'email', $3, $4, $2, $5, 'No such ' || $3)`,
        [workspaceId, randomUUID(), recipient, subject, state],
      );
    const { paid } = await order();
    await message('Ade@Example.com', 'sent');
    await message(EMAIL, 'due');
    await message('+2348031234567', 'failed', paid.id);
    await message('bola@example.com', 'due');
    await erase();
    const messages = await select('recipient, state, last_error as error', 'message');
    expect(messages).toHaveLength(4);
    expect(messages).toEqual(
      expect.arrayContaining([
        { recipient: expect.stringMatching(/^Erased ./) as string, state: 'sent', error: null },
        { recipient: expect.stringMatching(/^Erased ./) as string, state: 'skipped', error: null },
        { recipient: 'bola@example.com', state: 'due', error: 'No such bola@example.com' },
      ]),
    );
  });

  it('takes the number off codes that went to the phone, under whatever key they were stored, and keeps their cost', async () => {
    const phone = '+2348031234567';
    const [present, former] = hashesOf(workspaceId, phone);
    const challenges = [present!, former!, 'of another number'].map((hash) =>
      aChallenge({ workspaceId, purpose: 'sign-in', providerRef: 'SM1', destination: { ...aChallenge().destination, hash } }),
    );
    await database.sql.transaction(async (sql) => {
      for (const challenge of challenges) await insertChallenge(sql, challenge);
    });
    const caller = await join({ email: undefined, phone });
    const file = () => fileOf(caller);
    expect((await file()).codes).toEqual(
      expect.arrayContaining(
        challenges.slice(0, 2).map(({ id }) => ({
          id,
          to: '+234*******678',
          country: 'NG',
          channel: 'whatsapp',
          sender: 'own',
          purpose: 'sign-in',
          providerRef: 'SM1',
          createdAt: expect.stringMatching(/Z$/) as string,
        })),
      ),
    );
    expect((await file()).codes).toHaveLength(2);
    await erase(caller);
    const codes = await select<{ masked: string; hash: string; purpose: string | null }>(
      'masked, destination_hash as hash, purpose',
      'otp_challenge',
    );
    expect(codes.filter(({ masked, purpose }) => masked === 'Erased' && purpose === null)).toHaveLength(2);
    expect(codes.map(({ hash }) => hash)).toContain('of another number');
    expect(JSON.stringify(codes)).not.toContain(phone);
  });

  it('deletes no contact of test mode that an order still names', async () => {
    const tester = await join({ mode: 'test' });
    await order({ mode: 'test' });
    const purge = () => work().run(({ contacts }) => contacts.purgeTests(new Date('2999-01-01T00:00:00.000Z'), 1_000));
    await purge();
    expect(await new PostgresContactList(database.sql, hashesOf).find(workspaceId, tester.id)).toBeDefined();
    await database.source.query('delete from store_order where workspace_id = $1', [workspaceId]);
    await purge();
    expect(await new PostgresContactList(database.sql, hashesOf).find(workspaceId, tester.id)).toBeUndefined();
  });

  it('keeps that a discount code was used, by nobody in particular', async () => {
    const cart = aCheckout({ workspaceId, kind: 'products', eventId: undefined });
    await checkout(cart);
    await database.source.query(
      `insert into discount_use (workspace_id, mode, checkout_id, code_id, contact_key, n) values ($1, 'live', $2, $3, $4, 1), ($1, 'live', $2, $3, 'bola@example.com', 1)`,
      [workspaceId, cart.id, randomUUID(), EMAIL],
    );
    await erase();
    const uses = await select('contact_key as by', 'discount_use');
    expect(uses).toHaveLength(2);
    expect(uses).toEqual(expect.arrayContaining([{ by: adé.id }, { by: 'bola@example.com' }]));
  });

  it('finds orders and messages by a phone alone', async () => {
    const caller = await join({ email: undefined, phone: '+2348031234567' });
    const { read } = await order({ contact: { name: 'Tolú', phone: '+2348031234567' } });
    await checkout({ contact: { phone: '+2348031234567' } });
    await checkout({ contact: { phone: '+2348031234567', email: 'bola@example.com' } });
    await erase(caller);
    expect((await read()).contact).toEqual({ id: caller.id, name: 'Erased' });
    expect((await select<{ contact: unknown }>('contact', 'checkout')).map(({ contact }) => contact)).toEqual(
      expect.arrayContaining([null, { email: 'bola@example.com' }]),
    );
    expect(await new PostgresContactList(database.sql, hashesOf).find(workspaceId, adé.id)).toEqual(adé);
  });
});
