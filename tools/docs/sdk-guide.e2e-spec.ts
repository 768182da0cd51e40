import { mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';
import { Command } from '../testing/command';
import { fileOf, filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const GUIDE = 'sdk.md';
const PROGRAM = 'first.mjs';

/** Follows the guide: the SDK as npm packs it, in a folder that has nothing else. */
describe('sdk.md', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let reader: Reader;
  const running: Command[] = [];
  const own = () => join(folder, 'my-store');

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-guide-')));
    service = await sharedService();
    shop = await openShop(service, 'sdk-guide', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    reader = new Reader(service, shop, folder);
  });
  afterEach(() => Promise.all(running.splice(0).map((command) => command.end('SIGTERM'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('has commands that install the packed SDK into an empty folder, without a registry and alone', async () => {
    await reader.run(filledIn(commandOf(GUIDE, 'npm pack'), { '../my-store': own() }));
    const installing = new Command('sh', ['-c', commandOf(GUIDE, 'npm install')], { npm_config_offline: 'true' }, { cwd: own() });
    expect([await installing.exited, installing.output]).toEqual([0, expect.stringContaining('added 1 package')]);
    expect(readdirSync(join(own(), 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@storefront-service']);
  });

  it('has twenty lines that list the products, register a guest, and verify the webhook that listen forwards', async () => {
    const port = String(await freePort());
    const listen = reader.start(`exec ${filledIn(commandOf(GUIDE, 'listen --live'), { 8081: port })}`);
    running.push(listen);
    await listen.prints(/Listening to live events/);

    writeFileSync(join(own(), PROGRAM), fileOf(GUIDE, PROGRAM));
    const command = filledIn(commandOf(GUIDE, `node ${PROGRAM}`), { '../my-store': own(), [`node ${PROGRAM}`]: `exec node ${PROGRAM}` });
    const program = reader.start(`export PORT=${port}\n${command}`);
    running.push(program);
    await program.prints(/^Verified: attendee\.registered, open-studio-evening$/m);
    await listen.prints(/attendee\.registered .* 204 /);

    const { body: products } = await service.client.get<{ name: string }[]>('/v1/store/products', { key: shop.keys.secretLive });
    const printed = program.stdout.split('\n');
    expect(products.map(({ name }, at) => printed[at]!.startsWith(`${name} `))).toEqual(products.map(() => true));
    expect(printed.slice(products.length, -1)).toEqual([
      'Registered: confirmed, the ticket goes to a***@example.com',
      'Verified: attendee.registered, open-studio-evening',
    ]);
    expect(program.output).toBe(program.stdout);
  });

  it('has no more than twenty of them', () => {
    expect(fileOf(GUIDE, PROGRAM).split('\n').filter(Boolean).length).toBeLessThanOrEqual(20);
  });
});
