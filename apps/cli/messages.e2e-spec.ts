import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectInScope, eventually, inDays, openShop, sharedService, SHOP_ORIGIN, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';
import { Command } from '../../tools/testing/command';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 100 }],
};

describe('[D-160] npm run store -- message retry', () => {
  const EMAILS = ['one', 'two', 'three'].map((name) => `${name}.command@example.com`);
  let service: SharedService;
  let shop: Shop;
  let database: Client;
  let folder: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'retry-commands', { version: 1, events: [event] });
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'retries-')));
    database = await connectInScope(service, shop);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    for (const email of EMAILS) {
      const request = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Ada', email } };
      await service.client.post('/v1/store/events/launch/register', request, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
      await service.mails.mailsTo(email);
    }
    await untilStates('sent,sent,sent');
    await database.query(`update message set state = 'failed', last_error = '535 5.7.8 authentication failed'`);
  });
  afterAll(async () => {
    await database?.end();
    rmSync(folder, { recursive: true });
  });

  const untilStates = (states: string) =>
    eventually(`messages are ${states}`, async () => {
      const { rows } = await database.query<{ state: string }>('select state from message order by id');
      return rows.map(({ state }) => state).join() === states;
    });

  async function store(...args: string[]) {
    const env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  it('asks for one message, or for a time, and sends nothing otherwise', async () => {
    for (const args of [[], ['--failed'], ['--since', '2026-01-01T00:00:00Z'], ['msg_1', '--failed', '--since', '2026-01-01T00:00:00Z']])
      expect(await store('message', 'retry', ...args)).toMatchObject({ code: 2 });
    await untilStates('failed,failed,failed');
  });

  it('counts what failed by kind and reason, sends one by its ref, and all others at once', async () => {
    const bulk = ['message', 'retry', '--failed', '--since', '2026-01-01T00:00:00Z'];
    const counted = await store(...bulk, '--dry-run');
    expect(counted.stdout).toMatch(
      /By kind:\n +3 {2}registration_confirmed\nBy reason:\n +3 {2}535 .*\n3 failed messages would be sent again\.\n/,
    );
    const [ref] = /msg_\w+/.exec((await store('message', 'list', '--state', 'failed')).stdout)!;
    expect(await store('message', 'retry', ref)).toMatchObject({ code: 0, stdout: expect.stringContaining('is being sent again') });
    expect((await store(...bulk, '--reason', 'no such reason')).stdout).toBe('No failed messages match.\n');
    expect((await store(...bulk, '--reason', '535', '--channel', 'email')).stdout).toContain('2 failed messages are being sent again.');
    await untilStates('sent,sent,sent');
  });

  it('[D-149] sends a message once more that was sent, and lists messages by their recipient', async () => {
    await untilStates('sent,sent,sent');
    const listed = JSON.parse((await store('message', 'list', '--to', EMAILS[0]!.toUpperCase(), '--json')).stdout) as { ref: string }[];
    expect(listed).toHaveLength(1);
    expect(await store('message', 'resend', listed[0]!.ref)).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(new RegExp(`^msg_\\w+ \\(registration_confirmed\\) is being sent to ${EMAILS[0]!}\\.\n$`)),
    });
    await untilStates('sent,sent,sent,sent');
    expect(await store('message', 'resend', 'msg_01h455vb4pex5vsknk084sn02q')).toMatchObject({ code: 1 });
  });
});
