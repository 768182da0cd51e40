import { advanceClock, openShop, postAndClose, sharedService, storedFiles, takeAnswers, type SharedService, type Shop } from '@svc/testing';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const contact = {
  slug: 'contact',
  name: 'Write to <b>us</b>',
  description: 'A person answers.',
  thankYouMessage: 'Bolanle reads every message.',
  fields: [
    { key: 'name', label: 'Your name', type: 'text', required: true, identity: 'name' },
    {
      key: 'topic',
      label: 'What is it about?',
      type: 'select',
      required: true,
      options: { choices: ['An order', 'A repair'] },
      defaultValue: 'An order',
    },
    {
      key: 'photo',
      label: 'A photograph',
      type: 'file',
      showIf: { field: 'topic', equals: 'A repair' },
      options: { file: { accept: ['image/png'], maxSizeBytes: 20_000, maxFiles: 2 } },
    },
    { key: 'page', label: 'Page', type: 'text', hidden: true, defaultValue: 'contact' },
    { key: 'campaign', label: 'Which poster?', type: 'text', showIf: { field: 'page', equals: 'poster' } },
  ],
};
const emails = {
  slug: 'letters',
  name: 'Letters',
  redirectUrl: 'https://ile.example/thánks',
  fields: [{ key: 'mail', label: 'E-mail', type: 'email', required: true, identity: 'email' }],
};
const forms = [
  contact,
  emails,
  { slug: 'over', name: 'Over', closesAt: '2024-01-01T00:00:00Z', fields: contact.fields },
  { slug: 'soon', name: 'Soon', opensAt: '2090-01-01T00:00:00Z', fields: emails.fields },
  {
    slug: 'plans',
    name: 'Plans',
    fields: [
      { key: 'note', label: 'Note', type: 'text' },
      { key: 'plan', label: 'Plan', type: 'file', options: { file: { accept: [], maxSizeBytes: 2_000_000, maxFiles: 3 } } },
    ],
  },
  { slug: 'draft', name: 'Draft', published: false, fields: [] },
];

