import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import {
  dateInDays,
  endLeases,
  eventually,
  inDays,
  openShop,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  WebhookSink,
  type RunningProcess,
  type RunningService,
  type Shop,
  setForShop,
} from '@svc/testing';
import ICAL from 'ical.js';

interface MessageView {
  ref: string;
  kind: string;
  channel: string;
  recipient: string;
  subject: { kind: string; ref: string };
  state: string;
  attempts: number;
  nextAttemptAt?: string;
  error?: string;
}
interface InboxEntry {
  channel: string;
  to: string;
  text: string;
  subject?: string;
  attachments: { filename: string; contentType: string; url: string }[];
}

const event = {
  slug: 'launch',
  title: 'Ọjọ́ Launch',
  startAt: inDays(10),
  endAt: inDays(12),
  location: { venueName: 'Freedom Park', city: 'Lagos', country: 'NG' },
  days: [
    { key: 'one', label: 'Day one', dayDate: dateInDays(10) },
    { key: 'two', label: 'Day two', dayDate: dateInDays(11) },
  ],
  ticketTypes: [
    { key: 'entry', name: 'Entry', kind: 'free', capacity: 50 },
    { key: 'asked', name: 'By approval', kind: 'free', approvalRequired: true },
  ],
};

/** Returns the priorities of a process's threads, where the system exposes them: the nicer, the higher. */
function prioritiesOf(pid: number): Set<number> {
  const folder = `/proc/${pid}/task`;
  const threads = existsSync(folder) ? readdirSync(folder) : [];
  return new Set(
    threads.map((thread) =>
      Number(
        readFileSync(join(folder, thread, 'stat'), 'utf8')
          .split(') ')[1]!
          .split(' ')[16],
      ),
    ),
  );
}

