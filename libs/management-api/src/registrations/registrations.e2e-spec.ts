import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Attendee {
  ref: string;
  status: string;
  ticketTypeRef: string;
  ticketTypeName: string;
  name?: string;
  checkedInAt?: string;
}

interface Registration {
  ref: string;
  groupRef: string | null;
  status: string;
  source: string;
  eventSlug: string;
  contact: { name: string; email?: string; phone?: string };
  responses?: Record<string, unknown>;
  attendees: Attendee[];
  endedAt?: string;
}

const meal = { key: 'meal', type: 'text', label: 'What do you eat?' };
const batcher = {
  slug: 'gathering',
  title: 'Gathering',
  startAt: '2030-03-01T17:00:00Z',
  endAt: '2030-03-01T20:00:00Z',
  ticketTypes: [
    { key: 'entry', name: 'Entry', kind: 'free', capacity: 5, formFields: [meal] },
    { key: 'press', name: 'Press', kind: 'free', capacity: 2, approvalRequired: true },
    { key: 'late', name: 'Late', kind: 'free', minAge: 18, onSaleUntil: '2026-01-01T00:00:00Z', formFields: [{ ...meal, required: true }] },
  ],
};
const other = { ...batcher, slug: 'other', title: 'Other', ticketTypes: batcher.ticketTypes.slice(0, 1) };

