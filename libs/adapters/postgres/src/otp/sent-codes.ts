import {
  BLOCK_WINDOW_MS,
  type BookedCode,
  type Challenge,
  type ChallengeName,
  CODES_JUDGED,
  COUNTRY_WINDOW_MS,
  DAY_MS,
  type GuessedChallenge,
  type GuessSettlement,
  type KeptCode,
  MOST_BY_ONE_VISITOR,
  MOST_GUESSES,
  MOST_NUMBERS_IN_BLOCK,
  MOST_TO_ONE_NUMBER,
  type SeenGuess,
  type SendOfKey,
  type SendsBefore,
  SentCodes,
  type TakenCode,
} from '@svc/otp';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { MicroBatchers } from '../work/micro-batcher';
import { hasMode, lookup } from '../rows/by-key';
import { columnOf, fieldsOf } from '../rows/statements';
import { challengeEntity, rowOfChallenge } from './otp.entities';

type Outcome = 'booked' | 'outdated' | 'unpaid';

/**
 * Limits of one process: transactions that book for one workspace at once, and codes of each; all are paid from one wallet,
 * which is locked until the commit.
 */
const LIMITS = { trips: 2, items: 32 };

/** SQLSTATE of a deadlock: nothing was booked, and a retry may be. */
const DEADLOCK = '40P01';
const ATTEMPTS = 5;

/**
 * Books sent codes; each call is one prepared statement, committed by itself. Concurrent bookings of a workspace share one
 * (ADR 0063).
 */
export class PostgresSentCodes extends SentCodes {
  private readonly bookings = new MicroBatchers((codes: readonly BookedCode[]) => this.bookAll(codes), LIMITS);

  constructor(private readonly sql: Sql) {
    super();
  }

  async before(
    { workspaceId, mode, keyId, destination: { hash, prefixHash, country }, serviceHash, visitorHash, mostOfKey, isWatched }: SendOfKey,
    now: Date,
  ): Promise<SendsBefore> {
    const since = (windowMs: number) => new Date(now.getTime() - windowMs);
    const ofAll = [workspaceId, mode, hash, keyId, since(DAY_MS), mostOfKey, serviceHash ?? null, visitorHash ?? null];
    const ofWatched = [prefixHash, since(BLOCK_WINDOW_MS), MOST_NUMBERS_IN_BLOCK, country, since(COUNTRY_WINDOW_MS), now, CODES_JUDGED];
    const [row] = await (isWatched ? this.sql.prepared(WATCHED, [...ofAll, ...ofWatched]) : this.sql.prepared(RECENT, ofAll));
    const { toDestination, byService, byVisitor, fullSince } = row!;
    return {
      toDestination,
      byService,
      byVisitor,
      fullSince: fullSince ?? undefined,
      watched: isWatched ? watchedOf(row as WatchedRow) : undefined,
    };
  }

  book(code: BookedCode): Promise<Outcome> {
    const { workspaceId, mode } = code.challenge;
    return this.bookings.add(`${workspaceId} ${mode}`, code);
  }

  private async bookAll(codes: readonly BookedCode[], attempt = 1): Promise<Outcome[]> {
    const plans = codes.map(({ challenge, ...plan }) => ({ challenge: recordOf(challenge), ...plan }));
    try {
      const [row] = await this.sql.prepared(BOOK, [JSON.stringify(plans)]);
      return row!.outcomes;
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
      return this.bookAll(codes, attempt + 1);
    }
  }

  async begin({ workspaceId, mode, id }: ChallengeName): Promise<boolean> {
    const [begun] = await this.sql.prepared(BEGIN, [workspaceId, mode, id]);
    return begun !== undefined;
  }

  async accepted({ workspaceId, mode, id }: ChallengeName, { providerRef, segments }: TakenCode = {}): Promise<void> {
    await this.sql.prepared(ACCEPTED, [workspaceId, mode, id, providerRef ?? null, segments ?? null]);
  }

  async guessed({ workspaceId, mode, id }: ChallengeName): Promise<SeenGuess> {
    const [row] = await this.sql.prepared(GUESSED, [workspaceId, mode, id]);
    if (!row) return { at: 'nothing' };
    const { codeSource, endedAt, ...challenge } = row;
    if (codeSource === 'client') return { at: 'client' };
    return row.attempts < MOST_GUESSES ? { at: 'challenge', challenge: { ...challenge, endedAt: endedAt ?? undefined } } : { at: 'spent' };
  }

  async settle(
    { workspaceId, mode, id }: ChallengeName,
    seen: GuessedChallenge,
    { attempts, status, endedAt }: GuessSettlement,
  ): Promise<boolean> {
    const settled = await this.sql.prepared(SETTLE, [workspaceId, mode, id, seen.attempts, seen.status, attempts, status, endedAt ?? null]);
    return settled.length === 1;
  }

