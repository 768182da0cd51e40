import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environmentOf, readSettings, storefrontCookieSecret } from './settings.mjs';

const root = '/clone';

describe('what npm start reads of the configuration', () => {
  it('has defaults for everything', () => {
    expect(readSettings({}, root)).toMatchObject({
      port: 3000,
      storefrontPort: 3001,
      dataDir: '/clone/.data',
      address: 'http://127.0.0.1:3000',
      databaseUrl: undefined,
      demo: true,
    });
  });

  it.each([
    ['development', false],
    ['production', true],
    ['test', true],
    ['', true],
    [undefined, true],
  ])('[D-108] takes NODE_ENV=%s for production: %s', (NODE_ENV, production) => {
    expect(readSettings({ NODE_ENV }, root)).toMatchObject({ production });
  });

  it('puts the example storefront on the port after the one of the api', () => {
    expect(readSettings({ PORT: '4000' }, root).storefrontAddress).toBe('http://127.0.0.1:4001');
  });

  it.each(['0', '65536', '3e3', '-1', 'http'])('refuses PORT=%s with a sentence', (PORT) => {
    expect(() => readSettings({ PORT }, root)).toThrow(
      expect.objectContaining({ message: 'PORT is not valid: it takes a port number from 1 to 65535.', exitCode: 78 }),
    );
  });

  it('refuses the same port for both', () => {
    expect(() => readSettings({ STOREFRONT_PORT: '3000' }, root)).toThrow('STOREFRONT_PORT is not valid');
  });

  it.each([
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
  ])('shows an address that can be opened for HOST=%s', (HOST, address) => {
    expect(readSettings({ HOST }, root).address).toBe(address);
  });

  it('[D-108] starts a process as production where nothing was said', () => {
    expect(environmentOf({}, readSettings({}, root))).toMatchObject({ NODE_ENV: 'production' });
    expect(environmentOf({}, readSettings({}, root))).not.toHaveProperty('SECRET_KEY');
  });

  it('[D-135] makes up the address in links in development alone', () => {
    const env = { SECRET_KEY: Buffer.alloc(32).toString('base64'), OPERATOR_TOKEN: 'svc_ad_x' };
    const addressOf = (NODE_ENV: string) => environmentOf({ ...env, NODE_ENV }, readSettings({ NODE_ENV, PORT: '4000' }, root)).PUBLIC_URL;
    expect([addressOf('development'), addressOf('production')]).toEqual(['http://127.0.0.1:4000', undefined]);
  });

  it.each([
    ['secret-key', 'does not hold a secret key (32 bytes in base64): restore the file, or delete the folder it is in to start over.'],
    ['operator-token', 'does not hold an operator’s token (svc_ad_…): restore the file, or delete it to have a new one made.'],
  ])('names the file of what it keeps that is damaged, and does not replace it: %s', (name, fault) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
    environmentOf(env, readSettings(env, root));
    const file = join(dataDir, name);
    const damaged = readFileSync(file, 'utf8').slice(0, -9);
    writeFileSync(file, damaged);
    expect(() => environmentOf(env, readSettings(env, root))).toThrow(
      expect.objectContaining({ message: `${file} ${fault}`, exitCode: 78 }),
    );
    expect(readFileSync(file, 'utf8')).toBe(damaged);
    rmSync(dataDir, { recursive: true });
  });

  it('names the file of a damaged secret for cookies', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
    expect(storefrontCookieSecret(dataDir)).toBe(storefrontCookieSecret(dataDir));
    writeFileSync(join(dataDir, 'storefront-cookie-secret'), '');
    expect(() => storefrontCookieSecret(dataDir)).toThrow('storefront-cookie-secret does not hold a secret for cookies');
    rmSync(dataDir, { recursive: true });
  });

  it('limits the heap of the processes unless it is set otherwise', () => {
    const optionsOf = (env: Record<string, string>) =>
      environmentOf({ NODE_ENV: 'production', ...env }, readSettings({ NODE_ENV: 'production' }, root)).NODE_OPTIONS;
    expect(optionsOf({})).toBe('--max-old-space-size=1024');
    expect(optionsOf({ NODE_OPTIONS: '--max-old-space-size=4096' })).toBe('--max-old-space-size=4096');
  });
});
