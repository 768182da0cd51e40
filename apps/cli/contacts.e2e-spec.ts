import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import { Command } from '../../tools/testing/command';
import { runStore } from './run-store.mjs';

const CONCERT = {
  slug: 'concert',
  title: 'Concert',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'seat', name: 'Seat', kind: 'free', requiresAttendeeDetails: true }],
};
const TEACHER = { name: 'Tola Teacher', email: 'tola@school.example' };

describe('npm run store -- contact', () => {
  let service: SharedService;
  let shop: Shop;
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'contact-commands', { version: 1, events: [CONCERT] });
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'contacts-')));
    env = { DATA_DIR: folder, XDG_CONFIG_HOME: folder, STORE_URL: `${service.urls[0]}/v1`, STORE_TOKEN: shop.adminToken };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function contact(...args: string[]) {
    const command = new Command(process.execPath, ['apps/cli/store.mjs', 'contact', ...args], env);
    return { code: await command.exited, stdout: command.stdout, output: command.output };
  }

  /** Runs the command as on a terminal, where somebody types an answer. */
  async function typed(answer: string, ...args: string[]) {
    const [stdin, stdout, stderr] = [Object.assign(new PassThrough(), { isTTY: true }), new PassThrough(), new PassThrough()];
    stdin.write(`${answer}\n`);
    const code = await runStore(['contact', ...args], { env, stdin, stdout, stderr } as never);
    return { code, stdout: String(stdout.read() ?? ''), asked: String(stderr.read() ?? '') };
  }

  /** Registers a guest with seats for others. */
  async function register(buyer: object, attendees: object[]): Promise<void> {
    const key = shop.keys.secretLive;
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/concert', { key });
    const tickets = [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: attendees.length, attendees }];
    const { status } = await service.client.post('/v1/store/events/concert/register', { contact: buyer, tickets }, { key });
    expect(status).toBe(201);
  }

  const seatsOf = async (email: string) =>
    (JSON.parse((await contact('export', '--email', email)).stdout) as { seats: { ref: string; name?: string }[] }).seats;

  it('[D-152] exports and erases people by an address, who need not be contacts, and asks on a terminal before it erases', async () => {
    const guest = { name: 'Gift Guest', email: 'gift@guests.example' };
    await register(TEACHER, [TEACHER, guest]);
    const file = await contact('export', '--email', 'GIFT@guests.example');
    expect([file.code, JSON.parse(file.stdout)]).toMatchObject([0, { contacts: [], registrations: [], seats: [guest] }]);
    expect(file.stdout).not.toContain(TEACHER.email);

    const erase = ['erase', '--email', guest.email] as const;
    expect(await contact(...erase)).toMatchObject({ code: 1, stdout: '', output: expect.stringContaining('force=true') });
    expect(await typed('n', ...erase, '--force')).toEqual({
      code: 1,
      stdout: '',
      asked: expect.stringMatching(/^Erase everything that is stored of gift@guests\.example for good\? \[y\/N\] [^]*Nothing was done/),
    });
    expect(await seatsOf(guest.email)).toMatchObject([{ name: guest.name }]);
    expect(await typed('y', ...erase, '--force')).toMatchObject({
      code: 0,
      stdout: 'gift@guests.example is erased.\n',
      asked: expect.stringMatching(/for good\? \[y\/N\] *\n?$/),
    });
    expect(await seatsOf(guest.email)).toEqual([]);
    expect(await typed('', ...erase, '--yes')).toEqual({ code: 0, stdout: 'gift@guests.example is erased.\n', asked: '' });
    expect((await contact('export', '--email', TEACHER.email)).stdout).toContain(TEACHER.name);
  });

  it('[D-152] lists names of seats of others that an erasure left, and clears those that are named', async () => {
    const shared = 'class@school.example';
    const other = { name: 'Other Teacher', email: 'other@school.example' };
    await register(other, [
      { name: 'Ada Pupil', email: shared },
      { name: 'Chidi Pupil', email: shared },
    ]);
    const left = await contact('erase', '--email', shared, '--force');
    expect(left).toMatchObject({ code: 0, stdout: expect.stringMatching(/--name:\n( {2}att_\w+ {2}(Ada|Chidi) Pupil\n){2}$/) });
    const refs = left.stdout.match(/att_\w+/g)!;
    expect(await contact('erase', '--email', shared, ...refs.flatMap((ref) => ['--name', ref]))).toMatchObject({
      code: 0,
      stdout: `${shared} is erased.\n`,
    });
    expect((await contact('export', '--email', other.email)).stdout).not.toContain('Pupil');
  });

  it('[D-152] takes the ref of a contact, and exactly one of ref, address and phone number', async () => {
    const buyer = { name: 'Bola Buyer', email: 'bola@guests.example' };
    await register(buyer, [buyer]);
    const { contacts } = JSON.parse((await contact('export', '--email', buyer.email)).stdout) as { contacts: { ref: string }[] };
    const ref = contacts[0]!.ref;
    expect(JSON.parse((await contact('export', ref)).stdout)).toMatchObject({ contact: { ref, email: buyer.email } });
    expect(await contact('erase', ref, '--force')).toMatchObject({ code: 0, stdout: `${ref} is erased.\n` });
    expect(JSON.parse((await contact('export', '--email', buyer.email, '--json')).stdout)).toMatchObject({
      contacts: [],
      registrations: [],
    });
    expect(await contact('export', '--email', buyer.email, '--test')).toMatchObject({ code: 0 });
    for (const args of [
      ['export'],
      ['erase'],
      ['erase', ref, '--phone', '+2348031234567'],
      ['export', '--email', 'a@b.example', '--phone', '+2348031234567'],
    ])
      expect(await contact(...args)).toMatchObject({ code: 2, output: expect.stringContaining('exactly one of them') });
  });
});
