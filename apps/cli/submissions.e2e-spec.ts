import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

const forms = [
  {
    slug: 'contact',
    name: 'Contact',
    fields: [
      { key: 'name', label: 'Your name', type: 'text', identity: 'name' },
      { key: 'message', label: 'Message', type: 'textarea' },
    ],
  },
];

describe('npm run store -- submission', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'submissions', { version: 1, forms });
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'submissions-')));
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  async function submission(...args: string[]) {
    const env = { DATA_DIR: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', 'submission', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  it('lists what was sent, writes it as a table, and forgets it', async () => {
    expect(await submission('list')).toMatchObject({ code: 0, stdout: 'No submissions.\n' });
    const send = async (name: string, message: string) =>
      (
        await service.client.post<{ ref: string; submittedAt: string }>(
          '/v1/store/forms/contact/submissions',
          { answers: { name, message } },
          { key: shop.keys.secretLive },
        )
      ).body;
    const [ada, bola] = [await send('Ada', 'Cloth?'), await send('Bọ́lá', 'A wedding')];
    expect((await submission('list')).stdout).toBe(
      `${bola.ref}  ${bola.submittedAt}  contact  Bọ́lá\n${ada.ref}  ${ada.submittedAt}  contact  Ada\n`,
    );
    expect(JSON.parse((await submission('list', '--form', 'contact', '--search', 'WEDDING', '--json')).stdout)).toMatchObject([
      { ref: bola.ref },
    ]);
    expect(await submission('list', '--form', 'nowhere')).toMatchObject({ code: 1, output: expect.stringContaining('form') });

    const path = join(folder, 'contact.csv');
    expect(await submission('export', 'contact', path)).toMatchObject({ code: 0, stdout: `Wrote ${path}.\n` });
    const { stdout } = await submission('export', 'contact');
    expect(stdout.split('\r\n')).toEqual([
      expect.stringContaining('Your name'),
      expect.stringContaining('Bọ́lá'),
      expect.stringContaining('Ada'),
      expect.anything(),
    ]);
    expect(readFileSync(path, 'utf8')).toBe(`\uFEFF${stdout}`);
    expect(JSON.parse((await submission('export', 'contact', '--search', 'Cloth', '--json')).stdout)).toMatchObject([{ ref: ada.ref }]);

    expect(await submission('delete', ada.ref)).toMatchObject({ code: 0, stdout: `${ada.ref} is deleted.\n` });
    expect(await submission('delete', ada.ref)).toMatchObject({ code: 1, output: expect.stringContaining('no such submission') });
    expect((await submission('list')).stdout).toContain(bola.ref);
    expect((await submission('delete')).code).toBe(2);
  });
});
