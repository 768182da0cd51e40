import {
  eventually,
  inDays,
  openShop,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  type RunningProcess,
  type RunningService,
  type Shop,
} from '@svc/testing';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 1_000 }],
};
const HOUR_SECONDS = 3_600;

interface MessageView {
  ref: string;
  recipient: string;
  state: string;
  attempts: number;
  error?: string;
}

describe('[D-160] a mail server that is of no use for a night', () => {
  let service: RunningService;
  let worker: RunningProcess;
  let shop: Shop;
  let sink: SmtpSink;
  let entry: string;

  beforeAll(async () => {
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.urlWithLogin, MAIL_FROM: 'tickets@shop.example' } });
    shop = await openShop(service, 'nightly', { version: 1, events: [event] });
    worker = await service.startWorker();
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    entry = body.ticketTypes[0]!.ref;
  });
  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
  });

  async function register(...emails: string[]): Promise<void> {
    for (const email of emails) {
      const body = { tickets: [{ ticketTypeRef: entry, quantity: 1 }], contact: { name: 'Ada', email } };
      const { status } = await service.client.post('/v1/store/events/launch/register', body, {
        key: shop.keys.publishableLive,
        origin: SHOP_ORIGIN,
      });
      expect(status).toBe(201);
    }
  }

  const messages = async () =>
    (await service.client.get<{ data: MessageView[] }>('/v1/admin/messages?limit=100', { key: shop.adminToken })).body.data;

  /** Waits until every message has been tried so often, and waits with this error. */
  const untilTried = (attempts: number, code: string, emails: readonly string[]) =>
    eventually(`${emails.join(', ')} were tried ${attempts} times`, async () => {
      const theirs = (await messages()).filter(({ recipient }) => emails.includes(recipient));
      return (
        theirs.length === emails.length &&
        theirs.every((one) => one.state === 'due' && one.attempts >= attempts && one.error?.includes(code))
      );
    });

  /** Passes nine hours, in which each message is tried again and again, by a server that says 550 first and then refuses the login. */
  async function passNight(emails: readonly string[]): Promise<void> {
    await untilTried(1, '550', emails);
    for (const attempts of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
      if (attempts === 6) {
        sink.refuseWith = undefined;
        refuseLogins(true);
      }
      await service.client.post('/dev/clock', { advanceSeconds: HOUR_SECONDS });
      await untilTried(attempts, attempts < 6 ? '550' : '535', emails);
    }
  }

  const refuseLogins = (isSo: boolean): void => {
    sink.refusesLogin = isSo;
    sink.dropConnections();
  };

  afterEach(() => {
    sink.refusesLogin = false;
    sink.refuseWith = undefined;
  });

  it('loses no ticket when it says 550 to everybody, and then refuses the login', async () => {
    await register('before@example.com');
    await sink.mailsTo('before@example.com');
    sink.refuseWith = 550;
    sink.dropConnections();
    const emails = ['one', 'two', 'three'].map((name) => `${name}@example.com`);
    await register(...emails);
    await passNight(emails);
    refuseLogins(false);
    await service.client.post('/dev/clock', { advanceSeconds: HOUR_SECONDS });
    for (const email of emails) expect((await sink.mailsTo(email))[0]!.attachments).not.toEqual([]);
  }, 240_000);

  it('[ADR 0142 r4] is an error in the log that names messages and workspace, and no address, in few lines', () => {
    const lines = worker.log.split('\n').filter((line) => line.includes('"level":"error"'));
    expect(lines.find((line) => line.includes('SMTP_URL'))).toMatch(/"ref":"msg_.*"workspace":"wks_.*"reason":"535/);
    expect(lines.join('\n')).not.toContain('@example.com');
    expect(lines.length).toBeLessThan(20);
  });
});
