import { InTurn, RecordingAuditTrail } from '@svc/kernel/testing';
import { type Challenge, type ChallengeName, MOST_GUESSES } from '../domain/challenge';
import { type GuessStore, type OtpTx, OtpUnitOfWork, type RecentSends, type SendsOf, type SendWatch } from '../ports/otp-tx';
import { BLOCK_WINDOW_MS, CODES_JUDGED, COUNTRY_WINDOW_MS, MOST_NUMBERS_IN_BLOCK, MOST_TO_ONE_NUMBER } from '../domain/decide-sending';
import type { CreditKey, LedgerEntry, LedgerMove } from '../domain/wallet';
import type { OtpPlace } from './otp.contract';

/** Guesses at the challenges of a place. */
export function guessesIn(place: InMemoryOtp): GuessStore {
  return {
    count: async (name) => {
      const found = await place.challenge(name);
      if (!found) return { at: 'nothing' };
      if (found.codeSource === 'client') return { at: 'client' };
      if (found.attempts >= MOST_GUESSES) return { at: 'spent' };
      place.replace(name, (each) => ({ ...each, attempts: each.attempts + 1 }));
      const { code, attempts, status, expiresAt, endedAt } = found;
      return { at: 'challenge', challenge: { code, attempts: attempts + 1, status, expiresAt, endedAt } };
    },
    settle: async (name, settlement) => place.replace(name, (each) => ({ ...each, ...settlement })),
  };
}

/** Watches the sends of a place. */
export function watchOver(place: InMemoryOtp): SendWatch {
  return {
    before: async ({ workspaceId, mode, keyId, destination }, now) => {
      const isWithin = ({ createdAt }: Challenge, windowMs: number) => createdAt.getTime() > now.getTime() - windowMs;
      const ofKey = place.challenges
        .filter((each) => each.workspaceId === workspaceId && each.mode === mode && each.keyId === keyId && each.status !== 'failed')
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
      const inBlock = ofKey.filter((each) => each.destination.prefixHash === destination.prefixHash && isWithin(each, BLOCK_WINDOW_MS));
      const block = new Map<string, Date>();
      for (const each of inBlock) if (each.destination.hash !== destination.hash && !block.has(each.destination.hash)) block.set(each.destination.hash, each.createdAt);
      const inCountry = ofKey.filter((each) => each.destination.country === destination.country && each.codeSource === 'service' && isWithin(each, COUNTRY_WINDOW_MS));
      const ended = inCountry.filter(({ status, expiresAt }) => status !== 'sent' || expiresAt <= now).slice(0, CODES_JUDGED);
      return {
        block: [...block.values()].slice(0, MOST_NUMBERS_IN_BLOCK),
        country: { ended: ended.length, verified: ended.filter(({ status }) => status === 'verified').length, lastSentAt: inCountry[0]?.createdAt },
      };
    },
  };
}


/** Challenges and wallets in lists. Work runs one after another, and leaves no trace when it fails. */
export class InMemoryOtp implements OtpPlace {
  challenges: readonly Challenge[] = [];
  ledger: readonly LedgerEntry[] = [];
  credits: readonly (CreditKey & { entry: LedgerEntry })[] = [];
  serviceSends: readonly { hash: string; challengeId: string; at: Date }[] = [];
  /** Whether a code that is due may be handed over: not when a sweep was quicker. */
  beginning: () => boolean = () => true;
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
      byService: this.serviceSends.filter(({ hash, at }) => hash === of.serviceHash && at > since).map(({ at }) => at).sort((one, other) => other.getTime() - one.getTime()).slice(0, MOST_TO_ONE_NUMBER),
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
      const { challenges, ledger, credits, serviceSends } = place;
      return () => void Object.assign(place, { challenges, ledger, credits, serviceSends });
    });

    run<T>(work: (tx: OtpTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: OtpTx = {
      challenges: {
        lockSends: async () => undefined,
        recentSends: async (of, window) => place.recentSends(of, window),
        insert: async (challenge, serviceHash) => {
          place.challenges = [...place.challenges, challenge];
          if (serviceHash !== undefined) place.serviceSends = [...place.serviceSends, { hash: serviceHash, challengeId: challenge.id, at: challenge.createdAt }];
        },
        begin: async (name) => {
          const isDue = place.beginning() && (await place.challenge(name))?.handover === 'due';
          if (isDue) place.replace(name, (challenge) => ({ ...challenge, handover: 'begun' }));
          return isDue;
        },
        accepted: async (name, providerRef) => place.replace(name, (challenge) => ({ ...challenge, handover: 'ended', ...(providerRef !== undefined && { providerRef }) })),
        unclear: async (name, { at, reason }) => place.replace(name, (challenge) => ({ ...challenge, handover: 'ended', delivery: challenge.delivery ?? { status: 'unknown', at, reason } })),
        takeLeft: async (before) => {
          const left = place.challenges.find(({ handover, createdAt }) => handover !== 'ended' && createdAt < before);
          return left && { workspaceId: left.workspaceId, mode: left.mode, id: left.id, handover: left.handover as 'due' | 'begun' };
        },
        purgeTests: async (before, most) => {
          const gone = place.challenges.filter(({ mode, createdAt }) => mode === 'test' && createdAt < before).slice(0, most);
          place.challenges = place.challenges.filter((challenge) => !gone.includes(challenge));
          return gone.length;
        },
        purgeServiceSends: async (before) => {
          const kept = place.serviceSends.filter(({ at }) => at >= before);
          const forgotten = place.serviceSends.length - kept.length;
          place.serviceSends = kept;
          return forgotten;
        },
        fail: async (name, { at, reason }) => {
          const challenge = await place.challenge(name);
          if (challenge?.status !== 'sent') return undefined;
          place.replace(name, (each) => ({ ...each, status: 'failed', handover: 'ended', endedAt: at, delivery: { status: 'failed', at, reason } }));
          place.serviceSends = place.serviceSends.filter(({ challengeId }) => challengeId !== name.id);
          return challenge.charge;
        },
      },
      guesses: guessesIn(place),
      watch: watchOver(place),
      wallet: {
        book: async (move, key) => {
          const entry = await place.book(move);
          if (entry && key) place.credits = [...place.credits, { ...key, entry }];
          return entry;
        },
        creditedBy: async (workspaceId, key, forgottenUntil) => place.credits.find((each) => each.key === key && each.entry.workspaceId === workspaceId && each.entry.at > forgottenUntil),
      },
      audit: place.audit,
    };
  };
