import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  connectInScope,
  eventually,
  inDays,
  openShop,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { Command } from '../../tools/testing/command';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
};
const GUESTS = ['ada', 'bayo', 'chidi'];

describe('npm run store, for an operator', () => {
  let service: RunningService;
  let sink: SmtpSink;
  let shops: Shop[];
  let folder: string;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'operator-')));
    sink = await SmtpSink.start();
    service = await startService({ env: { SMTP_URL: sink.url, MAIL_FROM: 'tickets@shop.example' } });
    await service.startWorker();
    shops = [
      await openShop(service, 'north', { version: 1, events: [event] }),
      await openShop(service, 'south', { version: 1, events: [event] }),
    ];
  });
  afterAll(async () => {
    await service?.stop();
    await sink?.stop();
    rmSync(folder, { recursive: true });
  });

  async function store(...args: string[]) {
    const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: service.operatorToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  const addressOf = (name: string, { slug }: Shop) => `${name}@${slug}.example`;

  async function registerAll(shop: Shop): Promise<void> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    for (const name of GUESTS) {
      const request = {
        tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }],
        contact: { name, email: addressOf(name, shop) },
      };
      const key = { key: shop.keys.publishableLive, origin: SHOP_ORIGIN };
      expect((await service.client.post('/v1/store/events/launch/register', request, key)).status).toBe(201);
    }
  }

  const states = async ({ adminToken }: Shop) => {
    const { body } = await service.client.get<{ data: { state: string; recipient: string }[] }>('/v1/admin/messages?limit=100', {
      key: adminToken,
    });
    return body.data.filter(({ recipient }) => GUESTS.some((name) => recipient.startsWith(`${name}@`))).map(({ state }) => state);
  };

  /** Waits until each message was refused, and gives it up, as the service does after four days of tries. */
  async function giveUp(): Promise<void> {
    for (const shop of shops) {
      const database = await connectInScope(service, shop);
      try {
        await eventually('each message was refused', async () => {
          const { rows } = await database.query<{ error: string | null }>('select last_error as error from message');
          return rows.length >= GUESTS.length && rows.every(({ error }) => error?.includes('550'));
        });
        await database.query(`update message set state = 'failed'`);
      } finally {
        await database.end();
      }
    }
  }

  it('[D-160] sends the mails of all workspaces again after an outage in which the mail server said 550 to everybody', async () => {
    sink.refuseWith = 550;
    for (const shop of shops) await registerAll(shop);
    await giveUp();
    const listed = await store('workspace', 'undelivered', '--state', 'failed');
    expect(listed.stdout).toMatch(/north[^]*3[^]*550|550[^]*north/);
    for (const shop of shops) for (const name of GUESTS) expect(listed.stdout).not.toContain(addressOf(name, shop));

    const retry = ['workspace', 'retry-messages', '--since', '2026-01-01T00:00:00Z'];
    expect((await store(...retry, '--dry-run')).stdout.match(/3 failed messages would be sent again/g)).toHaveLength(2);
    expect((await Promise.all(shops.map(states))).flat()).toEqual(Array(6).fill('failed'));
    sink.refuseWith = undefined;
    sink.dropConnections();
    expect((await store(...retry)).stdout.match(/3 failed messages are being sent again/g)).toHaveLength(2);
    for (const shop of shops) for (const name of GUESTS) expect(await sink.mailsTo(addressOf(name, shop))).toHaveLength(1);
    expect((await store(...retry)).stdout).toBe('No failed messages match.\n');
  });

  it('[D-159] counts what a removal would delete, wants the slug once more, and follows the deletion', async () => {
    const { slug } = await openShop(service, 'empty', { version: 1, events: [event] });
    const counted = await store('workspace', 'remove', slug, '--dry-run');
    expect(counted).toMatchObject({ code: 0, stdout: expect.stringMatching(new RegExp(`^Removing ${slug} would delete .*1 events`)) });
    for (const confirm of [[], ['--confirm', 'emtpy']])
      expect(await store('workspace', 'remove', slug, ...confirm)).toMatchObject({
        code: 2,
        output: expect.stringContaining(`to go on, add --confirm ${slug}`),
      });
    expect(await store('workspace', 'remove', shops[0]!.slug, '--confirm', shops[0]!.slug)).toMatchObject({
      code: 1,
      output: expect.stringContaining('Suspend it first: it can be removed 7 days later. Under way are: 3 seats to come.'),
    });
    const removed = await store('workspace', 'remove', slug, '--confirm', slug);
    expect(removed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^${slug} \\(wks_\\w+\\) is removed: \\d+ rows were deleted`)),
    });
    expect(removed.output).toContain(`${slug}: the deletion begins within a minute.`);
    expect((await store('workspace', 'removal', slug)).stdout).toContain(`${slug} is removed since`);
  });
});
