import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, setForShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../../tools/demo/demo-document.mjs';
import { Command } from '../../tools/testing/command';

const demo = demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() });
let service: SharedService;
let shop: Shop;
let folder: string;
let env: Record<string, string>;
let shops = 0;

beforeAll(async () => {
  service = await sharedService();
});

beforeEach(async () => {
  shops += 1;
  shop = await openShop(service, `store-${shops}`);
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'store-')));
  env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
});

afterEach(() => rmSync(folder, { recursive: true }));

async function store(args: string[], variables = env) {
  const command = new Command(process.execPath, ['apps/cli/store.mjs', ...args], variables);
  return { code: await command.exited, stdout: command.stdout, output: command.output };
}

async function answerOf<T>(args: string[], variables = env): Promise<T> {
  const { code, stdout, output } = await store([...args, '--json'], variables);
  expect({ code, output }).toEqual({ code: 0, output: stdout });
  return JSON.parse(stdout) as T;
}

/** Sets the fees that the demo document repeats: a workspace's own token may not change them (D-130). */
const setOperatorsFees = ({ ref }: Shop) => setForShop(service, { ref }, { fees: (demo.workspace as { fees: object }).fees });

const file = (name: string, content?: unknown): string => {
  const path = join(folder, name);
  if (content !== undefined) writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return path;
};

