import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteService } from './site-keys.mjs';

describe('the service of a new site, without a token', () => {
  let folder: string;
  const baseOf = async (values: { url?: string }, variables: Record<string, string> = {}) =>
    (await siteService(values, { DATA_DIR: folder, XDG_CONFIG_HOME: folder, ...variables })).base;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'site-keys-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is known by an address with its version, whether or not that was written', async () => {
    expect(await baseOf({ url: 'https://shop.example' })).toBe('https://shop.example/v1');
    expect(await baseOf({ url: 'https://shop.example/v1/' })).toBe('https://shop.example/v1');
    expect(await baseOf({}, { STORE_URL: 'https://shop.example/' })).toBe('https://shop.example/v1');
    expect(await baseOf({})).toBe('http://127.0.0.1:3000/v1');
  });

  it('is the one that npm start has written down, also without its demo', async () => {
    writeFileSync(join(folder, 'demo.json'), JSON.stringify({ baseUrl: 'http://127.0.0.1:3002/v1' }));
    expect(await baseOf({})).toBe('http://127.0.0.1:3002/v1');
  });
});
