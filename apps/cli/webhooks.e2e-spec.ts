import { tmpdir } from 'node:os';
import { openShop, sharedService, WebhookSink, type SharedService } from '@svc/testing';
import { Command } from '../../tools/testing/command';

describe('npm run store -- webhook', () => {
  let service: SharedService;
  let sink: WebhookSink;
  let env: Record<string, string>;

  beforeAll(async () => {
    [service, sink] = await Promise.all([sharedService(), WebhookSink.open()]);
    const shop = await openShop(service, 'ile');
    env = { DATA_DIR: tmpdir(), STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
  });

  afterAll(async () => {
    await sink.close();
  });

  async function store(...args: string[]) {
    const command = new Command(process.execPath, ['apps/cli/store.mjs', 'webhook', ...args], env);
    return { code: await command.exited, output: command.output };
  }

  it('adds a destination, pings it, lists what was sent and sends it again', async () => {
    const added = await store('add', `${sink.url}/hooks`, '--event', 'product.deleted', '--description', 'ERP', '--json');
    const { ref, secret, events } = JSON.parse(added.output) as { ref: string; secret: string; events: string[] };
    expect({ code: added.code, events, secret }).toEqual({
      code: 0,
      events: ['product.deleted'],
      secret: expect.stringMatching(/^whsec_/),
    });
    expect((await store('list')).output).toContain(`${ref}  enabled  both  product.deleted`);

    const pinged = await store('ping', ref);
    expect(pinged).toEqual({ code: 0, output: expect.stringMatching(/^The ping whd_\w+ arrived: 200 after \d+ ms\n\n {2}ok\n$/) });
    const [delivery] = /whd_\w+/.exec(pinged.output)!;

    expect((await store('deliveries', '--type', 'ping')).output).toMatch(
      new RegExp(`^${delivery}  \\S+  ping +delivered +1×  200 after \\d+ ms\n$`),
    );
    expect(await store('resend', delivery)).toEqual({ code: 0, output: `${delivery} (ping) is being sent again.\n` });
    await sink.expect(2, '/hooks');
  });

  it('lets a destination have events again, and sends once more what was lost', async () => {
    const { ref } = JSON.parse((await store('add', `${sink.url}/back`, '--json')).output) as { ref: string };
    expect(await store('enable', ref)).toEqual({ code: 0, output: `${ref} receives events again: ${sink.url}/back\n` });
    expect(await store('replay', ref)).toEqual({ code: 0, output: '0 deliveries are being sent.\n' });
    expect(await store('replay', ref, '--since', 'yesterday')).toMatchObject({ code: 1, output: expect.stringContaining('since') });
    for (const name of ['enable', 'replay'])
      expect(await store(name, 'wdn_nonsense')).toMatchObject({ code: 1, output: expect.stringContaining('NOT_FOUND') });
  });

  it('says by its exit code when a ping failed, and when it was refused', async () => {
    sink.answer = () => ({ status: 500 });
    const { output } = await store('add', `${sink.url}/down`, '--json');
    const { ref } = JSON.parse(output) as { ref: string };
    expect(await store('ping', ref)).toEqual({ code: 1, output: expect.stringMatching(/^The ping whd_\w+ failed: 500 after/) });
    expect(await store('ping', 'wdn_nonsense')).toMatchObject({ code: 1, output: expect.stringContaining('NOT_FOUND') });
    expect(await store('add', 'http://shop.example/')).toMatchObject({
      code: 1,
      output: expect.stringContaining('url: Give an https address.'),
    });
  });
});
