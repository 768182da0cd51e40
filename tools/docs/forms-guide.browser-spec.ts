import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { demoDocument } from '../demo/demo-document.mjs';
import type { Command } from '../testing/command';
import { filledIn } from './code-blocks';
import { commandOf, Reader } from './reader';

const GUIDE = 'forms.md';

/** Follows the guide: its server and its commands. */
describe('forms.md', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let reader: Reader;
  let server: Command;
  let url: string;

  beforeAll(async () => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'forms-')));
    service = await sharedService();
    shop = await openShop(service, 'adire-house', demoDocument({ storefrontUrl: 'http://127.0.0.1:3100', today: new Date() }));
    reader = new Reader(service, shop, folder);
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    const key = /svc_sk_live_\S+/.exec(await reader.run(commandOf(GUIDE, 'key create')))![0];
    server = reader.program(GUIDE, 'contact.mjs', { PORT: port, STORE_SECRET_KEY: key });
    await server.prints(/The form is at/);
  });
  afterAll(async () => {
    await server?.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  const typed = {
    'first-name': 'Ada "A"',
    email: 'ada@example.com',
    topic: 'Wholesale',
    'order-number': '',
    message: 'Cloth for a wedding in June?',
  };
  const send = async (more: Record<string, string> = {}) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ ...typed, ...more }) })).text();
  const run = (words: string, values: Record<string, string> = {}) => reader.run(filledIn(commandOf(GUIDE, words), values));
  const submissions = async () =>
    (JSON.parse(await run('search=wedding')) as { data: { ref: string; source: string; answers: { key: string; value: unknown }[] }[] })
      .data;

  it('has a server that shows the form, and points to the page that takes files', async () => {
    const html = await (await fetch(url)).text();
    for (const shown of ['<h1>Write to Us</h1>', 'What is it about?', '<option>Wholesale</option>', `/${shop.slug}/f/contact`])
      expect(html).toContain(shown);
    expect(html).not.toContain('name="photo"');
  });

  it('has a server that shows what is wrong beside each question, with what was typed, and takes nothing of programs', async () => {
    const html = await send({ email: 'nowhere', message: 'Hi' });
    expect(html).toContain('value="Ada &#34;A&#34;"');
    expect(html).toMatch(/name="email" required><\/label> <strong>Give an e-mail address, such as ada@example\.com\.[^<]*<\/strong>/);
    expect(html).toContain('<strong>Use at least 10 characters.</strong>');
    expect(await send({ 'leave-this-empty': 'x' })).toContain('Thank you!');
    expect(await submissions()).toEqual([]);
  });

  it('has a server that sends what is right, and commands that find it, table it and forget it', async () => {
    const page = { 'this-page': /name="this-page" value="([^"]+)"/.exec(await (await fetch(url)).text())![1]! };
    for (const answered of await Promise.all([send(page), send(page)]))
      expect(answered).toContain('Thank you! Bolanle reads every message');
    const [submission] = await submissions();
    expect(submission).toMatchObject({ source: 'storefront_api' });
    expect(submission!.answers.map(({ key }) => key)).toEqual(['first-name', 'email', 'topic', 'message', 'page']);
    expect((await run('submissions.csv')).trim().split('\r\n')).toEqual([
      expect.stringContaining('What is it about?'),
      expect.stringContaining('Wholesale'),
    ]);
    expect(JSON.parse(await run('keepDays'))).toMatchObject({ forms: { keepDays: 90 } });
    await run('-X DELETE', { 'sub_…': submission!.ref });
    expect(await submissions()).toEqual([]);
  });
});
