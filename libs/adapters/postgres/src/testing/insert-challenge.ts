import type { Challenge } from '@svc/otp';
import type { EntityManager } from 'typeorm';
import { challengeEntity, rowOfChallenge, serviceCodeSendEntity } from '../otp/otp.entities';
import { insertRecords } from '../rows/statements';

/** Writes a challenge unchanged, with `serviceHash` also among the sends of the service's own number. */
export async function insertChallenge(manager: EntityManager, challenge: Challenge, serviceHash?: string): Promise<void> {
  await manager.query(insertRecords(challengeEntity), [JSON.stringify([rowOfChallenge(challenge)])]);
  if (serviceHash !== undefined)
    await manager.insert(serviceCodeSendEntity, { destinationHash: serviceHash, challengeId: challenge.id, sentAt: challenge.createdAt });
}
