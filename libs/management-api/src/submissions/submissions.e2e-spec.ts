import {
  fillInForm,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  storedFiles,
  WebhookSink,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Sent {
  ref: string;
  formRef: string;
  formSlug: string;
  submittedAt: string;
  test: boolean;
}
interface Submission extends Omit<Sent, 'test'> {
  formName: string;
  source: string;
  sender: Record<string, string>;
  answers: { key: string; label: string; type: string; value: unknown }[];
  files: { ref: string; key: string; name: string; contentType: string; sizeBytes: number; downloadUrl: string }[];
}

const contact = {
  slug: 'contact',
  name: 'Contact',
  notify: ['desk@submissions.example', 'ada@submissions.example'],
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true, identity: 'name' },
    { key: 'email', label: 'E-mail', type: 'email', required: true, identity: 'email' },
    { key: 'topic', label: 'What is it about?', type: 'select', options: { choices: ['An order', 'A repair'] } },
    { key: 'order', label: 'Order number', type: 'number', required: true, showIf: { field: 'topic', equals: 'An order' } },
    { key: 'colours', label: 'Colours', type: 'multi_select', options: { choices: ['Indigo', 'Ochre'] } },
    { key: 'photo', label: 'A photograph', type: 'file' },
  ],
};
const forms = [
  contact,
  { slug: 'letters', name: 'Letters', fields: [contact.fields[0]] },
  { slug: 'over', name: 'Over', closesAt: '2024-01-01T00:00:00Z', fields: [] },
  { slug: 'draft', name: 'Draft', published: false, fields: [] },
];
const PDF = Buffer.from('%PDF-1.7\nA repair');

