import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';

const batcher = {
  slug: 'gathering',
  title: 'Gathering',
  startAt: '2030-03-01T17:00:00Z',
  endAt: '2030-03-01T20:00:00Z',
  ticketTypes: [
    { key: 'press', name: 'Press', kind: 'free', approvalRequired: true },
    { key: 'entry', name: 'Entry', kind: 'free', minAge: 18 },
  ],
};

describe('npm run store -- guest', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `guests-${shops}`, { version: 1, events: [batcher] });
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'guests-')));
  });

  afterEach(() => rmSync(folder, { recursive: true }));
  async function guest(...args: string[]) {
    const env = { DATA_DIR: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
    const command = new Command(process.execPath, ['apps/cli/store.mjs', 'guest', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  async function register(name: string, quantity = 1): Promise<string> {
    const key = shop.keys.secretLive;
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gathering', { key });
    const request = {
      tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity }],
      contact: { name, email: `${name.toLowerCase()}@guests.example` },
    };
    return (await service.client.post<{ ref: string }>('/v1/store/events/gathering/register', request, { key })).body.ref;
  }

  it('lists who has registered, by what they are looked for', async () => {
    expect(await guest('list')).toMatchObject({ code: 0, stdout: 'No registrations.\n' });
    const [ada, chidi] = [await register('Ada', 2), await register('Chidi')];
    expect((await guest('list')).stdout).toBe(
      `${chidi}  pending     gathering  Chidi <chidi@guests.example>\n${ada}  pending     gathering  Ada <ada@guests.example>  (2 seats)\n`,
    );
    const guests = await guest('list', '--event', 'gathering', '--status', 'pending', '--search', 'ADA', '--json');
    expect(JSON.parse(guests.stdout)).toMatchObject([{ ref: ada }]);
    expect(await guest('list', '--event', 'nowhere')).toMatchObject({ code: 1, output: expect.stringContaining('no event') });
  });

  it('adds a guest, who keeps the seat when added twice', async () => {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gathering', {
      key: shop.keys.secretLive,
    });
    const add = (...args: string[]) => guest('add', 'gathering', 'Ada', '--ticket', body.ticketTypes[0]!.ref, ...args);
    const { code, stdout } = await add('--email', 'ada@guests.example', '--quantity', '2');
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Ada \(att_\w+\) is pending\.\n$/)]);
    expect((await add('--email', 'ada@guests.example', '--override', 'age', '--override', 'saleWindow')).stdout).toBe(stdout);
    expect(await add()).toMatchObject({ code: 1, output: expect.stringContaining('an e-mail or a phone number') });
    expect(await add('--email', 'b@guests.example', '--override', 'capacity')).toMatchObject({ code: 1 });
    expect((await guest('add', 'gathering', 'Ada')).code).toBe(2);
  });

  it('approves, declines and cancels', async () => {
    const [ada, chidi] = [await register('Ada', 2), await register('Chidi')];
    expect(await guest('approve', ada)).toMatchObject({ code: 0, stdout: `Ada (${ada}) is confirmed, and gets the ticket.\n` });
    expect(await guest('decline', chidi)).toMatchObject({ code: 0, stdout: expect.stringContaining('Chidi') });
    expect(await guest('reopen', chidi)).toMatchObject({ code: 0, stdout: expect.stringContaining('waits for approval again') });
    expect(await guest('decline', chidi)).toMatchObject({ code: 0 });
    expect(await guest('decline', ada)).toMatchObject({ code: 1, stdout: '' });
    const some = await guest('cancel', ada, '--attendee', ada, '--json');
    expect(JSON.parse(some.stdout)).toMatchObject({
      status: 'confirmed',
      attendees: [{ ref: ada, status: 'cancelled' }, { status: 'confirmed' }],
    });
    expect(JSON.parse((await guest('cancel', ada, '--refund', 'none', '--json')).stdout)).toMatchObject({ status: 'cancelled' });
    expect(await guest('cancel', ada, '--refund', 'all')).toMatchObject({ code: 1, output: expect.stringContaining('none, share') });
  });

  it('gives a seat another ticket type, by its key or its ref', async () => {
    const ada = await register('Ada');
    const changed = await guest('change-ticket', ada, '--type', 'entry');
    expect(changed).toMatchObject({ code: 0, stdout: expect.stringMatching(/^att_\w+ has the ticket type Entry\.\nNote: .*18/) });
    const { attendees } = JSON.parse((await guest('change-ticket', ada, '--type', 'press', '--quietly', '--json')).stdout) as {
      attendees: { ticketTypeRef: string; ticketTypeName: string }[];
    };
    expect(attendees).toMatchObject([{ ticketTypeName: 'Press' }]);
    expect(await guest('change-ticket', ada, '--type', attendees[0]!.ticketTypeRef)).toMatchObject({ code: 0 });
    expect(await guest('change-ticket', ada, '--type', 'vip')).toMatchObject({ code: 2, output: expect.stringContaining('press, entry') });
    expect((await guest('change-ticket', ada)).code).toBe(2);
  });

  it('checks in, once, and takes that back', async () => {
    const ada = await register('Ada');
    expect(await guest('check-in', ada)).toMatchObject({ code: 1, output: expect.stringContaining('not been approved') });
    await guest('approve', ada);
    expect(await guest('check-in', ada, '--event', 'gathering')).toMatchObject({
      code: 0,
      stdout: 'Ada is checked in: Press, Gathering.\n',
    });
    expect(await guest('check-in', ada)).toMatchObject({ code: 1, output: expect.stringContaining('was let in already') });
    for (const more of [[], ['--undo']])
      expect(await guest('check-in', ada, '--day', 'first', ...more)).toMatchObject({
        code: 1,
        output: expect.stringContaining('has no days'),
      });
    expect((await guest('check-in', ada, '--undo')).code).toBe(0);
    expect((await guest('check-in', ada)).code).toBe(0);
    expect(await guest('check-in', 'SVC1.x.y')).toMatchObject({ code: 1, output: expect.stringContaining('not a ticket') });
    expect((await guest('check-in', 'SVC1.x.y', '--undo')).code).toBe(2);
  });

  it('reissues a ticket, once for each that is replaced', async () => {
    const ada = await register('Ada');
    expect(await guest('reissue-ticket', ada)).toMatchObject({ code: 1, output: expect.stringContaining('approve the registration') });
    await guest('approve', ada);
    for (let times = 0; times < 2; times += 1) {
      expect(await guest('reissue-ticket', ada, '--serial', '1')).toMatchObject({
        code: 0,
        stdout: `The valid ticket of ${ada} has the serial 2; earlier ones are invalid.\n`,
      });
    }
    expect(JSON.parse((await guest('reissue-ticket', ada, '--quietly', '--json')).stdout)).toMatchObject({
      attendees: [{ ref: ada, ticketSerial: 3 }],
    });
    expect(await guest('reissue-ticket', ada, '--serial', 'one')).toMatchObject({ code: 1 });
  });

  it('writes the guests of an event as a table, into a file that Excel can read', async () => {
    const ada = await register('Ada');
    const path = join(folder, 'guests.csv');
    expect(await guest('export', 'gathering', path)).toMatchObject({ code: 0, stdout: `Wrote ${path}.\n` });
    const { stdout } = await guest('export', 'gathering');
    expect(stdout).toMatch(new RegExp(`^Registration,.*\r\n${ada},`));
    expect(readFileSync(path, 'utf8')).toBe(`\uFEFF${stdout}`);
    expect(JSON.parse((await guest('export', 'gathering', '--json')).stdout)).toMatchObject([{ ref: ada }]);
    expect((await guest('export')).code).toBe(2);
  });
});
