import {
  eventually,
  fillInForm,
  openBoxOffice,
  openShop,
  SHOP_ORIGIN,
  startService,
  storedFiles,
  type BoxOffice,
  type ErrorBody,
  type RunningService,
} from '@svc/testing';
import { Client } from 'pg';

interface Contact {
  ref: string;
  mode: string;
  name?: string;
  email?: string;
  phone?: string;
  customerRef?: string;
  erasedAt?: string;
}
interface Personal {
  contact: Contact;
  links: { externalRef: string }[];
  orders: { ref: string; contact: object; totalMinor: number; items: { attendees: { name?: string; email?: string }[] }[] }[];
  registrations: { ref: string; email?: string; attendees: object[] }[];
  checkouts: { ref: string; status: string; contact?: object }[];
  subscriptions: { kind: string; state: string; email: string }[];
  submissions: { ref: string; formSlug: string; answers: { label: string; value: unknown }[]; files: string[] }[];
  messages: { kind: string; recipient: string; state: string }[];
}

const ADÉ = { name: 'Adékúnlé Zebulon', email: 'Zebulon@example.com', phone: '+2348031234567' };
const CONTACT_FORM = {
  slug: 'contact',
  name: 'Contact',
  fields: [
    { key: 'email', label: 'Your e-mail', type: 'email', identity: 'email' },
    { key: 'text', label: 'Message', type: 'text' },
    { key: 'letter', label: 'A letter', type: 'file' },
  ],
};
const FRIEND = 'friend@example.com';
/** Texts that must not be found anywhere once Adé is erased. */
const TRACES = ['zebulon', '8031234567', 'peanut-allergy', '1987-06-05', 'rheumatism'];

