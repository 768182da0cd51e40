import type { ChallengeName, CountedGuess, GuessSettlement, GuessStore, KeptCode } from '@svc/otp';
import type { EntityManager } from 'typeorm';
import { cleared } from '../rows/row-writes';
import { challengeEntity } from './otp.entities';

interface CountedRow {
  code: KeptCode;
  attempts: number;
  status: GuessSettlement['status'];
  expiresAt: Date;
  endedAt: Date | null;
}

/** Two statements, by hand, and one write to the log for every guess, whatever it is made at: a guess at nothing is counted beside the challenges. */
export class PostgresGuessStore implements GuessStore {
  constructor(private readonly manager: EntityManager) {}

  async count({ workspaceId, mode, id }: ChallengeName): Promise<CountedGuess> {
    const [[row]] = await this.manager.query<[CountedRow[], number]>(COUNT, [workspaceId, mode, id]);
    if (row) return { at: 'challenge', challenge: { ...row, endedAt: row.endedAt ?? undefined } };
    const [found] = await this.manager.query<{ codeSource: 'client' | 'service' }[]>(COUNT_ASIDE, [workspaceId, mode, id]);
    if (!found) return { at: 'nothing' };
    return { at: found.codeSource === 'client' ? 'client' : 'spent' };
  }

  async settle({ workspaceId, mode, id }: ChallengeName, { attempts, status, endedAt }: GuessSettlement): Promise<void> {
    await this.manager.update(challengeEntity, { workspaceId, mode, id }, cleared({ attempts, status, endedAt }));
  }
}

const COUNT = `
  update otp_challenge set attempts = attempts + 1
   where workspace_id = $1 and mode = $2 and id = $3 and attempts < 5 and code_source = 'service'
  returning json_build_object('hash', code_hash, 'pepperVersion', pepper_version) as code, attempts, status, expires_at as "expiresAt", ended_at as "endedAt"`;

/** Spread over a few rows, so that those who guess at nothing do not wait for one another. */
const COUNT_ASIDE = `
  with found as (select code_source from otp_challenge where workspace_id = $1 and mode = $2 and id = $3),
       aside as (
         insert into otp_stray_guess as stray (workspace_id, mode, bucket, guesses)
         select $1, $2, hashtext($3::text) & 15, 1 where not exists (select from found)
         on conflict (workspace_id, mode, bucket) do update set guesses = stray.guesses + 1
       )
  select code_source as "codeSource" from found`;