describe('guests', () => {
  let service: SharedService;
  let shop: Shop;
  let tiers: Record<string, string>;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `guests-${shops}`, { version: 1, events: [batcher, other] });
    tiers = Object.fromEntries((await event()).ticketTypes.map(({ name, ref }) => [name, ref]));
  });

  const event = async (slug = 'gathering') =>
    (
      await service.client.get<{ ref: string; ticketTypes: { ref: string; name: string; remaining: number }[] }>(
        `/v1/store/events/${slug}`,
        { key: shop.keys.secretLive },
      )
    ).body;
  const left = async (name = 'Entry') => (await event()).ticketTypes.find((tier) => tier.name === name)!.remaining;

  async function register(
    name: string,
    {
      tier = 'Entry',
      quantity = 1,
      slug = 'gathering',
      ...more
    }: { tier?: string; quantity?: number; slug?: string; responses?: object; contact?: object; attendees?: unknown[] } = {},
  ): Promise<string> {
    const { attendees, ...rest } = more;
    const ticketTypeRef = slug === 'gathering' ? tiers[tier] : (await event(slug)).ticketTypes[0]!.ref;
    const contact = { name, email: `${name.toLowerCase().replace(/\W+/g, '.')}@guests.example` };
    const answer = await service.client.post<{ ref: string }>(
      `/v1/store/events/${slug}/register`,
      { tickets: [{ ticketTypeRef, quantity, attendees }], contact, ...rest },
      { key: shop.keys.secretLive },
    );
    expect(answer.text).not.toContain('"error"');
    return answer.body.ref;
  }

  const list = (query = '', key = shop.adminToken) =>
    service.client.get<{ data: Registration[]; nextCursor?: string } & ErrorBody>(`/v1/admin/registrations${query}`, { key });
  const namesOf = async (query = '') => (await list(query)).body.data.map(({ contact }) => contact.name);
  const read = (ref: string, key = shop.adminToken) =>
    service.client.get<Registration & ErrorBody>(`/v1/admin/registrations/${ref}`, { key });
  const act = (ref: string, action: string, body?: unknown, key = shop.adminToken) =>
    service.client.post<Registration & ErrorBody>(`/v1/admin/registrations/${ref}/${action}`, body, { key });

  it('are listed newest first with all their answers, page by page', async () => {
    const ada = await register('Ada Obi', { quantity: 2, responses: { meal: 'Yam' }, attendees: [null, { name: 'Bola' }] });
    await register('Chidi');
    const { body } = await list();
    expect(body.data.map(({ contact }) => contact.name)).toEqual(['Chidi', 'Ada Obi']);
    expect(body.data[1]).toMatchObject({
      ref: ada,
      groupRef: expect.stringMatching(/^grp_/),
      mode: 'live',
      status: 'confirmed',
      source: 'storefront_api',
      eventSlug: 'gathering',
      contact: { name: 'Ada Obi', email: 'ada.obi@guests.example' },
      responses: { meal: 'Yam' },
      attendees: [{ ref: ada, status: 'confirmed', ticketTypeName: 'Entry' }, { name: 'Bola' }],
    });
    expect(body.data[0]).toMatchObject({ groupRef: null });
    const first = (await list('?limit=1')).body;
    expect((await list(`?limit=1&cursor=${first.nextCursor}`)).body).toEqual({ data: [body.data[1]] });
  });

  it('are found by event, status, ticket type, and by part of a name or an address', async () => {
    await register('Ada Obi');
    await register('Chidi', { tier: 'Press' });
    await register('Dayo', { slug: 'other' });
    expect(await namesOf('?event=other')).toEqual(['Dayo']);
    expect(await namesOf(`?event=${(await event()).ref}&status=pending`)).toEqual(['Chidi']);
    expect(await namesOf(`?ticketType=${tiers['Entry']}`)).toEqual(['Ada Obi']);
    for (const search of ['ADA', 'obi@guests']) expect(await namesOf(`?search=${search}`)).toEqual(['Ada Obi']);
    expect(await namesOf('?mode=test')).toEqual([]);
  });

  it.each([
    '?status=maybe',
    '?ticketType=tkt_1',
    '?event=nowhere',
    '?mode=both',
    '?statuss=pending',
    '?cursor=x',
    '?limit=0',
    '?search=a&search=b',
  ])('are not listed by %s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
  });

  it('[D-13] wait for approval, and get their ticket with it', async () => {
    const ref = await register('Chidi', { tier: 'Press' });
    expect((await read(ref)).body.status).toBe('pending');
    expect(await act(ref, 'approve')).toMatchObject({
      status: 200,
      body: { ref, status: 'confirmed', attendees: [{ status: 'confirmed' }] },
    });
    expect(await act(ref, 'approve')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await act(ref, 'decline')).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('cancel') } } });
    expect(await left('Press')).toBe(1);
  });

  it('[D-13] are declined, and their seats are for sale again at once', async () => {
    const ref = await register('Chidi', { tier: 'Press', quantity: 2 });
    expect(await left('Press')).toBe(0);
    expect(await act(ref, 'decline')).toMatchObject({ status: 200, body: { status: 'declined', endedAt: expect.any(String) } });
    expect(await left('Press')).toBe(2);
    expect((await act(ref, 'approve')).status).toBe(400);
    await register('Chidi', { tier: 'Press' });
  });

  it('[D-149] are reopened after a decline that was a slip, while their seats are left', async () => {
    const ref = await register('Chidi', { tier: 'Press', quantity: 2 });
    await act(ref, 'decline');
    const reopened = await act(ref, 'reopen');
    expect(reopened).toMatchObject({
      status: 200,
      body: { ref, status: 'pending', attendees: [{ status: 'pending' }, { status: 'pending' }] },
    });
    expect(reopened.body).not.toHaveProperty('endedAt');
    expect([(await act(ref, 'reopen')).status, await left('Press')]).toEqual([200, 0]);
    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken });
    expect(log.data.map((entry) => (entry as { fields?: string[] }).fields)).toEqual([['status'], ['status']]);
    expect(await act(ref, 'approve')).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect(await act(ref, 'reopen')).toMatchObject({
      status: 400,
      body: { error: { message: expect.stringContaining('nothing to reopen') } },
    });
  });

  it('[D-149] are not reopened once their seats are taken, or the guest has registered again', async () => {
    const [ref, other] = [await register('Chidi', { tier: 'Press', quantity: 2 }), await register('Dayo')];
    await act(ref, 'decline');
    const next = await register('Ebun', { tier: 'Press' });
    const refused = (reason: string) => ({
      status: 409,
      body: { error: { code: 'CONFLICT', retryable: false, details: { reason }, message: expect.stringMatching(/\.$/) } },
    });
    expect(await act(ref, 'reopen')).toMatchObject(refused('sold_out'));
    await act(next, 'decline');
    await register('Chidi', { tier: 'Press' });
    expect(await act(ref, 'reopen')).toMatchObject(refused('already_registered'));
    expect([(await act(other, 'reopen')).status, await left('Press')]).toEqual([400, 1]);
  });

  it('[D-13] are cancelled as a whole or seat by seat, and their seats are for sale again at once', async () => {
    const ref = await register('Ada', { quantity: 3 });
    const { groupRef, attendees } = (await read(ref)).body;
    expect(await left()).toBe(2);
    const some = await act(groupRef!, 'cancel', { attendeeRefs: [attendees[0]!.ref] });
    expect(some).toMatchObject({ status: 200, body: { status: 'confirmed', ref: attendees[1]!.ref } });
    expect(some.body.attendees.map(({ status }) => status)).toEqual(['cancelled', 'confirmed', 'confirmed']);
    expect(await left()).toBe(3);
    for (let times = 0; times < 2; times += 1) {
      expect(await act(attendees[2]!.ref, 'cancel')).toMatchObject({
        status: 200,
        body: { status: 'cancelled', endedAt: expect.any(String) },
      });
      expect(await left()).toBe(5);
    }
  });

  it.each<[unknown, string]>([
    [{ attendeeRefs: [] }, 'attendeeRefs'],
    [{ attendeeRefs: ['grp_01h455vb4pex5vsknk084sn02q'] }, 'attendeeRefs[0]'],
    [{ attendees: [] }, 'attendees'],
    [[], ''],
  ])('are not cancelled by %j', async (body, field) => {
    const refused = await act(await register('Ada'), 'cancel', body);
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } } },
    });
  });

  it('record the author of each decision in the audit log', async () => {
    const ref = await register('Chidi', { tier: 'Press' });
    await act(ref, 'approve');
    await act(ref, 'approve');
    await act(ref, 'cancel');
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${ref}`, { key: shop.adminToken });
    expect(body.data).toMatchObject([{ action: 'change', subject: { kind: 'registration' }, fields: ['status'] }, { action: 'change' }]);
  });

  it('[D-5] are known to their own workspace alone', async () => {
    const ref = await register('Ada');
    const { adminToken } = await openShop(service, `guests-other-${shops}`);
    expect((await list('', adminToken)).body.data).toEqual([]);
    expect((await read(ref, adminToken)).status).toBe(404);
    for (const action of ['approve', 'decline', 'reopen', 'cancel'])
      expect((await act(ref, action, undefined, adminToken)).status).toBe(404);
    for (const unknown of ['att_01h455vb4pex5vsknk084sn02q', 'grp_01h455vb4pex5vsknk084sn02q', 'evt_01h455vb4pex5vsknk084sn02q', 'ada'])
      expect((await read(unknown)).status).toBe(404);
    expect((await list('', shop.keys.secretLive)).status).toBe(401);
  });

  describe('guests that a merchant registers', () => {
    const add = (body: object, { key = shop.adminToken, idempotencyKey = '' } = {}) =>
      service.client.post<Registration & ErrorBody>('/v1/admin/registrations', body, {
        key,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      });
    const bodyFor = (name: string, overrides: object = {}) => ({
      event: 'gathering',
      tickets: [{ ticketTypeRef: tiers['Entry'], quantity: 1 }],
      contact: { name, email: `${name.toLowerCase()}@guests.example` },
      ...overrides,
    });

    it('[D-114] get their mails in the given language, where it is available', async () => {
      const email = `francaise@${shop.slug}.example`;
      expect((await add({ ...bodyFor('Aminata'), contact: { name: 'Aminata', email }, language: 'fr' })).status).toBe(201);
      const [mail] = await service.mails.mailsTo(email, 1);
      expect(mail!.text).toContain('Bonjour Aminata');
      expect(await add({ ...bodyFor('Ada'), language: 'tlh' })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { language: 'Give one of en, fr.' } } } },
      });
    });

    it('[D-16] are answered with their refs, and are facts as any other with the source admin; the audit log names the author', async () => {
      const { status, body } = await add(
        bodyFor('Ada', {
          event: (await event()).ref,
          tickets: [{ ticketTypeRef: tiers['Entry'], quantity: 2, attendees: [null, { name: 'Bola' }] }],
        }),
      );
      expect([status, body]).toMatchObject([
        201,
        {
          ref: expect.stringMatching(/^att_/),
          groupRef: expect.stringMatching(/^grp_/),
          mode: 'live',
          status: 'confirmed',
          source: 'admin',
          eventSlug: 'gathering',
          contact: { name: 'Ada', email: 'ada@guests.example' },
          attendees: [{ ticketSerial: 1 }, { name: 'Bola' }],
        },
      ]);
      expect(await left()).toBe(3);
      expect((await read(body.ref)).body).toEqual(body);
      const { body: audit } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${body.ref}`, { key: shop.adminToken });
      expect(audit.data).toMatchObject([{ action: 'create', subject: { kind: 'registration' } }]);
    });

    it('are held to the rules for guests, but for those that are set aside; never to less than capacity', async () => {
      const { body: managed } = await service.client.get<{ ticketTypes: { key: string; ref: string }[] }>(
        `/v1/admin/events/${(await event()).ref}`,
        { key: shop.adminToken },
      );
      const ticketTypeRef = managed.ticketTypes.find(({ key }) => key === 'late')!.ref;
      const late = (overrides: object = {}) => bodyFor('Late', { tickets: [{ ticketTypeRef, quantity: 1 }], ...overrides });
      expect(await add(late())).toMatchObject({ status: 400, body: { error: { details: { invalid: [ticketTypeRef] } } } });
      expect(await add(late({ override: ['saleWindow'] }))).toMatchObject({
        status: 400,
        body: { error: { message: 'Please answer: What do you eat?' } },
      });
      expect(await add(late({ override: ['saleWindow', 'questions'] }))).toMatchObject({
        status: 400,
        body: { error: { details: { age: [ticketTypeRef] } } },
      });
      const { status, body } = await add(late({ override: ['saleWindow', 'questions', 'age'] }));
      expect(status).toBe(201);
      const { body: audit } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${body.ref}`, { key: shop.adminToken });
      expect(audit.data).toMatchObject([{ details: { override: 'saleWindow, questions, age' } }]);
      const many = bodyFor('Many', {
        tickets: [{ ticketTypeRef: tiers['Entry'], quantity: 6 }],
        override: ['saleWindow', 'age', 'questions', 'seatCeiling'],
      });
      expect(await add(many)).toMatchObject({ status: 409, body: { error: { code: 'TIER_SOLD_OUT', details: { remaining: 5 } } } });
    });

    it('[D-106] may take more seats at once than guests may, where the merchant says so', async () => {
      await service.client.patch('/v1/admin/workspace', { seats: { mostPerRegistration: 2 } }, { key: shop.adminToken });
      const three = (overrides: object = {}) =>
        bodyFor('Three', { tickets: [{ ticketTypeRef: tiers['Entry'], quantity: 3 }], ...overrides });
      expect(await add(three())).toMatchObject({ status: 400, body: { error: { details: { quantity: [tiers['Entry']] } } } });
      expect((await add(three({ override: ['seatCeiling'] }))).body.attendees).toHaveLength(3);
    });

    it('[D-42] are made once for each Idempotency-Key; a guest with a seat keeps that one', async () => {
      const first = await add(bodyFor('Ada'), { idempotencyKey: 'crm-1' });
      const again = await add(bodyFor('Ada'), { idempotencyKey: 'crm-1' });
      expect([first.headers.get('idempotent-replayed'), again.headers.get('idempotent-replayed'), again.status, again.body]).toEqual([
        null,
        'true',
        201,
        first.body,
      ]);
      expect(await add(bodyFor('Bisi'), { idempotencyKey: 'crm-1' })).toMatchObject({
        status: 409,
        body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
      });
      expect((await add(bodyFor('Ada'))).body.ref).toBe(first.body.ref);
      expect(await left()).toBe(4);
    });

    it.each<[string, (body: object) => object]>([
      ['event', (body) => ({ ...body, event: '' })],
      ['contact', (body) => ({ ...body, contact: { name: 'Ada' } })],
      ['tickets', (body) => ({ ...body, tickets: [] })],
      ['override[0]', (body) => ({ ...body, override: ['capacity'] })],
      ['source', (body) => ({ ...body, source: 'import' })],
    ])('are refused with what is wrong at %s', async (field, spoil) => {
      expect(await add(spoil(bodyFor('Ada')))).toMatchObject({
        status: 400,
        body: { error: { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } } },
      });
    });

    it('[D-5] come to events of their own workspace alone, by its token', async () => {
      const other = await openShop(service, `guests-others-${shops}`);
      expect(await add(bodyFor('Ada'), { key: other.adminToken })).toMatchObject({
        status: 400,
        body: { error: { details: { invalid: ['event'] } } },
      });
      expect(await add(bodyFor('Ada', { event: 'nowhere' }))).toMatchObject({
        status: 400,
        body: { error: { details: { invalid: ['event'] } } },
      });
      for (const key of [shop.keys.secretLive, shop.keys.publishableLive]) expect((await add(bodyFor('Ada'), { key })).status).toBe(401);
      expect(await left()).toBe(5);
    });
  });

  describe('guests in a table', () => {
    const table = async (query: string) => {
      const answer = await service.client.get(`/v1/admin/registrations.csv${query}`, { key: shop.adminToken });
      return { ...answer, lines: answer.text.split('\r\n').slice(0, -1) };
    };

    it('stand a line per seat, with a column for each question', async () => {
      const ref = await register('Ada Obi', { quantity: 2, responses: { meal: 'Yam, "pounded"' }, attendees: [null, { name: 'Bola' }] });
      await register('Dayo', { slug: 'other' });
      const { headers, lines } = await table('?event=gathering');
      expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(headers.get('content-disposition')).toBe('attachment; filename=guests-gathering.csv');
      expect(lines[0]).toMatch(
        /^Registration,Attendee,Status,Ticket type,Name,.*Registered at \(Africa\/Lagos\),Checked in at \(Africa\/Lagos\),Ticket serial,Valid days,Admitted on \(Africa\/Lagos\),Short code,Order number,Price,What do you eat\?$/,
      );
      expect(lines).toHaveLength(3);
      expect(lines[1]).toMatch(
        new RegExp(`^${ref},${ref},confirmed,Entry,Ada Obi,.*,ada\\.obi@guests\\.example,.*,1,,,[0-9A-Z-]{9},,,"Yam, ""pounded"""$`),
      );
      expect(lines[2]).toMatch(new RegExp(`^${ref},att_\\w+,confirmed,Entry,Bola,`));
      expect((await table('?event=gathering&status=pending')).lines).toHaveLength(1);
    });

    it('begin with the mark by which Excel knows UTF-8', async () => {
      const answer = await fetch(`${service.urls[0]}/v1/admin/registrations.csv?event=gathering`, {
        headers: { authorization: `Bearer ${shop.adminToken}` },
      });
      expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    });

    it('run nothing on the reader’s machine', async () => {
      await register('=HYPERLINK("http://evil.example")', {
        contact: { name: '=1+1', email: 'a@guests.example', phone: '+2348031234567' },
        responses: { meal: '@SUM(A1)' },
      });
      const [, line] = (await table('?event=gathering')).lines;
      for (const cell of [`,'=1+1,`, `,'+2348031234567,`, `,'@SUM(A1)`]) expect(line).toContain(cell);
    });

    it('[ADR 0076 r1] know a formula by a sign of any width, and no name by its letters', async () => {
      const names = ['＝2+2', '＋cmd', '－9', '＠x', 'ïsmail Çelik'];
      for (const [index, name] of names.entries()) await register(name, { contact: { name, email: `formula.${index}@guests.example` } });
      const { lines } = await table('?event=gathering');
      const cells = lines.slice(1).map((line) => line.split(',')[4]);
      expect(cells.sort()).toEqual(["'＝2+2", "'＋cmd", "'－9", "'＠x", 'ïsmail Çelik'].sort());
    });

    it('are all there, however many', async () => {
      const guests = Array.from({ length: 5 }, (_, index) => `Guest ${index}`);
      for (const guest of guests) await register(guest);
      expect((await table('?event=gathering')).lines).toHaveLength(6);
    });

    it.each(['', '?event=nowhere', '?event=gathering&status=x', '?event=gathering&limit=5'])('are not made of %j', async (query) => {
      expect(await table(query)).toMatchObject({ status: 400 });
    });
  });
});
