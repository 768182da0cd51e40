import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'sdk-'));
const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });
const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

const PROGRAM = `
const store = createStorefront({ baseUrl: 'http://shop.test/v1', publishableKey: 'svc_pk_test_x', fetch: fakeFetch({ readProduct: problem('NOT_FOUND', { status: 404 }) }) });
store.products.get('none').catch(async (error) => {
  const { body, headers } = await signWebhook({ type: 'ping', data: { message: 'ping' } }, 'whsec_c2VjcmV0');
  const event = await verify(body, headers, 'whsec_c2VjcmV0');
  const admin = createAdmin({ baseUrl: 'http://shop.test/v1', token: 'svc_ad_x', fetch: fakeFetch({}) });
  const missing = await admin.readOwnWorkspace().catch((refusal) => refusal);
  const visitors = visitorCheckouts({ secret: 'x'.repeat(32), siteUrl: 'http://shop.test' });
  const { name, value } = await visitors.remember(undefined, 'chk_1');
  const known = await visitors.hasOpened(name + '=' + value, 'chk_1');
  console.log([error instanceof NotFound, missing instanceof NotFound, known, event.type, money.format(1500000, 'NGN', 'en-NG')].join(' '));
});`;
const NAMES = {
  sdk: '{ createStorefront, money, NotFound }',
  webhooks: '{ verify }',
  admin: '{ createAdmin }',
  testing: '{ fakeFetch, problem, signWebhook }',
  server: '{ visitorCheckouts }',
};
const packageOf = (entry: string) => `@storefront-service/sdk${entry === 'sdk' ? '' : `/${entry}`}`;

const TYPED = `
import { createStorefront, createStorefrontServer, type PublicProduct, type WebhookEventOf } from '@storefront-service/sdk';
import { createAdmin } from '@storefront-service/sdk/admin';
import { type VisitorCookie, visitorCheckouts } from '@storefront-service/sdk/server';
import { verify } from '@storefront-service/sdk/webhooks';
const store = createStorefront({ baseUrl: 'https://shop.example/v1', publishableKey: String(globalThis) });
export const product: Promise<PublicProduct> = store.products.get('tote-bag');
// @ts-expect-error a publishable key opens no checkout
store.checkouts.create;
// @ts-expect-error a body without its tickets
store.events.register('open-studio', { contact: { name: 'Ada' } });
// @ts-expect-error a publishable key is no secret key
createStorefrontServer({ baseUrl: '', secretKey: 'svc_pk_live_x' });
export const orderOf = async (body: string, headers: Record<string, string>): Promise<WebhookEventOf<'checkout.completed'>['data']['orderRef'] | undefined> => {
  const event = await verify(body, headers, 'whsec_x');
  return event.type === 'checkout.completed' ? event.data.orderRef : undefined;
};
export const cookie: Promise<VisitorCookie> = visitorCheckouts({ secret: '', siteUrl: '' }).remember(null, 'chk_1');
export const names = async () => (await createAdmin({ baseUrl: '', token: '' }).all('listContacts', { search: 'ada' })).map(({ name }) => name);
`;

afterAll(() => rmSync(folder, { recursive: true }));

describe('the package that npm pack makes', () => {
  beforeAll(() => {
    npm(join(root, 'libs/sdk'), 'pack', '--silent', '--pack-destination', folder);
    const [packed] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
    write('package.json', '{ "private": true }');
    npm(folder, 'install', '--offline', '--silent', `./${packed}`);
  });

  it('installs into an empty folder without a registry, alone', () => {
    expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@storefront-service']);
    expect(readdirSync(join(folder, 'node_modules/@storefront-service/sdk')).sort()).toEqual([
      'LICENSE',
      'README.md',
      'dist',
      'package.json',
    ]);
  });

  it('works for import and for require, where all entries share one class of each error', () => {
    write(
      'try.mjs',
      Object.entries(NAMES)
        .map(([entry, names]) => `import ${names} from '${packageOf(entry)}';`)
        .join('\n') + PROGRAM,
    );
    write(
      'try.cjs',
      Object.entries(NAMES)
        .map(([entry, names]) => `const ${names} = require('${packageOf(entry)}');`)
        .join('\n') + PROGRAM,
    );
    expect([node('try.mjs'), node('try.cjs')]).toEqual(Array(2).fill('true true true ping ₦15,000.00\n'));
  });

  it.each([
    ['node16', 'node16', 'typed.mts', 'ES2022'],
    ['node16, of CommonJS', 'node16', 'typed.cts', 'ES2022'],
    ['bundler', 'esnext', 'typed.ts', 'ES2022,DOM'],
    ['node10', 'commonjs', 'old.ts', 'ES2022,DOM'],
  ])('is typed for moduleResolution %s', (resolution, module, file, lib) => {
    write(file, TYPED);
    const types = lib.includes('DOM') ? [] : ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
    const { stdout } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/typescript/bin/tsc'),
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        'false',
        '--lib',
        lib,
        '--module',
        module,
        '--moduleResolution',
        resolution.split(',')[0]!,
        ...types,
        ...(resolution === 'node10' ? ['--ignoreDeprecations', '6.0'] : []),
        file,
      ],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
  });
});