describe('messages to guests', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: SmtpSink;
  let worker: RunningProcess;
  let tiers: Record<string, string>;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.url, MAIL_FROM: 'tickets@shop.example' } });
    shop = await openShop(service, 'adire', { version: 1, events: [event] });
    worker = await service.startWorker();
    const { body } = await service.client.get<{ ticketTypes: { name: string; ref: string }[] }>('/v1/store/events/launch', {
      key: shop.keys.secretLive,
    });
    tiers = Object.fromEntries(body.ticketTypes.map(({ name, ref }) => [name, ref]));
  });

  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
  });

  afterEach(() => {
    sink.refuseWith = undefined;
  });

  async function register(contact: object, tier = 'Entry', key = shop.keys.publishableLive): Promise<void> {
    const body = { tickets: [{ ticketTypeRef: tiers[tier], quantity: 1 }], contact };
    const answer = await service.client.post('/v1/store/events/launch/register', body, { key, origin: SHOP_ORIGIN });
    expect(answer).toMatchObject({ status: 201 });
  }

  const messages = async (query = '') =>
    (await service.client.get<{ data: MessageView[] }>(`/v1/admin/messages${query}`, { key: shop.adminToken })).body.data;
  const messageTo = (recipient: string, state: string) =>
    eventually(`a message to ${recipient} is ${state}`, async () =>
      (await messages()).find((one) => one.recipient === recipient && one.state === state),
    );
  const decide = (ref: string, decision: string) =>
    service.client.post(`/v1/admin/registrations/${ref}/${decision}`, {}, { key: shop.adminToken });

  it('[§4.4 r5] a guest gets a mail with the event for the calendar and the ticket, and the merchant sees that it was sent', async () => {
    await register({ name: 'Adé Ọlá', email: 'ade@example.com' });
    const [mail] = await sink.mailsTo('ade@example.com');
    expect(mail).toMatchObject({ subject: 'You’re registered: Ọjọ́ Launch', from: { name: 'adire', address: 'tickets@shop.example' } });
    expect(mail!.html).toContain('Freedom Park');
    expect(mail!.text).toMatch(/https?:\/\/\S+\/adire\/t\/att_\w+\?t=\S+/);
    const [pdf] = mail!.attachments.filter(({ mimeType }) => mimeType === 'application/pdf');
    expect(
      Buffer.from(pdf!.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const files = mail!.attachments.filter(({ mimeType }) => mimeType === 'text/calendar');
    const entries = files.map(
      ({ content }) =>
        new ICAL.Component(ICAL.parse(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString())),
    );
    expect(new Set(entries.map((calendar) => new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).summary))).toEqual(
      new Set(['Ọjọ́ Launch: Day one', 'Ọjọ́ Launch: Day two']),
    );
    const sent = await messageTo('ade@example.com', 'sent');
    expect(sent).toMatchObject({
      kind: 'registration_confirmed',
      channel: 'email',
      attempts: 1,
      subject: { kind: 'registration', ref: expect.stringMatching(/^grp_/) },
    });
  });

  it('[D-106] tickets are printed by threads that give way to everything else', async () => {
    await register({ name: 'Tolu', email: 'tolu@example.com' });
    await sink.mailsTo('tolu@example.com');
    expect(prioritiesOf(worker.pid)).toEqual(new Set(process.platform === 'linux' ? [getPriority(), 10] : []));
  });

  it('[D-13] a guest of a tier by approval is notified that the registration was received, then gets the ticket, then is notified that it is cancelled', async () => {
    await register({ name: 'Zainab', email: 'zainab@example.com' }, 'By approval');
    const [received] = await sink.mailsTo('zainab@example.com');
    expect(received).toMatchObject({ subject: 'We have your registration: Ọjọ́ Launch', attachments: [] });
    const { subject } = await messageTo('zainab@example.com', 'sent');
    expect((await decide(subject.ref, 'approve')).status).toBe(200);
    const [, approved] = await sink.mailsTo('zainab@example.com', 2);
    expect(approved!.subject).toBe('You’re approved: Ọjọ́ Launch');
    expect(approved!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['application/pdf', 'text/calendar']));
    expect((await decide(subject.ref, 'cancel')).status).toBe(200);
    const [, , cancelled] = await sink.mailsTo('zainab@example.com', 3);
    expect(cancelled!.subject).toBe('Cancelled: Ọjọ́ Launch');
    expect(sink.raw.at(-1)).toContain('method=CANCEL');
    expect((await messages(`?subject=${subject.ref}`)).map(({ kind }) => kind)).toEqual([
      'registration_cancelled',
      'registration_approved',
      'registration_received',
    ]);
  });

  it('[D-111a] a mail that its server had taken when the worker was killed is sent again, under the same Message-ID', async () => {
    const held = sink.hold('mail');
    await register({ name: 'Kemi', email: 'kemi@example.com' });
    await held.reached;
    await worker.stop('SIGKILL');
    held.letGo();
    await endLeases(service.databaseUrl);
    worker = await service.startWorker();
    const mails = await sink.mailsTo('kemi@example.com', 2);
    expect([mails.length, new Set(mails.map(({ messageId }) => messageId)).size]).toEqual([2, 1]);
    expect(await messageTo('kemi@example.com', 'sent')).toMatchObject({ attempts: 2 });
  });

  it('[D-160] a mail server that is away is tried again, and the merchant sees why; one that refuses a recipient, and takes others, is not, until the merchant says so', async () => {
    sink.refuseWith = 451;
    await register({ name: 'Ngozi', email: 'ngozi@example.com' });
    const waiting = await eventually('a message waits with an error', async () =>
      (await messages('?state=due')).find(({ error }) => error !== undefined),
    );
    expect(waiting).toMatchObject({
      recipient: 'ngozi@example.com',
      attempts: 1,
      nextAttemptAt: expect.any(String),
      error: expect.stringContaining('451'),
    });
    sink.refuseWith = undefined;
    sink.refuses.set('ngozi@example.com', 550);
    for (const [round, other] of ['ada', 'chidi', 'tola'].entries()) {
      await service.client.post('/dev/clock', { advanceSeconds: 3_600 });
      await eventually(`attempt ${round + 2} is refused`, async () =>
        (await messages()).find(
          ({ recipient, attempts, state }) => recipient === 'ngozi@example.com' && attempts === round + 2 && state !== 'sending',
        ),
      );
      await register({ name: other, email: `${other}.taken@example.com` });
      await sink.mailsTo(`${other}.taken@example.com`);
    }
    const failed = await messageTo('ngozi@example.com', 'failed');
    expect(failed).toMatchObject({ attempts: 4, error: expect.stringContaining('550') });
    sink.refuses.clear();
    const path = `/v1/admin/messages/${failed.ref}`;
    expect((await service.client.post(`${path}/retry`, undefined, { key: shop.adminToken })).status).toBe(202);
    await sink.mailsTo('ngozi@example.com');
    await messageTo('ngozi@example.com', 'sent');
    expect((await service.client.get<MessageView>(path, { key: shop.adminToken })).body).toMatchObject({ ref: failed.ref, state: 'sent' });
    expect((await service.client.post(`${path}/retry`, undefined, { key: shop.adminToken })).status).toBe(409);
  });

  it('[§4.4 r5] a guest with a phone alone gets a text with a link to the ticket', async () => {
    await register({ name: 'Bola', phone: '+2348031234567' });
    const inbox = await eventually('the inbox has it', async () => {
      const { body } = await service.client.get<InboxEntry[]>('/dev/inbox.json?channel=sms&to=%2B2348031234567');
      return body.length > 0 ? body : undefined;
    });
    expect(inbox).toHaveLength(1);
    expect(inbox[0]!.text).toMatch(/^adire: you’re registered for Ọjọ́ Launch, .+ Your ticket: http:\S+\/adire\/t\/att_\w+\?t=\S+$/);
  });

  it('[§4.4 r7] nothing is sent for a test key', async () => {
    const before = (await messages()).length;
    await register({ name: 'Tess', email: 'tess@example.com' }, 'Entry', shop.keys.publishableTest);
    await register({ name: 'Uche', email: 'uche@example.com' });
    await sink.mailsTo('uche@example.com');
    expect((await messages()).map(({ recipient }) => recipient)).not.toContain('tess@example.com');
    expect(await messages()).toHaveLength(before + 1);
  });

  it('[D-81] guests of an event that is deleted are notified once: by an email that takes it out of their calendar, or by a text to those with a phone alone; nobody else is', async () => {
    const galas = await openShop(service, 'galas', { version: 1, events: [{ ...event, slug: 'gala', title: 'Gala', days: [] }] });
    const admin = { key: galas.adminToken };
    const { body } = await service.client.get<{ ref: string; ticketTypes: { name: string; ref: string }[] }>('/v1/store/events/gala', {
      key: galas.keys.secretLive,
    });
    const invite = (contact: object) =>
      service.client.post<{ ref: string }>(
        '/v1/store/events/gala/register',
        { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact },
        { key: galas.keys.secretLive },
      );
    await invite({ name: 'Ọlá', email: 'ola.gala@example.com' });
    await invite({ name: 'Kúnlé', phone: '+2348031234599' });
    const { body: gone } = await invite({ name: 'Left', email: 'left.gala@example.com' });
    expect((await service.client.post(`/v1/admin/registrations/${gone.ref}/cancel`, {}, admin)).status).toBe(200);
    const bought = await service.client.post<{ status: string }>(
      '/v1/store/events/gala/checkout',
      {
        tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }],
        contact: { name: 'Bọ́lá', email: 'bola.gala@example.com' },
        returnUrl: 'https://shop.example/thanks',
      },
      { key: galas.keys.secretLive },
    );
    expect(bought.body.status).toBe('paid');
    await sink.mailsTo('bola.gala@example.com');
    const [confirmed] = await sink.mailsTo('ola.gala@example.com');

    expect((await service.client.send(`/v1/admin/events/${body.ref}?force=true`, { ...admin, method: 'DELETE' })).status).toBe(200);
    const [, cancelled] = await sink.mailsTo('ola.gala@example.com', 2);
    expect(cancelled).toMatchObject({ subject: 'Cancelled: Gala', text: expect.stringContaining('galas has cancelled Gala') });
    const [entered, takenOut] = [confirmed!, cancelled!].map(({ attachments }) => {
      const { content } = attachments.find(({ mimeType }) => mimeType === 'text/calendar')!;
      return new ICAL.Component(ICAL.parse(typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString()));
    });
    const of = (calendar: typeof entered, name: string) => calendar!.getFirstSubcomponent('vevent')!.getFirstPropertyValue(name);
    expect([takenOut!.getFirstPropertyValue('method'), of(takenOut, 'uid')]).toEqual(['CANCEL', of(entered, 'uid')]);
    expect(Number(of(takenOut, 'sequence'))).toBeGreaterThan(Number(of(entered, 'sequence')));

    const { text } = await eventually('the text has come', async () => {
      const { body: texts } = await service.client.get<InboxEntry[]>('/dev/inbox.json?channel=sms&to=%2B2348031234599');
      return texts.find((one) => one.text.includes('is cancelled'));
    });
    expect(text).toMatch(/^galas: Gala, .+, is cancelled\. Your ticket is no longer valid\.$/);
    const { body: log } = await service.client.get<{ data: MessageView[] }>('/v1/admin/messages?limit=200', admin);
    const recipients = log.data.filter(({ kind }) => kind.endsWith('event_cancelled')).map(({ recipient }) => recipient);
    expect(recipients.sort()).toEqual(['+2348031234599', 'bola.gala@example.com', 'ola.gala@example.com']);
    expect((await sink.mailsTo('bola.gala@example.com', 2))[1]).toMatchObject({
      subject: 'Cancelled: Gala',
      text: expect.stringContaining('Order: '),
    });
  });

  it('[D-74] a merchant who has set an address for alerts is mailed when a webhook destination is switched off', async () => {
    const webhooks = await WebhookSink.open();
    try {
      webhooks.answer = () => ({ status: 410 });
      const call = (method: 'post' | 'patch', path: string, body: object) =>
        service.client[method]<{ ref: string }>(`/v1/admin/${path}`, body, { key: shop.adminToken });
      await call('patch', 'workspace', { alertEmail: 'desk@example.com' });
      const { body } = await call('post', 'webhooks/destinations', { url: `${webhooks.url}/gone`, events: ['attendee.registered'] });
      await register({ name: 'Ife', email: 'ife@example.com' });
      const [mail] = await sink.mailsTo('desk@example.com');
      expect(mail).toMatchObject({ subject: 'A webhook destination was switched off', attachments: [] });
      for (const address of [`${webhooks.url}/gone`, `webhook enable ${body.ref}`]) expect(mail!.text).toContain(address);
      await messageTo('desk@example.com', 'sent');
      expect(await messages(`?subject=${body.ref}`)).toMatchObject([
        { kind: 'webhook_disabled', recipient: 'desk@example.com', subject: { kind: 'webhook_destination', ref: body.ref } },
      ]);
    } finally {
      await webhooks.close();
    }
  });

  it('[D-5] a merchant sees the messages of the own workspace alone, page by page, and filters are checked', async () => {
    const other = await openShop(service, 'other');
    const [message] = await messages('?limit=1');
    expect((await service.client.get<{ data: object[] }>('/v1/admin/messages', { key: other.adminToken })).body.data).toEqual([]);
    expect((await service.client.get(`/v1/admin/messages/${message!.ref}`, { key: other.adminToken })).status).toBe(404);
    expect((await service.client.post(`/v1/admin/messages/${message!.ref}/retry`, undefined, { key: other.adminToken })).status).toBe(404);
    const [first] = await messages();
    const { body } = await service.client.get<{ data: MessageView[]; nextCursor: string }>('/v1/admin/messages?limit=1', {
      key: shop.adminToken,
    });
    expect(body.data).toEqual([first]);
    expect((await messages(`?limit=1&cursor=${body.nextCursor}`))[0]!.ref).not.toBe(first!.ref);
    expect((await messages('?channel=sms')).map(({ recipient }) => recipient)).toEqual(['+2348031234567']);
    for (const query of ['?state=lost', '?subject=ade', '?cursor=x', '?chanel=sms']) {
      expect((await service.client.get(`/v1/admin/messages${query}`, { key: shop.adminToken })).status).toBe(400);
    }
  });

  describe('messages by text', () => {
    const set = (settings: object) => service.client.patch('/v1/admin/workspace', settings, { key: shop.adminToken });
    const textsTo = async (recipient: string) => (await messages(`?channel=sms`)).filter((one) => one.recipient === recipient);
    const settled = (recipient: string, kind: string, state: string) =>
      eventually(`the ${kind} to ${recipient} is ${state}`, async () =>
        (await textsTo(recipient)).find((one) => one.kind === kind && one.state === state),
      );

    it('[D-107] are withheld where texts are no longer permitted, until the merchant allows it and asks for it', async () => {
      const phone = '+2348031230701';
      await register({ name: 'Kemi', phone }, 'By approval');
      const { subject } = await settled(phone, 'registration_received', 'sent');
      await setForShop(service, shop, { texts: { countries: ['GH'] } });
      await decide(subject.ref, 'approve');
      const withheld = await settled(phone, 'registration_approved', 'withheld');
      expect([withheld.error, (await messages('?state=withheld')).map(({ ref }) => ref)]).toEqual([
        expect.stringContaining('texts.countries'),
        [withheld.ref],
      ]);
      await set({ texts: { countries: null } });
      expect((await service.client.post(`/v1/admin/messages/${withheld.ref}/retry`, undefined, { key: shop.adminToken })).status).toBe(202);
      await settled(phone, 'registration_approved', 'sent');
    });

    it('[D-107] wait when three have gone to a number in a day, and go when there is room; the merchant is notified once', async () => {
      const phone = '+2348031230702';
      await set({ alertEmail: 'texts@example.com' });
      await register({ name: 'Sade', phone }, 'By approval');
      const { subject } = await settled(phone, 'registration_received', 'sent');
      for (const [decision, kind] of [
        ['approve', 'registration_approved'],
        ['cancel', 'registration_cancelled'],
      ] as const) {
        await decide(subject.ref, decision);
        await settled(phone, kind, 'sent');
      }
      await register({ name: 'Sade', phone });
      const waiting = await eventually('a text waits with an error', async () =>
        (await textsTo(phone)).find(({ state, error }) => state === 'due' && error !== undefined),
      );
      expect(waiting).toMatchObject({
        kind: 'registration_confirmed',
        attempts: 0,
        error: expect.stringContaining('one number'),
        nextAttemptAt: expect.any(String),
      });
      // The merchant also hears of the registration by approval where that waits for longer than notices take.
      const notices = await sink.untilMails('texts wait', 'texts@example.com', (mails) => {
        const some = mails.filter(({ subject: about }) => about === 'Texts to your guests are waiting');
        return some.length > 0 && some;
      });
      expect(notices).toHaveLength(1);
      await service.client.post('/dev/clock', { advanceSeconds: 86_401 });
      expect(await settled(phone, 'registration_confirmed', 'sent')).toMatchObject({ ref: waiting.ref, attempts: 1 });
      expect(await messages('?kind=texts_waiting')).toMatchObject([{ subject: { kind: 'workspace', ref: shop.ref } }]);
    });
  });
});
