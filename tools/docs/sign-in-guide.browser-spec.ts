import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeIn, freePort, openShop, sentTo, startService, type RunningService, type Shop } from '@svc/testing';
import type { Command } from '../testing/command';
import { filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const GUIDE = 'sign-people-in.md';
const PHONE = '+2348031234567';

/** Follows the guide: its server and its commands, with the inbox for a phone. */
describe('sign-people-in.md', () => {
  let service: RunningService;
  let shop: Shop;
  let folder: string;
  let reader: Reader;
  let server: Command | undefined;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sign-in-')));
    service = await startService();
    shop = await openShop(service, 'adire-house', { version: 1 });
    reader = new Reader(service, shop, folder);
  });

  afterEach(() => server?.end('SIGTERM'));

  afterAll(async () => {
    await service?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts the server of the guide with a key; answers what runs its commands against it, as one visitor. */
  async function startServer(key: string) {
    const port = String(await freePort());
    server = reader.program(GUIDE, 'sign-in.mjs', { PORT: port, STORE_SECRET_KEY: key });
    await server.prints(/Signing people in/);
    return async (words: string, values: Record<string, string> = {}) =>
      JSON.parse(
        await reader.run(
          filledIn(commandOf(GUIDE, words), { 'http://127.0.0.1:8082': `http://127.0.0.1:${port}`, jar: join(folder, port), ...values }),
        ),
      ) as Record<string, unknown>;
  }

  it('has a wallet to fill, and a server that signs in by the code of the inbox, once, and links the customer', async () => {
    await reader.run(filledIn(commandOf(GUIDE, 'otp/credits'), { 'adire-house': shop.ref, $OPERATOR_TOKEN: service.operatorToken }));
    const visitor = await startServer(shop.keys.secretLive);
    expect(await visitor('/code')).toMatchObject({ to: '+234*******567' });
    expect(await visitor('/verify', { '123456': '12345' })).toEqual({ verified: false, reason: 'invalid' });
    const code = codeIn((await sentTo(service, PHONE))[0]!);
    expect(await visitor('/verify', { '123456': code })).toEqual({
      signedIn: 'user-42',
      customer: { customerRef: expect.stringMatching(/^cus_/), contactRef: expect.stringMatching(/^con_/) },
    });
    expect(await visitor('/verify', { '123456': code })).toEqual({ reason: 'invalid' });
    const contacts = await service.client.get<{ data: object[] }>('/v1/admin/contacts', { key: shop.adminToken });
    expect(contacts.body.data).toMatchObject([{ email: 'adaeze@example.com', phone: PHONE }]);
    expect(await visitor('/code')).toMatchObject({ error: { code: 'RATE_LIMITED' } });
  });

  it('[D-139] has a server that leaves one visitor five codes an hour, and says that it is their limit', async () => {
    const visitor = await startServer(shop.keys.secretTest);
    const askFor = (digit: number) => visitor('/code', { [PHONE]: `+23480512345${digit}7` });
    for (let digit = 1; digit <= 5; digit += 1) expect(await askFor(digit)).toMatchObject({ to: expect.stringMatching(/7$/) as string });
    expect(await askFor(6)).toMatchObject({
      error: {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^You have asked for many codes\. Please try again in \d+ min\.$/) as string,
      },
    });
  });

  it('has a server that signs in by 000000 with a test key, and links nobody', async () => {
    const visitor = await startServer(shop.keys.secretTest);
    await visitor('/code');
    expect(await visitor('/verify', { '123456': '000000' })).toEqual({
      signedIn: 'user-42',
      customer: { customerRef: expect.stringMatching(/^test_cus_/), contactRef: expect.stringMatching(/^test_con_/) },
    });
  });
});
