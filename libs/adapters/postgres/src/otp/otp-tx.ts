import type { IdGenerator } from '@svc/kernel';
import type { OtpTx } from '@svc/otp';
import type { EntityManager } from 'typeorm';
import { PostgresAuditTrail } from '../audit';
import { PostgresChallengeStore } from './challenge-store';
import { PostgresGuessStore } from './guess-store';
import { PostgresSendWatch } from './send-watch';
import { PostgresWallet } from './wallet';

export function bindOtpTx(manager: EntityManager, ids: IdGenerator): OtpTx {
  return {
    challenges: new PostgresChallengeStore(manager),
    guesses: new PostgresGuessStore(manager),
    watch: new PostgresSendWatch(manager),
    wallet: new PostgresWallet(manager),
    audit: new PostgresAuditTrail(manager, ids),
  };
}
