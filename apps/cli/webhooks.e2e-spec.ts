import { tmpdir } from 'node:os';
import { eventually, openShop, sharedService, WebhookSink, type SharedService } from '@svc/testing';
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

  it('disables, rotates, and removes a destination, and warns of a second one with its address', async () => {
    const { ref } = JSON.parse((await store('add', `${sink.url}/twice`, '--json')).output) as { ref: string };
    const second = await store('add', `${sink.url}/twice`);
    expect(second.output).toContain(`! ${ref} has the same address, which gets every event twice`);
    const [other] = /wdn_\w+/.exec(second.output)!;
    expect(await store('remove', other, '--yes')).toEqual({ code: 0, output: `${other} is deleted.\n` });
    expect(await store('remove', other, '--yes')).toMatchObject({ code: 1, output: expect.stringContaining('NOT_FOUND') });
    expect(await store('disable', ref)).toEqual({
      code: 0,
      output: `${ref} receives no events, and they are held back: ${sink.url}/twice\n`,
    });
    expect((await store('list')).output).toContain(`${ref}  disabled (manual)`);
    expect(await store('rotate-secret', ref, '--promote')).toMatchObject({ code: 1, output: expect.stringContaining('CONFLICT') });
    expect((await store('rotate-secret', ref)).output).toMatch(/shown only once:\n\n {2}whsec_\S+\n$/);
    expect(await store('rotate-secret', ref, '--promote')).toEqual({ code: 0, output: `${ref} signs with the next secret alone.\n` });
    await store('remove', ref, '--yes');
  });

  it('[ADR 0158 r1] [ADR 0158 r2] replays nothing from before the destination, and says what waits', async () => {
    sink.answer = () => ({ status: 500 });
    const remove = async (slug: string) => {
      const product = { slug, name: 'Cup', variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 1 }] }] };
      const key = env['STORE_TOKEN']!;
      const { body } = await service.client.post<{ ref: string }>('/v1/admin/products', product, { key });
      await service.client.send(`/v1/admin/products/${body.ref}`, { method: 'DELETE', key });
    };
    const first = JSON.parse((await store('add', `${sink.url}/first`, '--json')).output) as { ref: string };
    await remove('old-cup');
    await sink.expect(1, '/first');
    const { ref } = JSON.parse((await store('add', `${sink.url}/second`, '--json')).output) as { ref: string };
    expect(await store('replay', ref)).toEqual({ code: 0, output: '0 deliveries are being sent.\n' });
    const waits = /^0 deliveries are being sent\. 1 waits for its next attempt, at \S+ \S+Z; webhook resend sends one now\.\n$/;
    await eventually('the first delivery waits', async () => waits.test((await store('replay', first.ref)).output));
    for (const each of [first.ref, ref]) await store('remove', each, '--yes');
    sink.answer = () => ({ status: 200 });
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
