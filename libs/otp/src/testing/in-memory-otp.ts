import { InTurn, RecordingAuditTrail } from '@svc/kernel/testing';
import type { Challenge, ChallengeName } from '../domain/challenge';
import type { LedgerEntry, LedgerMove } from '../domain/ledger';
import { OtpUnitOfWork, type OtpTx, type RecentSends, type SendsOf } from '../ports/otp-tx';
import { guessesIn } from './in-memory-guesses';
import { watchOver } from './in-memory-send-watch';
import type { OtpPlace } from './otp.contract';

const MOST_TO_ONE_NUMBER = 10;

/** Challenges and wallets in lists. Work runs one after another, and leaves no trace when it fails. */
export class InMemoryOtp implements OtpPlace {
  challenges: readonly Challenge[] = [];
  ledger: readonly LedgerEntry[] = [];
  readonly audit = new RecordingAuditTrail();
  readonly work: OtpUnitOfWork = new (workingOn(this))();

  async challenge(name: ChallengeName): Promise<Challenge | undefined> {
    return this.challenges.find((each) => isNamed(each, name));
  }

  async entries(workspaceId: string): Promise<LedgerEntry[]> {
    return this.ledger.filter((each) => each.workspaceId === workspaceId);
  }

  async balanceMinor(workspaceId: string, currency: string): Promise<number> {
    return this.ledger.findLast((each) => each.workspaceId === workspaceId && each.currency === currency)?.balanceMinor ?? 0;
  }

  /** Writes what has changed of one. */
  replace(name: ChallengeName, change: (challenge: Challenge) => Challenge): void {
    this.challenges = this.challenges.map((each) => (isNamed(each, name) ? change(each) : each));
  }

  recentSends(of: SendsOf, { since, most }: { since: Date; most: number }): RecentSends {
    const sends = this.challenges
      .filter((each) => each.workspaceId === of.workspaceId && each.mode === of.mode && each.status !== 'failed' && each.createdAt > since)
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
    return {
      toDestination: sends.filter(({ destination }) => destination.hash === of.destinationHash).slice(0, MOST_TO_ONE_NUMBER).map(({ createdAt }) => createdAt),
      fullSince: sends.filter(({ keyId }) => keyId === of.keyId)[most - 1]?.createdAt,
    };
  }

  async book(move: LedgerMove): Promise<LedgerEntry | undefined> {
    const balanceMinor = (await this.balanceMinor(move.workspaceId, move.currency)) + move.amountMinor;
    if (balanceMinor < 0) return undefined;
    const entry = { ...move, balanceMinor };
    this.ledger = [...this.ledger, entry];
    return entry;
  }
}

const isNamed = (challenge: Challenge, name: ChallengeName): boolean =>
  challenge.workspaceId === name.workspaceId && challenge.mode === name.mode && challenge.id === name.id;

const workingOn = (place: InMemoryOtp) =>
  class extends OtpUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { challenges, ledger } = place;
      return () => void Object.assign(place, { challenges, ledger });
    });

    run<T>(work: (tx: OtpTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: OtpTx = {
      challenges: {
        lockSends: async () => undefined,
        recentSends: async (of, window) => place.recentSends(of, window),
        insert: async (challenge) => {
          place.challenges = [...place.challenges, challenge];
        },
        accepted: async (name, providerRef) => place.replace(name, (challenge) => ({ ...challenge, providerRef })),
        fail: async (name, { at, reason }) => {
          const challenge = await place.challenge(name);
          if (challenge?.status !== 'sent') return undefined;
          place.replace(name, (each) => ({ ...each, status: 'failed', endedAt: at, delivery: { status: 'failed', at, reason } }));
          return challenge.charge;
        },
      },
      guesses: guessesIn(place),
      watch: watchOver(place),
      wallet: { book: (move) => place.book(move) },
      audit: place.audit,
    };
  };
