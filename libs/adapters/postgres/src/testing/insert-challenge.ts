import type { Challenge } from '@svc/otp';
import { challengeEntity, rowOfChallenge, serviceCodeSendEntity } from '../otp/otp.entities';
import { insertRecords } from '../rows/statements';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

const INSERT = statement('testing.insert_challenge')`${insertRecords(challengeEntity)}`;

/** Writes a challenge unchanged, with `serviceHash` also among the sends of the service's own number. */
export async function insertChallenge(sql: Sql, challenge: Challenge, serviceHash?: string): Promise<void> {
  await sql.execute(INSERT, [JSON.stringify([rowOfChallenge(challenge)])]);
  if (serviceHash !== undefined)
    await sql
      .repository(serviceCodeSendEntity)
      .insert({ destinationHash: serviceHash, challengeId: challenge.id, sentAt: challenge.createdAt });
}
