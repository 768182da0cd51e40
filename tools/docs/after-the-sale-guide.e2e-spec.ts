import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refOf } from '@svc/kernel';
import { type BoxOffice, dateInDays, eventually, openBoxOffice, placeOrders, sharedService, type SharedService } from '@svc/testing';
import { Command } from '../testing/command';
import { codeBlocksOf } from './code-blocks';

const GUIDE = 'after-the-sale.md';
const lines = codeBlocksOf(GUIDE).flatMap(({ code }) => code.trim().split('\n'));

interface Festival {
  ref: string;
  ticketTypes: { key: string; ref: string }[];
}

/** Follows the guide: each of its commands as printed, with the refs that its reader is to put in. */
describe('after-the-sale.md', () => {
  let service: SharedService;
  let office: BoxOffice;
  let folder: string;
  let event: Festival;
  let refs: { buyer: string; goods: string; guest: string; press: string };

  beforeAll(async () => {
    service = await sharedService();
    office = await openBoxOffice(service, 'after');
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'after-')));
    event = (await list<Festival>('events?slug=festival'))[0]!;
    const more = {
      days: [
        { key: 'first', dayDate: dateInDays(10) },
        { key: 'second', dayDate: dateInDays(11) },
      ],
      ticketTypes: [...event.ticketTypes, { key: 'press', name: 'Press', kind: 'free', approvalRequired: true }],
    };
    const { body } = await service.client.patch<Festival>(`/v1/admin/events/${event.ref}`, more, { key: office.shop.adminToken });
    const press = body.ticketTypes.find(({ key }) => key === 'press')!;
    refs = {
      buyer: await buy('ada@gmial.example'),
      goods: refOf('ord', (await placeOrders(service.databaseUrl, office.shop, [{}]))[0]!),
      guest: await register(office.line('free'), 'efe@gmial.example'),
      press: await register({ ticketTypeRef: press.ref, quantity: 1 }, 'press@example.com'),
    };
    await failedRefund('uche@example.com');
    await register(office.line('free'), 'bola@gmial.example');
    for (const address of ['ada@gmial.example', 'efe@gmial.example', 'bola@gmial.example', 'press@example.com'])
      await service.mails.mailsTo(address);
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await office?.close();
  });

  const read = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: office.shop.adminToken })).body;
  const list = async <T>(path: string) => (await read<{ data: T[] }>(path)).data;

  async function buy(email: string): Promise<string> {
    const contact = { name: 'Ada Obi', email };
    const { ref, orderRef } = (await office.open(office.asking([office.line('entry')], { contact }))).body;
    await office.play(ref, 'card');
    return orderRef;
  }

  /** Sells a ticket whose refund the provider refuses. */
  async function failedRefund(email: string): Promise<void> {
    const ref = await buy(email);
    await office.failNext('refund', 'refused');
    await service.client.post(`/v1/admin/orders/${ref}/refund`, {}, { key: office.shop.adminToken });
    await service.mails.untilMails('the news', email, (mails) =>
      mails.find(({ subject = '' }) => subject.includes('has not come through')),
    );
  }

  async function register(ticket: object, email: string): Promise<string> {
    const request = { tickets: [ticket], contact: { name: 'Efe', email } };
    const { body } = await service.client.post<{ ref: string }>('/v1/store/events/festival/register', request, {
      key: office.shop.keys.secretLive,
    });
    return body.ref;
  }

  /** Returns the ref that a reader puts into a command for `ord_…` and its like. */
  async function refIn(line: string, prefix: string): Promise<string> {
    if (prefix === 'ord') return line.includes('order correct ') ? refs.buyer : refs.goods;
    if (prefix === 'exc') return (await list<{ ref: string }>('payments/exceptions'))[0]!.ref;
    if (prefix === 'att') return /guest (correct|change-ticket)/.test(line) ? refs.guest : refs.press;
    if (prefix === 'tkt') return office.tiers['entry']!;
    if (prefix === 'con') return (await list<{ ref: string }>('contacts?search=bola@gmial.example'))[0]!.ref;
    if (prefix === 'evt') return event.ref;
    if (prefix === 'oit') return (await read<{ items: { ref: string }[] }>(`orders/${refs.goods}`)).items[0]!.ref;
    if (prefix === 'msg')
      return eventually('the mail is sent', async () => (await list<{ ref: string }>('messages?to=bola@gmail.example&state=sent'))[0]?.ref);
    return (await read<{ fulfillments: { ref: string }[] }>(`orders/${refs.goods}`)).fulfillments[0]!.ref;
  }

  async function follow(line: string): Promise<string> {
    const prefixes = new Set([...line.matchAll(/\b([a-z]{3})_…/g)].map(([, prefix]) => prefix!));
    let filled = line.replace(/\b\w+\.(csv|xlsx)\b/, (name) => join(folder, name));
    for (const prefix of prefixes) filled = filled.replaceAll(`${prefix}_…`, await refIn(line, prefix));
    const base = `${service.urls[0]}/v1`;
    const env = { STORE_URL: base, STORE_TOKEN: office.shop.adminToken, BASE: base, ADMIN_TOKEN: office.shop.adminToken };
    const command = new Command('bash', ['--norc', '-ec', filled], { ...env, DATA_DIR: folder, XDG_CONFIG_HOME: folder });
    expect([line, await command.exited, command.output]).toEqual([line, 0, command.stdout]);
    return command.stdout;
  }

  it('[D-147] [D-148] [D-149] [D-151] [D-156] [D-158] [D-161] [D-162] does what it says, command by command', async () => {
    const outputs = new Map<string, string>();
    for (const line of lines) outputs.set(line, await follow(line));
    const outputOf = (part: string) => [...outputs].find(([line]) => line.includes(part))![1];
    expect(outputOf('dryRun=true')).toContain('"people":');
    expect(outputOf('search "obi ada"')).toMatch(/^order +ord_.*Ada Obi/m);
    expect(outputOf('search "#1001"')).toMatch(/^order +ord_\w+  1001/);
    expect(outputOf('admin/search')).toContain('"kind":"order"');
    expect(outputOf('order list --event')).toContain('Ada Obi');
    expect(outputOf('order show "#1001"')).toContain('1001');
    expect(readFileSync(join(folder, 'march.csv'), 'utf8')).toContain('Order number');
    expect(readFileSync(join(folder, 'guests.csv'), 'utf8')).toContain('Short code');
    for (const file of ['march.xlsx', 'guests.xlsx']) expect(readFileSync(join(folder, file)).subarray(0, 2).toString()).toBe('PK');
    expect(outputOf('--dry-run')).toContain('Nothing was cancelled.');
    expect(outputOf('event refunds')).toMatch(/Refunds: \d orders? done, 0 open/);
    expect(await office.select('select count(*)::integer as n from sandbox_refund')).toEqual([{ n: 1 }]);
    expect(outputOf('exceptions resolve')).toContain('exc_');
    expect(outputOf('exceptions list')).toMatch(/^exc_\w+  live  taken_by_hand .*\n$/);
    expect(outputOf('--paid cash')).toMatch(/^Order \d+ \(ord_\w+\) of Kemi Bello is placed/);
    expect(outputOf('--link')).toMatch(/\/c\/chk_\w+\?t=/);
    expect(outputOf('change-ticket')).toBe(`${refs.guest} has the ticket type Press.\n`);
    expect(outputOf('undo-fulfilment')).toContain('is unfulfilled.');
    expect(outputOf('4713')).toContain('is partially_fulfilled.');
    expect(outputOf('4714')).toContain('is fulfilled.');
    expect(outputOf('shop close')).toBe('The shop is closed until 2031-01-03 23:00Z.\n');
    expect(outputOf('shop open')).toBe('The shop is open.\n');
    const subjectsTo = async (address: string, most: number) =>
      (await service.mails.mailsTo(address, most)).map(({ subject }) => subject ?? '');
    expect((await subjectsTo('ada@gmail.example', 1))[0]).toBe('Your ticket: Festival');
    expect((await subjectsTo('ada@gmial.example', 2))[1]).toContain('corrected an address');
    expect((await subjectsTo('bola@gmail.example', 2)).slice(0, 2)).toEqual([expect.any(String), expect.any(String)]);
    expect(await read('workspace')).toMatchObject({ alertEmail: 'orders@my-shop.example', merchantNotices: { lowStock: 'daily' } });
    expect(await read(`orders/${refs.buyer}`)).toMatchObject({ status: 'refunded', note: 'Called us' });
  });
});