describe('submissions of forms', () => {
  let service: SharedService;
  let sink: WebhookSink;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await sharedService();
  });
  afterAll(() => sink?.close());
  beforeEach(async () => {
    shop = await openShop(service, `forms-${(shops += 1)}`, { version: 1, forms });
  });

  const send = <T = Sent>(
    answers: unknown,
    {
      slug = 'contact',
      key = shop.keys.secretLive,
      origin,
      idempotencyKey,
    }: { slug?: string; key?: string; origin?: string; idempotencyKey?: string } = {},
  ) =>
    service.client.post<T>(
      `/v1/store/forms/${slug}/submissions`,
      { answers },
      { key, origin, headers: idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey } },
    );
  const refusal = async (...args: Parameters<typeof send>) => {
    const { status, body } = await send<ErrorBody>(...args);
    return { status, ...body.error };
  };
  const ada = { name: 'Ada Obi', email: 'Ada@guests.example', topic: 'A repair', colours: ['Indigo', 'Ochre'] };
  const admin = <T>(path: string, key = shop.adminToken) => service.client.get<T & ErrorBody>(`/v1/admin/submissions${path}`, { key });
  const list = async (query = '') => (await admin<{ data: Submission[]; nextCursor?: string }>(query)).body;
  const namesIn = async (query: string) => (await list(query)).data.map(({ sender }) => sender['name']);

  /** Fills in the hosted page, with a file. */
  async function sendByPage(name: string): Promise<Submission> {
    await fillInForm(service, shop.slug, 'contact', {
      answers: { name: 'Bola', email: 'bola@guests.example' },
      file: { key: 'photo', name, type: 'text/html', bytes: PDF },
    });
    return (await list()).data[0]!;
  }
  const opened = async (url: string) => {
    const { pathname, search } = new URL(url);
    const answer = await fetch(service.urls[0] + pathname + search);
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
  };

  describe('a submission by the merchant’s server', () => {
    it('[§6 form.submitted] [D-77] is stored, sent to destinations of either mode, and mailed to the recipients that the form names', async () => {
      for (const mode of ['live', 'test']) {
        const made = await service.client.post(
          '/v1/admin/webhooks/destinations',
          { url: `${sink.url}/${shop.slug}/${mode}`, mode },
          { key: shop.adminToken },
        );
        expect(made.status).toBe(201);
      }
      const { status, headers, body } = await send(ada);
      expect([status, headers.get('cache-control')]).toEqual([201, expect.stringContaining('no-store')]);
      expect(body).toEqual({
        ref: expect.stringMatching(/^sub_[0-9a-z]{26}$/),
        formRef: expect.stringMatching(/^frm_/),
        formSlug: 'contact',
        submittedAt: expect.stringMatching(/Z$/),
        test: false,
      });
      for (const mode of ['live', 'test']) {
        const [webhook] = await sink.expect(1, `/${shop.slug}/${mode}`);
        const data = { submissionRef: body.ref, formSlug: 'contact', formRef: body.formRef };
        expect(JSON.parse(webhook!.body)).toMatchObject({ type: 'form.submitted', mode: 'live', workspaceRef: shop.ref, data });
      }
      for (const address of contact.notify) {
        const [mail] = await service.mails.mailsTo(address);
        expect(mail).toMatchObject({ subject: 'Contact: Ada Obi', replyTo: [{ name: 'Ada Obi', address: 'ada@guests.example' }] });
        expect(mail!.text).toContain('What is it about?: A repair');
        expect(mail!.text).toContain(`as ${body.ref}.`);
      }
      const { data } = (await service.client.get<{ data: object[] }>(`/v1/admin/messages?subject=${body.ref}`, { key: shop.adminToken }))
        .body;
      expect(data).toMatchObject([
        { kind: 'form_submitted', subject: { kind: 'submission', ref: body.ref } },
        { recipient: expect.stringContaining('@submissions.example') },
      ]);
    });

    it('is kept once for an Idempotency-Key, which names one request', async () => {
      const [one, other] = await Promise.all([send(ada, { idempotencyKey: 'k' }), send(ada, { idempotencyKey: 'k' })]);
      const again = await send(ada, { idempotencyKey: 'k', slug: 'CONTACT' });
      expect([one.status, other.body, again.status, again.body, again.headers.get('idempotent-replayed')]).toEqual([
        201,
        one.body,
        201,
        one.body,
        'true',
      ]);
      expect(await refusal({ ...ada, name: 'Obi' }, { idempotencyKey: 'k' })).toMatchObject({
        status: 409,
        code: 'IDEMPOTENCY_KEY_REUSED',
      });
      expect(await refusal(ada, { idempotencyKey: 'x'.repeat(256) })).toMatchObject({
        status: 400,
        code: 'VALIDATION_ERROR',
        details: { invalid: ['Idempotency-Key'] },
      });
      expect((await list()).data).toMatchObject([{ ref: one.body.ref }]);
    });

    it('gets everything that is wrong at once, by the key of its question', async () => {
      const { status, code, details } = await refusal({ email: 'nowhere', topic: 'An order', colours: ['Green'] });
      expect([status, code]).toEqual([400, 'VALIDATION_ERROR']);
      expect(Object.keys(details!.fields as object)).toEqual(['answers.name', 'answers.email', 'answers.order', 'answers.colours']);
      expect(await list()).toEqual({ data: [] });
    });

    it('is judged for a test key, and not kept', async () => {
      const sent = await send(ada, { key: shop.keys.secretTest });
      expect(sent).toMatchObject({ status: 201, body: { ref: expect.stringMatching(/^test_sub_/), test: true } });
      expect((await refusal({ name: 'Ada' }, { key: shop.keys.secretTest })).status).toBe(400);
      expect(await list()).toEqual({ data: [] });
    });

    it('[§5 r6] requires a secret key with the scope forms:submit', async () => {
      expect(await refusal(ada, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN })).toMatchObject({
        status: 403,
        code: 'INSUFFICIENT_SCOPE',
      });
      const keyOf = async (scope: string) =>
        (
          await service.client.post<{ key: string }>(
            '/v1/admin/keys',
            { kind: 'secret', mode: 'live', scopes: [scope] },
            { key: shop.adminToken },
          )
        ).body.key;
      expect(await refusal(ada, { key: await keyOf('read') })).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
      expect((await send(ada, { key: await keyOf('forms:submit') })).status).toBe(201);
    });

    it.each([
      ['over', 409, 'CONFLICT'],
      ['draft', 404, 'NOT_FOUND'],
      ['nowhere', 404, 'NOT_FOUND'],
    ])('finds none to send at %s', async (slug, status, code) => {
      expect(await refusal({}, { slug })).toMatchObject({ status, code });
    });

    it.each([[undefined], [[]], [{ name: { first: 'Ada' } }]])('is refused when its answers are %j', async (answers) => {
      expect(await refusal(answers)).toMatchObject({ status: 400, code: 'VALIDATION_ERROR' });
    });
  });

  describe('the merchant’s list', () => {
    it('is newest first, page by page, by form, text and time, with what was asked then', async () => {
      const { body: first } = await send(ada);
      await send({ name: 'Chidi' }, { slug: 'letters' });
      await shop.apply({ version: 1, forms: forms.slice(1) });
      const { data } = await list('?form=contact');
      expect(data).toEqual([
        {
          ref: first.ref,
          formRef: first.formRef,
          formSlug: 'contact',
          formName: 'Contact',
          source: 'storefront_api',
          submittedAt: first.submittedAt,
          files: [],
          sender: { name: 'Ada Obi', email: 'ada@guests.example' },
          answers: [
            { key: 'name', label: 'Your name', type: 'text', value: 'Ada Obi' },
            { key: 'email', label: 'E-mail', type: 'email', value: 'Ada@guests.example' },
            { key: 'topic', label: 'What is it about?', type: 'select', value: 'A repair' },
            { key: 'colours', label: 'Colours', type: 'multi_select', value: ['Indigo', 'Ochre'] },
          ],
        },
      ]);
      expect((await admin<Submission>(`/${first.ref}`)).body).toEqual(data[0]);
      for (const [query, names] of [
        ['', ['Chidi', 'Ada Obi']],
        [`?form=${first.formRef}`, ['Ada Obi']],
        ['?search=REPAIR', ['Ada Obi']],
        ['?since=2090-01-01', []],
      ] as const) {
        expect([query, await namesIn(query)]).toEqual([query, names]);
      }
      const page = await list('?limit=1');
      expect([page.data.length, await namesIn(`?cursor=${page.nextCursor}`)]).toEqual([1, ['Ada Obi']]);
    });

    it.each(['?form=nowhere', '?since=yesterday', '?status=x'])('is refused by %s', async (query) => {
      expect((await admin(query)).status).toBe(400);
    });

    it('[D-5] has the submissions of his own workspace alone', async () => {
      const { body } = await send(ada);
      const { adminToken } = await openShop(service, `other-${shops}`);
      expect((await admin<{ data: [] }>('', adminToken)).body.data).toEqual([]);
      expect((await admin(`/${body.ref}`, adminToken)).status).toBe(404);
      expect((await service.client.send(`/v1/admin/submissions/${body.ref}`, { method: 'DELETE', key: adminToken })).status).toBe(404);
      expect((await admin('.csv?form=contact', adminToken)).status).toBe(400);
    });
  });

  it('[D-1a] brings files that open for an hour by their links, are saved and never shown, and go when it is deleted', async () => {
    const { ref, files } = await sendByPage('Tear "1".html');
    expect(files).toEqual([
      {
        ref: expect.stringMatching(/^fil_/),
        key: 'photo',
        label: 'A photograph',
        name: expect.any(String),
        contentType: 'application/pdf',
        sizeBytes: PDF.length,
        downloadUrl: expect.any(String),
      },
    ]);
    const url = files[0]!.downloadUrl;
    const { status, headers, bytes } = await opened(url);
    expect([status, bytes]).toEqual([200, PDF]);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=.*\.pdf/);
    expect([headers.get('content-type'), headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'application/pdf',
      'private, no-store',
      'nosniff',
    ]);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect((await opened(url.replace(/signature=./, 'signature=~'))).status).toBe(404);

    expect((await service.client.send(`/v1/admin/submissions/${ref}`, { method: 'DELETE', key: shop.adminToken })).status).toBe(204);
    expect([(await admin(`/${ref}`)).status, (await opened(url)).status]).toEqual([404, 404]);
    expect(await storedFiles(service, shop)).toEqual([]);
    const { data } = (await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken })).body;
    expect(data).toMatchObject([{ action: 'delete', subject: { kind: 'submission', ref, name: 'contact' } }]);
  });

  it('comes as a table, a column for each question asked now or before, that runs nothing on the reader’s machine', async () => {
    await send({ ...ada, name: '=HYPERLINK("http://evil.example")' });
    const { ref } = await sendByPage('Tear.pdf');
    await shop.apply({ version: 1, forms: [{ ...contact, fields: [{ ...contact.fields[0]!, label: '+Name' }] }] });
    const { headers, text } = await service.client.get('/v1/admin/submissions.csv?form=CONTACT', { key: shop.adminToken });
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename=submissions-contact.csv',
    ]);
    const lines = text.split('\r\n').slice(0, -1);
    expect(lines[0]).toBe(
      "Submission,Sent at (Africa/Lagos),Source,Name,E-mail,Phone,'+Name,Colours,E-mail,A photograph,What is it about?",
    );
    expect(lines[1]).toMatch(new RegExp(`^${ref},[^,]*,hosted,Bola,bola@guests.example,,Bola,,bola@guests.example,Tear.pdf,$`));
    expect(lines[2]).toMatch(/^sub_\w+,.*,"'=HYPERLINK\(""http:\/\/evil\.example""\)",Indigo; Ochre,Ada@guests\.example,,A repair$/);
    for (const query of ['', '?form=nowhere']) expect((await admin(`.csv${query}`)).status).toBe(400);
  });
});
