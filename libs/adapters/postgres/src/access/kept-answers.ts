import { createHash } from 'node:crypto';
import { type FirstRequest, KeptAnswers, type KeptAnswer, KeyTaken, type KeyedRequest, type RequestKey } from '@svc/access';
import { keyStoredUntil, MOST_WAIT_MS, RequestInFlight } from '@svc/contracts';
import { type Sql, sqlOf } from '../work/sql';
import { statement } from '../work/statement';
import type { DataSource } from 'typeorm';
import { isBefore } from '../work/database-clock';
import { RequestTransaction } from '../work/request-transaction';
import { keptAnswerEntity } from './access.entities';

const LOCK_NOT_AVAILABLE = '55P03';
/** Owner of keys of the operator’s own requests. */
const OPERATOR = '00000000-0000-0000-0000-000000000000';

/** Keys are stored as hashes: clients may put a name or an address in them. */
const hashOf = (key: string): Buffer => createHash('sha256').update(key).digest();

const nameOf = ({ workspaceId = OPERATOR, operation, key }: RequestKey) => ({ workspaceId, operation, keyHash: hashOf(key) });

export class PostgresKeptAnswers extends KeptAnswers {
  private readonly sql: Sql;

  constructor(private readonly source: DataSource) {
    super();
    this.sql = sqlOf(source);
  }

  async find(key: RequestKey, now: Date): Promise<FirstRequest | undefined> {
    const row = await this.sql.repository(keptAnswerEntity).findOneBy(nameOf(key));
    if (!row || row.keptUntil <= now) return undefined;
    const { fingerprint, status, headers, body } = row;
    return { fingerprint, answer: status === undefined ? undefined : { status, headers: headers ?? [], body } };
  }

  async keep<T>(request: KeyedRequest, work: () => Promise<{ result: T; answer?: KeptAnswer }>): Promise<T> {
    const transaction = new RequestTransaction(this.source, (sql) => claim(sql, request));
    try {
      const { result, answer } = await transaction.run(work);
      if (answer) await store(await transaction.sql(), request, answer);
      else if (transaction.hasBegun) await (await transaction.sql()).repository(keptAnswerEntity).delete(nameOf(request));
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollback();
      throw error;
    }
  }

  async purge(before: Date, most: number): Promise<number> {
    return this.sql.execute(PURGE, [before, most]);
  }
}

/** Claims the key. A request that has claimed it and is not yet done is waited for. @throws KeyTaken, RequestInFlight */
async function claim(sql: Sql, request: KeyedRequest): Promise<void> {
  const { workspaceId, operation, keyHash } = nameOf(request);
  await sql.execute(SET_LOCK_TIMEOUT, [`${MOST_WAIT_MS}ms`]);
  const parameters = [workspaceId, operation, keyHash, request.fingerprint(), request.now, keyStoredUntil(request.now)];
  const claimed = await sql.execute(CLAIM, parameters).catch((error: unknown) => {
    throw (error as { code?: string }).code === LOCK_NOT_AVAILABLE ? new RequestInFlight() : error;
  });
  if (claimed === 0) throw new KeyTaken();
  await sql.execute(SET_LOCK_TIMEOUT, ['0']);
}

async function store(sql: Sql, request: KeyedRequest, { status, headers, body }: KeptAnswer): Promise<void> {
  await sql.repository(keptAnswerEntity).update(nameOf(request), { status, headers, body });
}

const SET_LOCK_TIMEOUT = statement('access.set_lock_timeout')`select set_config('lock_timeout', $1, true)`;

/** By hand: an expired key that is not yet deleted may be used once more. */
const CLAIM = statement('access.claim')`
  insert into kept_answer as kept (workspace_id, operation, key_hash, fingerprint, created_at, kept_until)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (workspace_id, operation, key_hash) do update
     set fingerprint = excluded.fingerprint, created_at = excluded.created_at, kept_until = excluded.kept_until,
         status = null, headers = null, body = null
   where kept.kept_until <= $5
  returning true as claimed`;

const PURGE = statement('access.kept_answers_purge')`
  delete from kept_answer where (workspace_id, operation, key_hash) in (
    select workspace_id, operation, key_hash from kept_answer
     where ${isBefore('created_at', '$1::timestamptz', { workspace: 'kept_answer.workspace_id', mode: `'live'` })}
     order by created_at limit $2)`;