  async countStray({ workspaceId, mode, id }: ChallengeName): Promise<void> {
    await this.sql.prepared(COUNT_STRAY, [workspaceId, mode, id]);
  }
}

interface RecentRow {
  toDestination: Date[];
  byService: Date[];
  byVisitor: Date[];
  fullSince: Date | null;
}

interface WatchedRow extends RecentRow {
  block: Date[];
  ended: number;
  verified: number;
  lastSentAt: Date | null;
}

const watchedOf = ({ block, ended, verified, lastSentAt }: WatchedRow): SendsBefore['watched'] => ({
  block,
  country: { ended, verified, lastSentAt: lastSentAt ?? undefined },
});

const SENDS = `
  array(select created_at from otp_challenge
         where workspace_id = $1 and ${hasMode('mode', '$2')} and destination_hash = $3 and created_at > $5 and status <> 'failed'
         order by created_at desc limit ${MOST_TO_ONE_NUMBER}) as "toDestination",
  case when is_key_limit_reached($1, $2, $4, $5, $6) then
    (select created_at from otp_challenge
      where workspace_id = $1 and ${hasMode('mode', '$2')} and key_id = $4 and created_at > $5 and status <> 'failed'
      order by created_at desc offset $6::integer - 1 limit 1) end as "fullSince",
  array(select sent_at from ${lookup('service_code_send', 'destination_hash = $7')} sent where sent_at > $5 order by sent_at desc limit ${MOST_TO_ONE_NUMBER}) as "byService",
  array(select created_at from otp_challenge
         where workspace_id = $1 and ${hasMode('mode', '$2')} and visitor_hash = $8 and created_at > $5 and status <> 'failed'
         order by created_at desc limit ${MOST_BY_ONE_VISITOR}) as "byVisitor"`;

const RECENT = statement<RecentRow>('codes_before')`select ${SENDS}`;

/** `is true` keeps the planner from the index of sent codes by key (ADR 0145). */
const OF_KEY = `otp_challenge where workspace_id = $1 and ${hasMode('mode', '$2')} and key_id = $4 and (status <> 'failed') is true`;
const TO_COUNTRY = `${OF_KEY} and country = $12 and code_source = 'service' and created_at > $13`;

const WATCHED = statement<WatchedRow>('watched_codes_before')`
    select ${SENDS},
           array(select max(created_at) as at from ${OF_KEY} and prefix_hash = $9 and created_at > $10 and destination_hash <> $3
                  group by destination_hash order by at desc limit $11) as block,
           count(*)::integer as ended, (count(*) filter (where status = 'verified'))::integer as verified,
           (select max(created_at) from ${TO_COUNTRY}) as "lastSentAt"
      from (select status from ${TO_COUNTRY} and (status <> 'sent' or expires_at <= $14) order by created_at desc limit $15) ended`;

const BOOK = statement<{ outcomes: Outcome[] }>('book_codes')`select book_codes($1) as outcomes`;

const NAMED = `workspace_id = $1 and mode = $2 and id = $3`;
const BEGIN = statement<{ id: string }>('begin_code')`
  update otp_challenge set handover = 'begun' where ${NAMED} and handover = 'due' returning id`;
const ACCEPTED = statement('code_accepted')`
  update otp_challenge set handover = 'ended', provider_ref = coalesce($4, provider_ref), segments = coalesce($5, segments) where ${NAMED}`;

interface GuessedRow extends Omit<GuessedChallenge, 'endedAt'> {
  code: KeptCode;
  codeSource: Challenge['codeSource'];
  endedAt: Date | null;
}

const GUESSED = statement<GuessedRow>('guessed_code')`
    select json_build_object('hash', code_hash, 'pepperVersion', pepper_version) as code, code_source as "codeSource", attempts, status, expires_at as "expiresAt", ended_at as "endedAt"
      from otp_challenge where ${NAMED}`;
const SETTLE = statement<{ id: string }>('settle_guess')`
  update otp_challenge set attempts = $6, status = $7, ended_at = $8 where ${NAMED} and attempts = $4 and status = $5 returning id`;

/** SQL that counts guesses without a challenge, spread over a few rows, so that they do not wait for one another. */
const COUNT_STRAY = statement('count_stray_guess')`
    insert into otp_stray_guess as stray (workspace_id, mode, bucket, guesses) values ($1, $2, hashtext($3::text) & 15, 1)
    on conflict (workspace_id, mode, bucket) do update set guesses = stray.guesses + 1`;

/** Returns the challenge by the columns of its table. */
function recordOf(challenge: Challenge): Record<string, unknown> {
  const row = rowOfChallenge(challenge);
  return Object.fromEntries(fieldsOf(challengeEntity).map((field) => [columnOf(challengeEntity, field), row[field]]));
}
