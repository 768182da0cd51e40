import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refOf } from '@svc/kernel';
import { codeIn, fundCodes, openShop, startService, type RunningService, type SentMessage, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { median } from './load';

const ROUNDS = 5;
const PAIRS = 200;
const CALLERS = 16;
const OLD = 1_000_000;
const GUESSES = 300;

interface Sent {
  to: string;
  challengeRef: string;
}
interface Round {
  sendsPerSecond: number;
  verifiesPerSecond: number;
  pairsPerSecond: number;
  refusalsPerSecond: number;
}

/** Codes that are sent into the mailbox and verified through HTTP and one api process; commits wait for the disk. */
export async function otp(): Promise<object> {
  const dataDir = await mkdtemp(join(tmpdir(), 'svc-bench-'));
  const service = await startService({ env: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });
  const database = new Client({ connectionString: service.databaseUrl });
  try {
    await database.connect();
    const shop = await openShop(service, 'codes');
    await fundCodes(service, shop, 1_000_000_000);
    await service.client.patch('/v1/admin/workspace', { otp: { sender: 'frontdesk' }, limits: { otpSendsPerDay: 1_000_000 } }, { key: shop.adminToken });
    const bench = new OtpBench(service, shop, database, dataDir);
    await bench.round();
    const fresh = await bench.rounds('no old challenges');
    await bench.addOld(OLD);
    await bench.round();
    const old = await bench.rounds(`${OLD} old challenges`);
    const ratio = rounded(old.pairsPerSecond / fresh.pairsPerSecond);
    console.log(`pairs with ${OLD} old challenges to pairs with none: ${ratio}`);
    return { callers: CALLERS, pairsPerRound: PAIRS, fresh, old, ratio, wrongCodes: await bench.timeWrongCodes() };
  } finally {
    await database.end();
    await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

class OtpBench {
  private numbers = 0;

  constructor(
    private readonly service: RunningService,
    private readonly shop: Shop,
    private readonly database: Client,
    private readonly dataDir: string,
  ) {}

  async rounds(name: string): Promise<Round> {
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await this.round());
    const of = (figure: keyof Round) => median(rounds.map((round) => round[figure]));
    const middle = { sendsPerSecond: of('sendsPerSecond'), verifiesPerSecond: of('verifiesPerSecond'), pairsPerSecond: of('pairsPerSecond'), refusalsPerSecond: of('refusalsPerSecond') };
    console.log(`${name}:   ${middle.pairsPerSecond} pairs/s   (sends ${middle.sendsPerSecond}/s, verifies ${middle.verifiesPerSecond}/s)   refusals ${middle.refusalsPerSecond}/s`);
    return middle;
  }

  /** Sends codes to numbers of their own, asks for each a second time, which is refused, and verifies all. */
  async round(): Promise<Round> {
    const numbers = Array.from({ length: PAIRS }, () => `+234803${String((this.numbers += 1)).padStart(7, '0')}`);
    const sent: Sent[] = [];
    const sending = await this.timed(numbers, async (to) => {
      sent.push({ to, challengeRef: (await this.post<Sent>('send', { to }, 201)).challengeRef });
    });
    const refusing = await this.timed(numbers, (to) => this.post('send', { to }, 429));
    const codes = await this.codes();
    const verifying = await this.timed(sent, ({ to, challengeRef }) => this.post('verify', { challengeRef, code: codes.get(to) }, 200));
    const perSecond = (seconds: number) => Math.round(PAIRS / seconds);
    return { sendsPerSecond: perSecond(sending), verifiesPerSecond: perSecond(verifying), pairsPerSecond: perSecond(sending + verifying), refusalsPerSecond: perSecond(refusing) };
  }

  /** Challenges of the days before, of the same key, to a hundred thousand numbers. */
  async addOld(amount: number): Promise<void> {
    await this.database.query(COPY, [amount, '1 day', 'burned', '-1 hour']);
    await this.database.query('analyze otp_challenge');
  }

  /** How long each kind of wrong code takes that is answered with the same bytes: one call at a time, the kinds in turns, milliseconds. */
  async timeWrongCodes(): Promise<Record<string, { p50Ms: number; p90Ms: number }>> {
    const refs = {
      unknown: Array.from({ length: GUESSES }, () => refOf('otp', randomUUID())),
      open: await this.copies('sent', '1 hour'),
      expired: await this.copies('sent', '-1 hour'),
      used: await this.copies('verified', '1 hour'),
    };
    const times = new Map(Object.keys(refs).map((kind) => [kind, [] as number[]]));
    for (let turn = 0; turn < GUESSES; turn += 1) {
      for (const [kind, of] of Object.entries(refs)) times.get(kind)!.push(1_000 * (await this.timed([of[turn]!], (challengeRef) => this.post('verify', { challengeRef, code: '123456' }, 422))));
    }
    const figures = Object.fromEntries([...times].map(([kind, taken]) => [kind, { p50Ms: rounded(median(taken)), p90Ms: rounded(taken.sort((a, b) => a - b)[Math.floor(GUESSES * 0.9)]!) }]));
    for (const [kind, { p50Ms, p90Ms }] of Object.entries(figures)) console.log(`a wrong code, ${kind.padEnd(8)} p50 ${p50Ms} ms   p90 ${p90Ms} ms`);
    return figures;
  }

  private async copies(status: string, life: string): Promise<string[]> {
    const { rows } = await this.database.query<{ id: string }>(`${COPY} returning id`, [GUESSES, '2 hours', status, life]);
    return rows.map(({ id }) => refOf('otp', id));
  }

  /** Seconds until all is done, by so many callers at once. */
  private async timed<T>(things: readonly T[], call: (thing: T) => Promise<unknown>): Promise<number> {
    const left = [...things];
    const started = performance.now();
    await Promise.all(
      Array.from({ length: CALLERS }, async () => {
        for (let thing = left.shift(); thing !== undefined; thing = left.shift()) await call(thing);
      }),
    );
    return (performance.now() - started) / 1_000;
  }

  private async post<T>(action: 'send' | 'verify', body: object, expected: number): Promise<T> {
    const answer = await fetch(`${this.service.urls[0]}/v1/store/otp/${action}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.shop.keys.secretLive}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (answer.status !== expected) throw new Error(`${action} was answered with ${answer.status}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** The codes in the mailbox, by their numbers. */
  private async codes(): Promise<Map<string, string>> {
    const folder = join(this.dataDir, 'mailbox');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const messages = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMessage));
    return new Map(messages.map((message) => [message.to, codeIn(message)]));
  }
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

/** So many copies of one challenge, each with an id and a number of its own: sent so long ago, of this status, and over after so long from now. */
const COPY = `
  insert into otp_challenge (workspace_id, mode, id, key_id, destination_hash, masked, country, prefix_hash, channel, sender, code_source, code_hash, pepper_version,
                             status, expires_at, created_at, ended_at, charge_minor, charge_currency)
  select workspace_id, mode, gen_random_uuid(), key_id, 'old' || place % 100000, masked, country, 'old' || place % 10, channel, sender, code_source, code_hash, pepper_version,
         $3, now() + $4::interval, now() - $2::interval - place * interval '100 milliseconds', case $3 when 'sent' then null else now() end, charge_minor, charge_currency
    from (select * from otp_challenge where mode = 'live' order by created_at limit 1) one cross join generate_series(1, $1::integer) as place`;
