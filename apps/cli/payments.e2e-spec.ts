import { tmpdir } from 'node:os';
import { openShop, sharedService, type SharedService } from '@svc/testing';
import { Command } from '../../tools/testing/command';

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_51Abc0123456789',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_51Abc9876543210',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
};

describe('npm run store -- payments', () => {
  let service: SharedService;
  let env: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    const shop = await openShop(service, 'ile');
    env = { DATA_DIR: tmpdir(), STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
  });

  it('takes keys from standard input', async () => {
    const keys = JSON.stringify({ secretKey: 'sk_live_0123456789abcdef', publicKey: 'pk_live_0123456789fedcba' });
    const piped = new Command(
      'sh',
      ['-c', `echo '${keys}' | "${process.execPath}" apps/cli/store.mjs payments set paystack --mode live --stdin --json`],
      env,
    );
    expect(await piped.exited).toBe(0);
    expect(JSON.parse(piped.stdout)).toMatchObject({
      provider: 'paystack',
      mode: 'live',
      fields: { secretKey: '…cdef', publicKey: '…dcba' },
    });
    const none = new Command(
      'sh',
      ['-c', `echo no | "${process.execPath}" apps/cli/store.mjs payments set paystack --mode live --stdin`],
      env,
    );
    expect([await none.exited, none.output]).toEqual([2, expect.stringContaining('Standard input is not valid JSON')]);
  });

  async function store(args: string[], variables: Record<string, string> = {}) {
    const command = new Command(process.execPath, ['apps/cli/store.mjs', 'payments', ...args], { ...env, ...variables });
    return { code: await command.exited, output: command.output };
  }

  it('sets keys from the environment, shows how they end, and removes them', async () => {
    const set = await store(['set', 'stripe', '--mode', 'test'], STRIPE);
    expect(set).toEqual({
      code: 0,
      output: expect.stringMatching(
        /^stripe {2}test {2}set {2}secretKey …6789 {2}publishableKey …3210 {2}webhookSecret …6789\n {2}callbacks to http/,
      ),
    });
    expect((await store(['show'])).output).toMatch(/^stripe {2}test {2}set/m);
    expect(await store(['remove', 'stripe', '--mode', 'test'])).toEqual({ code: 0, output: 'Removed the keys of stripe in test mode.\n' });
    expect((await store(['show'])).output).toMatch(/^stripe {2}test {2}unset$/m);
  });

  it('says which variables are missing, and what the service refuses', async () => {
    const { STRIPE_WEBHOOK_SECRET: _, ...rest } = STRIPE;
    expect(await store(['set', 'stripe', '--mode', 'test'], rest)).toEqual({
      code: 2,
      output: expect.stringContaining('Set STRIPE_WEBHOOK_SECRET, or give the keys on standard input with --stdin.'),
    });
    expect(await store(['set', 'paypal', '--mode', 'test'])).toMatchObject({
      code: 2,
      output: expect.stringContaining('The providers are paystack, stripe.'),
    });
    expect(await store(['set', 'stripe', '--mode', 'live'], STRIPE)).toMatchObject({
      code: 1,
      output: expect.stringContaining('secretKey: This key is for test mode'),
    });
    expect(await store(['remove', 'stripe', '--mode', 'live'])).toMatchObject({ code: 1, output: expect.stringContaining('NOT_FOUND') });
  });
});