describe('npm run store', () => {
  it('ends quietly when nobody reads its output', async () => {
    const unread = `set -o pipefail; ${process.execPath} apps/cli/store.mjs --help | true`;
    const command = new Command('bash', ['-c', unread], env);
    expect([await command.exited, command.output]).toEqual([0, '']);
  });

  it('builds a whole catalogue, exports it, shows what an edit changes and applies that', async () => {
    await setOperatorsFees(shop);
    const built = await store(['apply', file('demo.json', demo)]);
    expect(built).toMatchObject({ code: 0, stdout: expect.stringMatching(/^products\n {2}\+ /m) });

    const path = file('shop.yaml');
    expect(await store(['export', path])).toMatchObject({ code: 0, stdout: `Wrote ${path}.\n` });
    expect(await store(['plan', path, '--exit-code'])).toMatchObject({ code: 0, stdout: expect.stringContaining('No changes') });
    expect(await store(['apply', path])).toMatchObject({ code: 0, stdout: expect.stringContaining('No changes') });

    writeFileSync(path, readFileSync(path, 'utf8').replace('Adire', 'Indigo'));
    const planned = await store(['plan', path, '--exit-code']);
    expect(planned).toMatchObject({ code: 3, stdout: expect.stringMatching(/^ {2}~ \S+\n {6}\S+: .*Adire.* → .*Indigo/m) });
    expect(planned.stdout).toContain('0 to create, 1 to change, 0 to delete.');
    expect((await store(['apply', path])).stdout).toContain('0 created, 1 changed, 0 deleted.');
    expect(readFileSync(path, 'utf8')).toContain('Indigo');
    expect((await store(['export', '--no-revision'])).stdout).toContain('Indigo');
  });

  it('tells each field that an edit changes from what to what, amounts as money', async () => {
    const product = { slug: 'tote', name: 'Tote', position: 0, variants: [{ key: 'large', name: 'Large', priceMinor: 1_200_000 }] };
    const zone = { key: 'lagos', name: 'Lagos', countries: ['NG', 'KE'], feeMinor: 0, minOrder: { NGN: 500_000 } };
    await shop.apply({ version: 1, products: [product], deliveryZones: [zone], notes: [{ slug: 'old', title: 'Old' }] });
    const edited = {
      version: 1,
      products: [
        {
          ...product,
          name: 'Big tote',
          variants: [
            { key: 'large', name: 'Large', priceMinor: 1_500_000 },
            { key: 'small', name: 'Small', priceMinor: 900_000 },
          ],
        },
      ],
      deliveryZones: [{ ...zone, countries: ['NG', 'GH'], minOrder: { NGN: 750_000 } }],
      notes: [{ slug: 'new', title: 'New' }],
    };
    const path = file('edited.json', edited);
    const changes = [
      'notes',
      '  + new',
      '  - old',
      'products',
      '  ~ tote',
      '      name: Tote → Big tote',
      '      variants[large].price: NGN 12,000.00 → NGN 15,000.00',
      '      + variants[small]',
      'deliveryZones',
      '  ~ lagos',
      '      countries: +GH, -KE',
      '      minOrder.NGN: NGN 5,000.00 → NGN 7,500.00',
      '',
    ];
    expect((await store(['plan', path])).stdout.split('\n')).toEqual([
      ...changes,
      `1 to create, 2 to change, 1 to delete. Apply with: npm run store -- apply ${path}`,
      '',
    ]);
    expect((await store(['apply', path])).stdout.split('\n')).toEqual([...changes, '1 created, 2 changed, 1 deleted.', '']);
  });

  it('carries a whole catalogue from one workspace into an empty one, and nothing of it is lost', async () => {
    await shop.apply(demo);
    const source = file('source.yaml');
    await store(['export', source, '--no-revision']);

    const empty = await openShop(service, `empty-${shops}`);
    await setOperatorsFees(empty);
    const there = { ...env, STORE_TOKEN: empty.adminToken };
    const counts = async (command: string) => {
      const { created, changed, deleted } = await answerOf<Record<string, object[]>>([command, source], there);
      return [created, changed, deleted].map((part) => part!.length);
    };
    const planned = await counts('plan');
    expect(planned[0]).toBeGreaterThan(50);
    expect(planned[2]).toBe(0);
    expect(await counts('plan')).toEqual(planned);
    expect(await counts('apply')).toEqual(planned);
    expect(await counts('plan')).toEqual([0, 0, 0]);
    const copy = file('copy.yaml');
    await store(['export', copy, '--no-revision'], there);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync(source, 'utf8'));
  });

  it('exports the same document in both formats, whose revision guards against what others changed', async () => {
    await shop.apply(demo);
    const [json, yaml] = [file('shop.json'), file('shop.yaml')];
    const { revision } = await answerOf<{ revision: string }>(['export', json]);
    await store(['export', yaml]);
    expect((await answerOf<{ revision: string; created: [] }>(['plan', yaml])).revision).toBe(revision);

    await shop.apply({ version: 1, promoterCodes: [] });
    expect(await store(['apply', yaml])).toMatchObject({ code: 1, stdout: '', output: expect.stringContaining('--force') });
    expect(await store(['plan', yaml])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^promoterCodes\n {2}\+ [^]*--ignore-revision\n! [^]*The plan compares the file with what is there now\.\n$/m,
      ),
    });
    expect(await answerOf(['plan', yaml, '--ignore-revision'])).toMatchObject({ dryRun: true });
    expect(await answerOf(['apply', yaml, '--force'])).toMatchObject({ dryRun: false, revision });
    expect(await answerOf(['export'])).toEqual(JSON.parse(readFileSync(json, 'utf8')));
  });

  it('[ADR 0100 r1] says who uses what a document drops, and drops it by force alone', async () => {
    const times = { startAt: '2040-01-01T17:00:00Z', endAt: '2040-01-01T20:00:00Z' };
    await shop.apply({
      version: 1,
      events: [{ slug: 'gala', title: 'Gala', ...times, ticketTypes: [{ key: 'vip', name: 'VIP', kind: 'free' }] }],
    });
    const key = shop.keys.secretLive;
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gala', { key });
    const tickets = [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 2 }];
    const contact = { name: 'Ada', email: 'ada@guests.example' };
    expect((await service.client.post('/v1/store/events/gala/register', { tickets, contact }, { key })).status).toBe(201);

    const path = file('empty.json', { version: 1, events: [] });
    const used = 'events[gala].ticketTypes[vip] is used by 2 guests';
    expect(await store(['plan', path])).toMatchObject({ code: 0, stdout: expect.stringMatching(/is used by 2 guests\n.*--force\n$/s) });
    expect(await store(['apply', path])).toMatchObject({ code: 1, output: expect.stringContaining(used) });
    expect(await store(['apply', path, '--ignore-revision'])).toMatchObject({ code: 1, output: expect.stringContaining('--force') });
    expect(await answerOf(['apply', path, '--force'])).toMatchObject({ deleted: [{ identity: 'gala' }], inUse: [{ guests: 2 }] });
  });

  it('names each fault of a document by its path and line', async () => {
    const path = file(
      'bad.yaml',
      'version: 1\nproducts:\n  - slug: mug\n    name: ""\n    variants:\n      - key: one\n        priceMinor: -5\n',
    );
    const { code, stdout, output } = await store(['apply', path]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(output).toMatch(/was refused for 3 errors; nothing was changed\./);
    expect(output).toContain(`${path}:4 products[0].name: `);
    expect(output).toContain(`${path}:6 products[0].variants[0].name: `);
    expect(output).toContain(`${path}:7 products[0].variants[0].priceMinor: `);

    const refused = await store(['apply', path, '--json']);
    expect(refused.code).toBe(1);
    expect(JSON.parse(refused.stdout)).toMatchObject({
      error: { code: 'VALIDATION_ERROR', details: { fields: { 'products[0].name': expect.any(String) } } },
    });
  });

  it('makes workspaces with the operator’s token, and their keys with their own', async () => {
    const operator = { ...env, STORE_TOKEN: service.operatorToken };
    const made = await answerOf<{ slug: string; adminToken: string }>(
      ['workspace', 'create', `made-${shops}`, '--name', 'Made', '--timezone', 'Africa/Lagos', '--currency', 'NGN', '--currency', 'USD'],
      operator,
    );
    expect(made).toMatchObject({ slug: `made-${shops}`, displayName: 'Made', currencies: ['NGN', 'USD'] });

    const merchant = { ...env, STORE_TOKEN: made.adminToken };
    const key = await answerOf<{ ref: string; key: string }>(
      ['key', 'create', '--kind', 'secret', '--mode', 'live', '--label', 'shop'],
      merchant,
    );
    const works = async () => (await service.client.get('/v1/store/products', { key: key.key })).status;
    expect(await works()).toBe(200);
    expect(await store(['key', 'pause', key.ref], merchant)).toMatchObject({ code: 0, stdout: expect.stringContaining('is paused') });
    expect(await works()).toBe(403);
    await store(['key', 'resume', key.ref], merchant);
    expect(await works()).toBe(200);
    await store(['key', 'revoke', key.ref], merchant);
    expect(await works()).toBe(401);
    expect((await store(['key', 'list'], merchant)).stdout).toMatch(
      new RegExp(`^${key.ref} +revoked +live secret +svc_sk_live_.*shop$`, 'm'),
    );
    expect(await store(['workspace', 'create', 'not-mine', '--timezone', 'UTC', '--currency', 'NGN'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('requires the operator’s token'),
    });
  });

  it('[D-159] suspends a workspace with the operator’s token, and lifts that', async () => {
    const operator = { ...env, STORE_TOKEN: service.operatorToken };
    const suspend = ['workspace', 'suspend', shop.slug, '--reason', 'Reported for fraud'];
    const suspended = await answerOf<{ suspended: { reason: string; since: string } }>(suspend, operator);
    expect(suspended).toMatchObject({ slug: shop.slug, suspended: { reason: 'Reported for fraud', since: expect.any(String) } });
    expect(await store(['shop', 'close'])).toMatchObject({ code: 1, output: expect.stringContaining('Reported for fraud') });
    expect(await store(suspend)).toMatchObject({ code: 1, output: expect.stringContaining('requires the operator’s token') });
    expect(await store(suspend.slice(0, 3), operator)).toMatchObject({ code: 2, output: expect.stringContaining('--reason') });
    expect(await store(['workspace', 'resume', shop.slug], operator)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('is not suspended any more'),
    });
    expect(await store(['shop', 'open'])).toMatchObject({ code: 0 });
  });

  it('stores the address and the token of a login as a profile, which later commands use', async () => {
    const login = await answerOf<{ file: string; workspace: string }>(['login', '--profile', 'mine']);
    expect(login).toEqual({
      profile: 'mine',
      url: env.STORE_URL,
      workspace: shop.slug,
      file: join(folder, 'storefront-service', 'profiles.json'),
    });
    const alone = { DATA_DIR: folder, XDG_CONFIG_HOME: folder };
    expect(await answerOf<object[]>(['key', 'list', '--profile', 'mine', '--limit', '2'], alone)).toHaveLength(2);
  });

  it.each([
    [['frobnicate'], 2, 'There is no command "frobnicate"'],
    [['key', 'pause', 'key_nowhere'], 1, 'NOT_FOUND'],
    [['key', 'list', '--url', 'http://127.0.0.1:1'], 1, 'does not respond'],
  ])('%j ends with %d and says why', async (args, code, why) => {
    expect(await store(args)).toMatchObject({ code, stdout: '', output: expect.stringContaining(why) });
    const machine = await store([...args, '--json']);
    expect({ code: machine.code, output: machine.output }).toEqual({ code, output: machine.stdout });
    expect(JSON.parse(machine.stdout)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
  });
});