describe('the page of a form', () => {
  let service: SharedService;
  let limited: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    limited = await sharedService({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    const document = { version: 1, storefront: { website: 'https://ile.example/shop' }, forms };
    shop = await openShop(service, 'ile', document);
  });

  const get = async (path: string, on = service) => {
    const answer = await fetch(`${on.urls[0]}/${shop.slug}/${path}`);
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const wait = (seconds: number, on = service) => advanceClock(on, shop, seconds);
  const sealIn = (html: string) => /name="seal" value="([^"]+)"/.exec(html)![1]!;
  /** Returns the seal of a page that was opened a while ago. */
  async function seal(slug: string, on = service) {
    const { html } = await get(`f/${slug}`, on);
    await wait(10, on);
    return sealIn(html);
  }
  async function post(
    slug: string,
    body: URLSearchParams | FormData,
    { on = service, headers = {} }: { on?: SharedService; headers?: Record<string, string> } = {},
  ) {
    const answer = await fetch(`${on.urls[0]}/${shop.slug}/f/${slug}`, {
      method: 'POST',
      redirect: 'manual',
      body,
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  }
  const sendEmail = async (mail: string, more: Record<string, string> = {}) =>
    post('letters', new URLSearchParams({ seal: await seal('letters'), 'answers.mail': mail, ...more }));
  const readSubmissions = () => takeAnswers(service, shop);

  const png = (side = 8) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#f80' } })
      .png()
      .toBuffer();
  async function repair(files: [name: string, bytes: Buffer][], answers: Record<string, string> = {}) {
    const form = new FormData();
    for (const [key, value] of Object.entries({
      'answers.name': 'Ada',
      'answers.topic': 'A repair',
      seal: await seal('contact'),
      ...answers,
    }))
      form.set(key, value);
    for (const [name, bytes] of files) form.append('answers.photo', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
    return form;
  }

  it('[decisions 3.5 PublicForm] keeps what was answered once, and thanks', async () => {
    const sent = await sendEmail('ada@guests.example');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/${shop.slug}/f/letters/thanks`]);
    expect(await readSubmissions()).toEqual([{ answers: { mail: 'ada@guests.example' }, files: [] }]);
    const thanks = await get('f/letters/thanks');
    expect(thanks.html).toContain('Thank you. We have received your answers.');
    expect(thanks.headers.get('refresh')).toBe('0;url=https://ile.example/th%C3%A1nks');
  });

  it('keeps once what a double click sends twice, and thanks both times', async () => {
    const email = new URLSearchParams({ seal: await seal('letters'), 'answers.mail': 'ada@guests.example' });
    const repaired = await repair([['Tear.png', await png()]]);
    const sent = await Promise.all([post('letters', email), post('letters', email), post('contact', repaired), post('contact', repaired)]);
    sent.push(await post('letters', email));
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
    expect(new Set(sent.map(({ headers }) => headers.get('location')))).toEqual(
      new Set([`/${shop.slug}/f/letters/thanks`, `/${shop.slug}/f/contact/thanks`]),
    );
    expect(await readSubmissions()).toHaveLength(2);
    email.set('answers.mail', 'obi@guests.example');
    await post('letters', email);
    expect(await readSubmissions()).toMatchObject([{ answers: { mail: 'obi@guests.example' } }]);
  });

  it('shows the text of the merchant as text, and what the address says before anything is typed', async () => {
    const { html } = await get('f/CONTACT?answers.name=Ada+%22Obi%22&answers.page=home');
    expect(html).toContain('Write to &lt;b>us&lt;/b>');
    expect(html).toContain('value="Ada &quot;Obi&quot;"');
    expect(html).toMatch(/<input type="hidden" name="answers.page" value="home"/);
    expect(html).toMatch(/<option value="An order" selected/);
    expect(html).not.toContain('Which poster?');
    expect((await get('f/contact?answers.page=poster')).html).toContain('Which poster?');
    expect((await get('f/contact/thanks')).html).toContain('Bolanle reads every message.');
  });

  it.each([
    ['over', 'takes no answers by it any more'],
    ['soon', 'not open yet'],
  ])('[decisions 3.5 PublicForm] explains its state, and accepts nothing: %s', async (slug, words) => {
    const { status, html } = await get(`f/${slug}`);
    expect([status, html.includes(words), html.includes('<form')]).toEqual([200, true, false]);
    const sent = await post(slug, new URLSearchParams({ 'answers.name': 'Ada' }));
    expect([sent.status, sent.html.includes(words), await readSubmissions()]).toEqual([409, true, []]);
  });

  it.each(['f/draft', 'f/nowhere', 'f/%00', 'f/draft/thanks'])('is none at %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('says everything that is wrong beside its field, and keeps what was typed', async () => {
    const sent = await post(
      'contact',
      await repair(
        [
          ['Tear.png', await png()],
          ['notes.png', Buffer.from('text')],
        ],
        { 'answers.name': '', 'answers.page': 'home' },
      ),
    );
    expect(sent.status).toBe(400);
    expect(sent.html).toContain('Please answer: Your name');
    expect(sent.html).toContain('“notes.png” is of another kind than is asked for: image/png.');
    expect(sent.html).toContain('Please choose again: Tear.png, notes.png.');
    expect(sent.html).toMatch(/<option value="A repair" selected/);
    expect(sent.html).toMatch(/name="answers.page" value="home"/);
    expect(await readSubmissions()).toEqual([]);
  });

  describe('a form with more text than there is room for', () => {
    const long = 'é'.repeat(300_000);

    it.each<[string, (answers: Record<string, string>) => Promise<URLSearchParams | FormData>]>([
      ['as text', async (answers) => new URLSearchParams({ ...answers, 'answers.topic': 'An order', seal: await seal('contact') })],
      ['with a file', async (answers) => repair([['Tear.png', await png()]], { ...answers, 'answers.topic': 'A repair' })],
    ])('states how much fits, and keeps the rest: sent %s', async (_, bodyOf) => {
      const body = await bodyOf({ 'answers.name': long });
      const sent = await post('contact', body);
      expect([sent.status, await readSubmissions()]).toEqual([413, []]);
      expect(sent.html).toContain('one answer may have 5,000 characters, and all of them together 262,144');
      expect(sent.html).toMatch(/href="#[^"]*name/);
      expect(sent.html).toContain(`value="${'é'.repeat(5_000)}"`);
      expect(sent.html).toContain(`<option value="${String(body.get('answers.topic'))}" selected`);
      body.set('seal', sealIn(sent.html));
      body.set('answers.name', 'Ada');
      expect((await post('contact', body)).status).toBe(303);
      expect(await readSubmissions()).toMatchObject([{ answers: { name: 'Ada' } }]);
    });

    it('is refused when it has many fields that no question asks for', async () => {
      const body = new URLSearchParams({ seal: await seal('letters'), 'answers.mail': 'ada@guests.example' });
      for (let field = 0; field < 2_100; field += 1) body.append(`x${field}`, 'x');
      const sent = await post('letters', body);
      expect([sent.status, sent.html.includes('value="ada@guests.example"'), await readSubmissions()]).toEqual([413, true, []]);
    });

    it.each([
      ['small parts', 'name="a"'],
      ['small files', 'name="answers.photo"; filename="a.png"'],
    ])('is refused when it is 30 MiB of %s, also from a client that closes the connection', async (_, disposition) => {
      const part = (disposition: string, value: string) => `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
      const more = part(disposition, 'x');
      const bytes = Buffer.from(`${part('name="answers.name"', 'Ada Obi')}${more.repeat((30 << 20) / more.length)}--x--\r\n`);
      const headers = { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' };
      const sent = await postAndClose(`${service.urls[0]}/${shop.slug}/f/contact`, { bytes, headers });
      expect([sent.status, sent.text.includes('value="Ada Obi"'), await readSubmissions()]).toEqual([413, true, []]);
    });
  });

  describe('a form with files', () => {
    it('keeps them under names that nobody guesses, as what their bytes are', async () => {
      const bytes = await png();
      expect(
        (
          await post(
            'contact',
            await repair([
              ['../Tear.png', bytes],
              ['b.txt', bytes],
            ]),
          )
        ).status,
      ).toBe(303);
      const [submission] = await readSubmissions();
      expect(submission!.answers).toEqual({ name: 'Ada', topic: 'A repair', page: 'contact' });
      expect(submission!.files).toMatchObject([
        { name: 'Tear.png', contentType: 'image/png' },
        { name: 'b.txt', contentType: 'image/png' },
      ]);
      expect(await readdir(join(service.dataDir, 'incoming'))).toEqual([]);
    });

    it.each<[string, () => Promise<[string, Buffer][]>, RegExp]>([
      [
        'too large',
        async () => [['big.png', Buffer.concat([await png(), Buffer.alloc(20_000)])]],
        /“big.png” is too large: send at most 20 kB/,
      ],
      ['far too large', async () => [['big.png', Buffer.concat([await png(), Buffer.alloc(3_000_000)])]], /“big.png” is too large/],
      [
        'too many',
        async () => [
          ['a.png', await png()],
          ['b.png', await png()],
          ['c.png', await png()],
          ['d.png', await png()],
        ],
        /Send at most 2 files/,
      ],
      ['empty', async () => [['a.png', Buffer.alloc(0)]], /“a.png” is empty/],
      ['pages', async () => [['a.png', Buffer.from('<script>alert(1)</script>')]], /“a.png” is of another kind/],
    ])('refuses those that are %s', async (_, files, message) => {
      const sent = await post('contact', await repair(await files()));
      expect([sent.status, await readSubmissions(), await readdir(join(service.dataDir, 'incoming'))]).toEqual([400, [], []]);
      expect(sent.html).toMatch(message);
    });

    it('[ADR 0076 r1] refuses them in French with what is wrong with them', async () => {
      const sent = await post('contact', await repair([['vidé.png', Buffer.alloc(0)]]), { headers: { 'accept-language': 'fr' } });
      expect(sent.status).toBe(400);
      expect(sent.html).toContain('«\u00a0vidé.png\u00a0» est vide.');
    });

    const allow = async (room: object) => {
      const { status } = await service.client.patch('/v1/admin/workspace', { forms: room }, { key: shop.adminToken });
      expect(status).toBe(200);
    };
    async function plans(sizes: number[]) {
      const form = new FormData();
      for (const [key, value] of Object.entries({ 'answers.note': 'As we said', seal: await seal('plans') })) form.set(key, value);
      for (const size of sizes)
        form.append(
          'answers.plan',
          new Blob([new Uint8Array(Buffer.concat([await png(), Buffer.alloc(size)]))], { type: 'image/png' }),
          'plan.png',
        );
      return form;
    }

    it('[D-110] refuses those that are too much together, keeps the text, and says how much fits', async () => {
      await allow({ fileMiBPerSubmission: 1 });
      const sent = await post('plans', await plans([600_000, 600_000]));
      expect([sent.status, await readSubmissions(), await readdir(join(service.dataDir, 'incoming'))]).toEqual([413, [], []]);
      for (const part of ['All files of one form together may have 1 MiB', 'value="As we said"', 'Please choose again: plan.png, plan.png'])
        expect(sent.html).toContain(part);
      expect((await post('plans', await plans([400_000, 400_000]))).status).toBe(303);
      expect((await readSubmissions())[0]!.files).toHaveLength(2);
      await allow({ fileMiBPerSubmission: 25 });
    });

    it('[D-110] says that the shop cannot take files once there is no room for them, keeps the text, and leaves none behind', async () => {
      const stored = async () => (await storedFiles(service, shop)).length;
      const before = await stored();
      await allow({ fileMiBInAll: 1 });
      const answers = await Promise.all([0, 1, 2].map(async () => post('plans', await plans([600_000]))));
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 409, 409]);
      const { html } = answers.find(({ status }) => status === 409)!;
      for (const part of ['cannot take files now', 'value="As we said"']) expect(html).toContain(part);
      const [submission, ...others] = await readSubmissions();
      expect([submission!.files.length, others, (await stored()) - before]).toEqual([1, [], 1]);
      expect((await post('plans', await plans([600_000]))).status).toBe(303);
      expect((await post('plans', await plans([]))).status).toBe(303);
      expect(await readSubmissions()).toHaveLength(2);
      await allow({ fileMiBInAll: 2_048 });
    });

    it('leaves out those that were not asked for', async () => {
      expect((await post('contact', await repair([['a.png', await png()]], { 'answers.topic': 'An order' }))).status).toBe(303);
      expect((await readSubmissions())[0]!.files).toEqual([]);
    });

    it('asks again for a form that is broken off', async () => {
      const body = `--x\r\ncontent-disposition: form-data; name="answers.name"\r\n\r\nAda\r\n--x\r\ncontent-disposition: form-data; name="answers.photo"; filename="a.png"\r\n\r\nhalf`;
      const answer = await fetch(`${service.urls[0]}/${shop.slug}/f/contact`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'sec-fetch-site': 'same-origin' },
      });
      expect([answer.status, await readSubmissions(), await readdir(join(service.dataDir, 'incoming'))]).toEqual([400, [], []]);
    });
  });

  describe('programs', () => {
    it('are thanked when they fill in a hidden field, and nothing is stored', async () => {
      const sent = await sendEmail('bot@spam.example', { fax: 'x' });
      expect([sent.status, sent.headers.get('location'), await readSubmissions()]).toEqual([303, `/${shop.slug}/f/letters/thanks`, []]);
    });

    it('are refused when they are faster than people; what was typed stays, and sent once more it is taken', async () => {
      const typed = { 'answers.mail': 'ada@guests.example' };
      const fast = await post('letters', new URLSearchParams({ ...typed, seal: sealIn((await get('f/letters')).html) }));
      expect([fast.status, fast.html.includes('value="ada@guests.example"'), await readSubmissions()]).toEqual([400, true, []]);
      expect(fast.html).toContain('Please send it once more');
      await wait(3);
      expect((await post('letters', new URLSearchParams({ ...typed, seal: sealIn(fast.html) }))).status).toBe(303);
      expect(await readSubmissions()).toHaveLength(1);
    });

    it.each<[string, (good: string) => string]>([
      ['none', () => ''],
      ['forged', (good) => good.replace(/\..*/, '.forged')],
      ['a day old', (good) => good],
    ])('are refused when they bring no good seal: %s', async (_, sealFrom) => {
      const oldSeal = sealFrom(await seal('letters'));
      await wait(25 * 3_600);
      const sent = await post('letters', new URLSearchParams({ 'answers.mail': 'ada@guests.example', seal: oldSeal }));
      expect([sent.status, sent.html.includes('open for too long'), await readSubmissions()]).toEqual([400, true, []]);
      await wait(3);
      expect((await post('letters', new URLSearchParams({ 'answers.mail': 'ada@guests.example', seal: sealIn(sent.html) }))).status).toBe(
        303,
      );
      expect(await readSubmissions()).toHaveLength(1);
    });

    it('are refused when they send through the pages of others', async () => {
      const sent = await post('letters', new URLSearchParams({ seal: await seal('letters'), 'answers.mail': 'ada@guests.example' }), {
        headers: { 'sec-fetch-site': 'cross-site' },
      });
      expect([sent.status, await readSubmissions()]).toEqual([404, []]);
    });

    it('are refused when they send many', async () => {
      const body = new URLSearchParams({ seal: await seal('letters', limited), 'answers.mail': 'ada@guests.example' });
      const answers = [];
      for (let sent = 0; sent < 12; sent += 1)
        answers.push(await post('letters', body, { on: limited, headers: { 'x-forwarded-for': '192.0.2.3' } }));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused.length).toBeGreaterThan(0);
      expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused[0]!.html).toContain('value="ada@guests.example"');
    });
  });
});