describe('contacts in the management API', () => {
  let service: RunningService;
  let office: BoxOffice;
  let orderRef: string;
  let database: Client;

  beforeAll(async () => {
    service = await startService();
    office = await openBoxOffice(service, 'people');
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await office.shop.apply({ version: 1, forms: [CONTACT_FORM] });
    await service.startWorker();
    orderRef = await buy(ADÉ);
    await register(ADÉ);
    await link({ email: ADÉ.email, externalRef: 'user_zebulon' });
    await service.client.post('/v1/store/newsletter', { email: ADÉ.email, name: ADÉ.name }, { key: office.shop.keys.secretLive });
    await office.open(office.asking([office.line('entry')], { contact: ADÉ }));
    await buy({ name: 'Bọ́lá', email: 'bola@example.com' });
    await write(ADÉ.email, 'My rheumatism is back');
    await write(FRIEND, 'Is there parking?');
    await buy(ADÉ, office.shop.keys.secretTest);
    await eventually(
      'three messages are sent',
      async () => (await exported()).messages.filter(({ state }) => state === 'sent').length >= 3,
    );
  });

  afterAll(async () => {
    await database?.end();
    await office?.close();
    await service?.stop();
  });

  const manage = <T>(path: string, key = office.shop.adminToken) => service.client.get<T>(`/v1/admin/${path}`, { key });
  const list = async (query = '') => (await manage<{ data: Contact[]; nextCursor?: string }>(`contacts${query}`)).body;
  const contactOf = async (search: string) => (await list(`?search=${search}`)).data[0]!;
  const exported = async (ref?: string) => (await manage<Personal>(`contacts/${ref ?? (await contactOf('zebulon')).ref}/export`)).body;
  const erase = (ref: string, query = '?force=true') =>
    service.client.post<Contact>(`/v1/admin/contacts/${ref}/erase${query}`, undefined, { key: office.shop.adminToken });
  const link = (body: object) =>
    service.client.post<{ contactRef: string }>('/v1/store/customers/link', body, { key: office.shop.keys.secretLive });

  async function buy(contact: { name: string; email: string; phone?: string }, key = office.shop.keys.secretLive): Promise<string> {
    const attendees = [
      { name: contact.name, dateOfBirth: contact === ADÉ ? '1987-06-05' : undefined },
      { name: 'A Friend', email: FRIEND },
    ];
    const { body } = await office.open(office.asking([office.line('table', { quantity: 2, attendees })], { contact, responses: {} }), {
      key,
    });
    await office.play(body.ref, 'card');
    return body.orderRef;
  }

  async function register(contact: object): Promise<void> {
    const body = { contact, tickets: [office.line('free')], dateOfBirth: '1987-06-05', responses: { note: 'peanut-allergy' } };
    const { status } = await service.client.post('/v1/store/events/festival/register', body, {
      key: office.shop.keys.publishableLive,
      origin: SHOP_ORIGIN,
      headers: { 'accept-language': 'fr-CA' },
    });
    expect(status).toBe(201);
  }

  const write = (email: string, text: string) =>
    fillInForm(service, 'people', 'contact', {
      answers: { email, text },
      file: { key: 'letter', name: `From ${email}.pdf`, type: 'application/pdf', bytes: Buffer.from('%PDF-1.7\nA letter') },
    });

  /** Returns the tables that contain a text, with the number of their rows. */
  async function tracesOf(text: string): Promise<string[]> {
    const { rows: tables } = await database.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
    );
    const counts = tables.map(
      ({ name }) => `select '${name}' as name, count(*)::integer as rows from "${name}" thing where to_jsonb(thing)::text ilike $1`,
    );
    const { rows: traces } = await database.query<{ name: string; rows: number }>(counts.join(' union all '), [`%${text}%`]);
    return traces.filter(({ rows }) => rows > 0).map(({ name, rows }) => `${name}: ${rows}`);
  }

  it('[decisions 3.5 orders] are one for what a person bought, registered for and was linked with, in each mode by itself', async () => {
    const { data } = await list();
    expect(data.map(({ email }) => email).sort()).toEqual(['bola@example.com', 'zebulon@example.com']);
    const adé = await contactOf('ZEBULON@');
    expect(adé).toMatchObject({
      mode: 'live',
      name: ADÉ.name,
      email: 'zebulon@example.com',
      phone: ADÉ.phone,
      customerRef: expect.stringMatching(/^cus_/),
    });
    expect((await manage<Contact>(`contacts/${adé.ref}`)).body).toEqual(adé);
    const [record] = (
      await service.client.get<{ ref: string; contact: Contact; customerRef?: string; externalRef?: string }[]>('/v1/store/orders', {
        key: office.shop.keys.secretLive,
      })
    ).body.filter(({ ref }) => ref === orderRef);
    expect(record).toMatchObject({ contact: { ref: adé.ref }, customerRef: adé.customerRef, externalRef: 'user_zebulon' });
    expect((await list('?mode=test')).data).toMatchObject([{ email: 'zebulon@example.com', mode: 'test' }]);
  });

  it('are listed page by page', async () => {
    const first = await list('?limit=1');
    const second = await list(`?limit=1&cursor=${first.nextCursor}`);
    expect([...first.data, ...second.data]).toEqual((await list()).data);
    expect(second.nextCursor).toBeUndefined();
  });

  it('are exported with all that is kept of them', async () => {
    const file = await exported();
    expect(file.links).toMatchObject([{ externalRef: 'user_zebulon' }]);
    expect(file.orders).toMatchObject([
      {
        ref: orderRef,
        contact: { email: ADÉ.email },
        items: [{ attendees: [{ name: ADÉ.name, dateOfBirth: '1987-06-05' }, { email: FRIEND }] }],
      },
    ]);
    expect(file.registrations).toMatchObject([{ email: ADÉ.email, language: 'fr-CA', attendees: [{ status: 'confirmed' }] }]);
    expect(file.checkouts).toMatchObject([{ status: 'open', contact: { email: ADÉ.email } }]);
    expect(file.subscriptions).toMatchObject([{ kind: 'newsletter', state: 'pending', email: 'zebulon@example.com' }]);
    expect(file.submissions).toEqual([
      {
        ref: expect.stringMatching(/^sub_/),
        formRef: expect.stringMatching(/^frm_/),
        formSlug: 'contact',
        formName: 'Contact',
        files: [expect.stringMatching(/zebulon.*pdf/i)],
        submittedAt: expect.stringMatching(/Z$/),
        answers: [
          { key: 'email', label: 'Your e-mail', type: 'email', value: ADÉ.email },
          { key: 'text', label: 'Message', type: 'text', value: 'My rheumatism is back' },
        ],
      },
    ]);
    expect(new Set(file.messages.map(({ kind }) => kind))).toEqual(
      new Set(['order_confirmed', 'registration_confirmed', 'newsletter_confirm']),
    );
  });

  it('have their links listed, by user and by contact', async () => {
    const links = async (query: string) =>
      (await manage<{ data: { externalRef: string; contactRef: string; test: boolean }[] }>(`customer-links${query}`)).body.data;
    const { ref } = await contactOf('zebulon');
    const expected = [{ externalRef: 'user_zebulon', contactRef: ref, test: false }];
    expect([await links(''), await links('?externalRef=user_zebulon'), await links(`?contact=${ref}`)]).toMatchObject([
      expected,
      expected,
      expected,
    ]);
    expect([
      await links('?mode=test'),
      await links('?externalRef=user_'),
      await links(`?contact=${(await contactOf('bola')).ref}`),
    ]).toEqual([[], [], []]);
  });

  it.each([
    'contacts?cursor=x',
    'contacts?mode=both',
    'contacts?email=x',
    'contacts?limit=0',
    'customer-links?contact=x',
    'customer-links?cursor=con_x',
  ])('are not listed by %s', async (path) => {
    const { status, body } = await manage<ErrorBody>(path);
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('[§1 r6] are not found by another workspace, nor are refs of nothing', async () => {
    const { ref } = await contactOf('bola');
    const other = await openShop(service, 'strangers', { version: 1 });
    for (const path of [`contacts/${ref}`, `contacts/${ref}/export`]) expect((await manage(path, other.adminToken)).status).toBe(404);
    expect((await service.client.post(`/v1/admin/contacts/${ref}/erase`, undefined, { key: other.adminToken })).status).toBe(404);
    expect([(await manage('contacts/con_x')).status, (await erase('ord_x')).status]).toEqual([404, 404]);
  });

  it('are erased wherever they are, while money, goods and others’ seats stay', async () => {
    const adé = await contactOf('zebulon');
    const before = await exported(adé.ref);
    expect(await storedFiles(service, office.shop)).toHaveLength(2);
    const testContact = (await list('?mode=test')).data[0]!;
    await erase(testContact.ref);
    const refused = await erase(adé.ref, '');
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        error: {
          code: 'CONFLICT',
          retryable: false,
          message: expect.stringContaining('seats to come'),
          details: { openBusiness: { orders: [], attendees: expect.arrayContaining([expect.stringMatching(/^att_/)]), checkouts: [] } },
        },
      },
    ]);
    expect(await exported(adé.ref)).toEqual(before);
    const erased = await erase(adé.ref);
    expect([erased.status, erased.body]).toEqual([
      200,
      { ref: adé.ref, mode: 'live', customerRef: adé.customerRef, createdAt: expect.any(String), erasedAt: expect.any(String) },
    ]);
    for (const trace of TRACES) expect({ trace, tables: await tracesOf(trace) }).toEqual({ trace, tables: [] });
    expect(await tracesOf(FRIEND)).toEqual(expect.arrayContaining(['form_submission: 1']));
    expect(await storedFiles(service, office.shop)).toHaveLength(1);

    const file = await exported(adé.ref);
    expect(file).toMatchObject({
      links: [],
      registrations: [],
      checkouts: [],
      subscriptions: [],
      submissions: [],
      orders: [{ ref: orderRef, totalMinor: before.orders[0]!.totalMinor, contact: { name: 'Erased' } }],
    });
    const order = (await manage<{ status: string; paidMinor: number; contact: object; payments: object[] }>(`orders/${orderRef}`)).body;
    expect(order).toMatchObject({
      status: 'paid',
      paidMinor: before.orders[0]!.totalMinor,
      contact: { ref: adé.ref, name: 'Erased' },
      payments: [{ status: 'succeeded' }],
    });
    expect((await contactOf('bola')).email).toBe('bola@example.com');

    expect((await erase(adé.ref)).body).toEqual(erased.body);
    const audit = (await manage<{ data: { action: string; by: object }[] }>(`audit?subject=${adé.ref}`)).body.data;
    expect(audit).toMatchObject([{ action: 'delete', by: { kind: 'admin_token' } }]);
  });

  it('are somebody new when they come back after they were erased', async () => {
    const { contactRef } = (await link({ email: ADÉ.email, externalRef: 'user_zebulon' })).body;
    expect((await manage<Contact>(`contacts/${contactRef}`)).body).toMatchObject({ email: 'zebulon@example.com' });
    expect((await manage<Personal>(`contacts/${contactRef}/export`)).body.orders).toEqual([]);
  });
});
