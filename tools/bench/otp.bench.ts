import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refOf } from '@svc/kernel';
import { codeIn, fundCodes, openShop, type SentMessage, setForShop, type Shop } from '@svc/testing';
import { Client } from 'pg';
import { Pool } from 'undici';
import type { Effort } from './compare';
import { atLeast, type Figure, ratioAtLeast } from './figures';
import { eachAtOnce } from './load/callers';
import { medianOf } from './load/rounds';
import { MeasuredService } from './measured-service';

const KEYS = 20;
const CALLERS = 2 * KEYS;
const PAIRS = 500;
const OLD = 300_000;
const GUESSES = 300;

interface Sent {
  to: string;
  challengeRef: string;
}
interface Round {
  sendsPerSecond: number;
  verifiesPerSecond: number;
  pairsPerSecond: number;
  serviceMicros: number;
  databaseMicros: number;
}

/** Codes that are sent into the mailbox and verified, by 20 keys through HTTP and one api process; and how long wrong ones of each kind take. */
export async function otp({ rounds }: Effort, say: (line: string) => void): Promise<Figure[]> {
  const service = await MeasuredService.start();
  const database = new Client({ connectionString: service.running.databaseUrl });
  const pool = new Pool(service.running.urls[0]!, { connections: CALLERS });
  try {
    await database.connect();
    const bench = new OtpBench(service, database, pool, await openKeys(service, await openShop(service.running, 'codes')), say);
    await bench.round();
    await service.vacuum();
    const fresh = await bench.rounds(rounds);
    await bench.addOld(OLD);
    await service.vacuum();
    await bench.round();
    const old = await bench.rounds(rounds);
    await bench.timeWrongCodes();
    const { pairsPerSecond: value, serviceMicros, databaseMicros } = fresh;
    say(`sends ${Math.round(fresh.sendsPerSecond)}/s, verifies ${Math.round(fresh.verifiesPerSecond)}/s`);
    return [
      { name: `codes sent and verified, ${KEYS} keys`, value, unit: '/s', serviceMicros, databaseMicros, goal: atLeast(500) },
      {
        name: `codes beside ${OLD} old ones, to those beside none`,
        value: old.pairsPerSecond,
        unit: '/s',
        floor: value,
        ratio: old.pairsPerSecond / value,
        goal: ratioAtLeast(0.9),
      },
    ];
  } finally {
    await pool.close();
    await database.end();
    await service.stop();
  }
}

/** Returns secret keys of a shop, whose codes are paid for from now on. */
export async function openKeys({ running }: MeasuredService, shop: Shop): Promise<string[]> {
  await fundCodes(running, shop, 1_000_000_000);
  await running.client.patch('/v1/admin/workspace', { otp: { sender: 'frontdesk' } }, { key: shop.adminToken });
  await setForShop(running, shop, { limits: { otpSendsPerDay: 1_000_000 } });
  const more = Array.from({ length: KEYS - 1 }, () =>
    running.client.post<{ key: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live' }, { key: shop.adminToken }),
  );
  return [shop.keys.secretLive, ...(await Promise.all(more)).map(({ body }) => body.key)];
}

/** Sends and verifies codes with the keys of a shop. */
export class OtpBench {
  private calls = 0;

  constructor(
    private readonly service: MeasuredService,
    private readonly database: Client,
    private readonly pool: Pool,
    private readonly keys: readonly string[],
    private readonly say: (line: string) => void,
    /** Last six digits of the number before the first one to which a code is sent. */
    private numbers = 0,
  ) {}

  async rounds(count: number): Promise<Round> {
    const made: Round[] = [];
    while (made.length < count) made.push(await this.round());
    return medianOf(made);
  }

  /** Sends codes to numbers of their own, and verifies all. @param pairs number of codes */
  async round(pairs = PAIRS): Promise<Round> {
    const numbers = Array.from({ length: pairs }, () => `+234803${String((this.numbers += 1)).padStart(7, '0')}`);
    const sent: Sent[] = [];
    const sending = await this.timed(numbers, async (to) => {
      sent.push({ to, challengeRef: (await this.post<Sent>('send', { to }, 201)).challengeRef });
    });
    const codes = await this.codes();
    const verifying = await this.timed(sent, ({ to, challengeRef }) => this.post('verify', { challengeRef, code: codes.get(to) }, 200));
    return {
      sendsPerSecond: pairs / sending.seconds,
      verifiesPerSecond: pairs / verifying.seconds,
      pairsPerSecond: pairs / (sending.seconds + verifying.seconds),
      serviceMicros: sending.serviceMicros + verifying.serviceMicros,
      databaseMicros: sending.databaseMicros + verifying.databaseMicros,
    };
  }

  /** Challenges of the days before, of the same key, to a hundred thousand numbers. */
  async addOld(amount: number): Promise<void> {
    await this.database.query(COPY, [amount, '1 day', 'burned', '-1 hour']);
  }

  /** Measures each kind of wrong code that gets the same bytes: one call at a time, the kinds in turns, milliseconds. */
  async timeWrongCodes(): Promise<void> {
    const refs = {
      unknown: Array.from({ length: GUESSES }, () => refOf('otp', randomUUID())),
      open: await this.copies('sent', '1 hour'),
      expired: await this.copies('sent', '-1 hour'),
      used: await this.copies('verified', '1 hour'),
    };
    const times = new Map(Object.keys(refs).map((kind) => [kind, [] as number[]]));
    for (let turn = 0; turn < GUESSES; turn += 1) {
      for (const [kind, of] of Object.entries(refs)) times.get(kind)!.push(await this.timeOne({ challengeRef: of[turn], code: '123456' }));
    }
    for (const [kind, taken] of times) {
      const at = (share: number) => taken.sort((a, b) => a - b)[Math.floor(GUESSES * share)]!.toFixed(2);
      this.say(`a wrong code, ${kind.padEnd(8)} p50 ${at(0.5)} ms   p90 ${at(0.9)} ms`);
    }
  }

  /** Milliseconds that one wrong code takes. */
  private async timeOne(guess: object): Promise<number> {
    const started = performance.now();
    await this.post('verify', guess, 422);
    return performance.now() - started;
  }

  private async copies(status: string, life: string): Promise<string[]> {
    const { rows } = await this.database.query<{ id: string }>(`${COPY} returning id`, [GUESSES, '2 hours', status, life]);
    return rows.map(({ id }) => refOf('otp', id));
  }

  /** Until all is done, by so many callers at once. */
  private timed<T>(things: readonly T[], call: (thing: T) => Promise<unknown>) {
    return this.service.measure(() => eachAtOnce(things, CALLERS, call));
  }

  private async post<T>(action: 'send' | 'verify', body: object, expected: number): Promise<T> {
    const key = this.keys[(this.calls += 1) % KEYS]!;
    const { statusCode, body: answer } = await this.pool.request({
      path: `/v1/store/otp/${action}`,
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (statusCode !== expected) throw new Error(`${action} was answered with ${statusCode}: ${text}`);
    return JSON.parse(text) as T;
  }

  /** The codes in the mailbox, by their numbers. */
  private async codes(): Promise<Map<string, string>> {
    const folder = join(this.service.running.dataDir, 'mailbox');
    const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
    const messages = await Promise.all(files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SentMessage));
    return new Map(messages.map((message) => [message.to, codeIn(message)]));
  }
}

/** So many copies of one challenge, each with an id and a number of its own: sent so long ago, of this status, and over after so long from now. */
const COPY = `
  insert into otp_challenge (workspace_id, mode, id, key_id, destination_hash, masked, country, prefix_hash, channel, sender, code_source, code_hash, pepper_version,
                             status, expires_at, created_at, ended_at, charge_minor, charge_currency)
  select workspace_id, mode, gen_random_uuid(), key_id, 'old' || place % 100000, masked, country, 'old' || place % 10, channel, sender, code_source, code_hash, pepper_version,
         $3, now() + $4::interval, now() - $2::interval - place * interval '100 milliseconds', case $3 when 'sent' then null else now() end, charge_minor, charge_currency
    from (select * from otp_challenge where mode = 'live' order by created_at limit 1) one cross join generate_series(1, $1::integer) as place`;
