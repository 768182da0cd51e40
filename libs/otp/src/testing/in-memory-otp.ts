import { InTurn, RecordingAuditTrail } from '@svc/kernel/testing';
import { type Challenge, type ChallengeName, MOST_GUESSES } from '../domain/challenge';
import { type OtpTx, OtpUnitOfWork } from '../ports/otp-tx';
import { type BookedCode, type GuessedChallenge, type SeenGuess, type SendOfKey, SentCodes, type TakenCode } from '../ports/sent-codes';
import type { GuessSettlement } from '../domain/otp-verify.view';
import {
  BLOCK_WINDOW_MS,
  CODES_JUDGED,
  COUNTRY_WINDOW_MS,
  DAY_MS,
  MOST_BY_ONE_VISITOR,
  MOST_NUMBERS_IN_BLOCK,
  MOST_TO_ONE_NUMBER,
  type SendGuard,
  type SendsBefore,
  type WatchedSends,
} from '../domain/decide-sending';
import type { CreditKey, LedgerEntry, NewLedgerEntry } from '../domain/wallet';
import type { OtpFixture } from './otp.contract';

/** Returns the number of sends like this challenge, by the kind of guard, since its moment. */
function sendsLike({ challenge, serviceHash }: BookedCode, { of, since }: SendGuard, memory: InMemoryOtp): number {
  const sends = memory.sendsOf(challenge).filter(({ createdAt }) => createdAt > since);
  const { keyId, destination } = challenge;
  const ofKey = sends.filter((each) => each.keyId === keyId);
  switch (of) {
    case 'visitor':
      return sends.filter((each) => each.visitorHash === challenge.visitorHash).length;
    case 'number':
      return sends.filter((each) => each.destination.hash === destination.hash).length;
    case 'service':
      return memory.serviceSends.filter(({ hash, at }) => hash === serviceHash && at > since).length;
    case 'key':
      return ofKey.length;
    case 'block':
      return new Set(
        ofKey
          .filter((each) => each.destination.prefixHash === destination.prefixHash)
          .map((each) => each.destination.hash)
          .filter((hash) => hash !== destination.hash),
      ).size;
    case 'country':
      return ofKey.filter((each) => each.codeSource === 'service' && each.destination.country === destination.country).length;
  }
}

/** Returns a key's sends to a block and a country, from its sends, newest first. */
function watchedIn(ofKey: readonly Challenge[], { destination }: SendOfKey, now: Date): WatchedSends {
  const isWithin = ({ createdAt }: Challenge, windowMs: number) => createdAt.getTime() > now.getTime() - windowMs;
  const inBlock = ofKey.filter((each) => each.destination.prefixHash === destination.prefixHash && isWithin(each, BLOCK_WINDOW_MS));
  const block = new Map<string, Date>();
  for (const each of inBlock)
    if (each.destination.hash !== destination.hash && !block.has(each.destination.hash)) block.set(each.destination.hash, each.createdAt);
  const inCountry = ofKey.filter(
    (each) => each.destination.country === destination.country && each.codeSource === 'service' && isWithin(each, COUNTRY_WINDOW_MS),
  );
  const ended = inCountry.filter(({ status, expiresAt }) => status !== 'sent' || expiresAt <= now).slice(0, CODES_JUDGED);
  return {
    block: [...block.values()].slice(0, MOST_NUMBERS_IN_BLOCK),
    country: {
      ended: ended.length,
      verified: ended.filter(({ status }) => status === 'verified').length,
      lastSentAt: inCountry[0]?.createdAt,
    },
  };
}

/** In-memory codes; calls are serialised. */
class InMemorySentCodes extends SentCodes {
  constructor(private readonly memory: InMemoryOtp) {
    super();
  }

  async before(send: SendOfKey, now: Date): Promise<SendsBefore> {
    const since = new Date(now.getTime() - DAY_MS);
    const sends = this.memory.sendsOf(send);
    const times = (of: readonly Challenge[]) => of.map(({ createdAt }) => createdAt).filter((at) => at > since);
    const ofKey = sends.filter(({ keyId }) => keyId === send.keyId);
    const byService = this.memory.serviceSends.filter(({ hash, at }) => hash === send.serviceHash && at > since).map(({ at }) => at);
    return {
      toDestination: times(sends.filter(({ destination }) => destination.hash === send.destination.hash)).slice(0, MOST_TO_ONE_NUMBER),
      byService: byService.sort((one, other) => other.getTime() - one.getTime()).slice(0, MOST_TO_ONE_NUMBER),
      byVisitor:
        send.visitorHash === undefined
          ? []
          : times(sends.filter(({ visitorHash }) => visitorHash === send.visitorHash)).slice(0, MOST_BY_ONE_VISITOR),
      fullSince: times(ofKey)[send.mostOfKey - 1],
      watched: send.isWatched ? watchedIn(ofKey, send, now) : undefined,
    };
  }

  book(code: BookedCode): Promise<'booked' | 'outdated' | 'unpaid'> {
    const { challenge, serviceHash, entryId, guards } = code;
    return this.memory.work.run(async () => {
      if (guards.some((guard) => sendsLike(code, guard, this.memory) >= guard.most)) return 'outdated';
      const {
        workspaceId,
        id: challengeId,
        charge: { amountMinor, currency },
        createdAt: at,
      } = challenge;
      if (
        amountMinor > 0 &&
        !(await this.memory.book({ workspaceId, id: entryId, kind: 'charge', currency, amountMinor: -amountMinor, challengeId, at }))
      )
        return 'unpaid';
      this.memory.insert(challenge, serviceHash);
      return 'booked';
    });
  }

  begin(name: ChallengeName): Promise<boolean> {
    return this.memory.work.run(async () => {
      const isDue = this.memory.beginning() && (await this.memory.challenge(name))?.handover === 'due';
      if (isDue) this.memory.replace(name, (challenge) => ({ ...challenge, handover: 'begun' }));
      return isDue;
    });
  }

  accepted(name: ChallengeName, { providerRef, segments }: TakenCode = {}): Promise<void> {
    return this.memory.work.run(async () =>
      this.memory.replace(name, (challenge) => ({
        ...challenge,
        handover: 'ended',
        ...(providerRef !== undefined && { providerRef }),
        ...(segments !== undefined && { segments }),
      })),
    );
  }

  async guessed(name: ChallengeName): Promise<SeenGuess> {
    const challenge = await this.memory.challenge(name);
    if (!challenge) return { at: 'nothing' };
    if (challenge.codeSource === 'client') return { at: 'client' };
    const { code, attempts, status, expiresAt, endedAt } = challenge;
    return attempts < MOST_GUESSES ? { at: 'challenge', challenge: { code, attempts, status, expiresAt, endedAt } } : { at: 'spent' };
  }

  settle(name: ChallengeName, seen: GuessedChallenge, settlement: GuessSettlement): Promise<boolean> {
    return this.memory.work.run(async () => {
      const challenge = await this.memory.challenge(name);
      const isAsSeen = challenge?.attempts === seen.attempts && challenge.status === seen.status;
      if (isAsSeen) this.memory.replace(name, (each) => ({ ...each, ...settlement }));
      return isAsSeen;
    });
  }

  async countStray(): Promise<void> {}
}

/** In-memory challenges and wallets. Work runs one after another, and leaves no trace when it fails. */
export class InMemoryOtp implements OtpFixture {
  challenges: readonly Challenge[] = [];
  ledger: readonly LedgerEntry[] = [];
  credits: readonly (CreditKey & { entry: LedgerEntry })[] = [];
  serviceSends: readonly { hash: string; challengeId: string; at: Date }[] = [];
  /** Returns true while a due code may be handed over; false plays a sweep that was quicker. */
  beginning: () => boolean = () => true;
  readonly audit = new RecordingAuditTrail();
  readonly codes: SentCodes = new InMemorySentCodes(this);
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

  /** Replaces one challenge by its changed copy. */
  replace(name: ChallengeName, change: (challenge: Challenge) => Challenge): void {
    this.challenges = this.challenges.map((each) => (isNamed(each, name) ? change(each) : each));
  }

  insert(challenge: Challenge, serviceHash?: string): void {
    this.challenges = [...this.challenges, challenge];
    if (serviceHash !== undefined)
      this.serviceSends = [...this.serviceSends, { hash: serviceHash, challengeId: challenge.id, at: challenge.createdAt }];
  }

  /** Returns the challenges of a workspace and mode, except those that were not sent; newest first. */
  sendsOf({ workspaceId, mode }: Pick<Challenge, 'workspaceId' | 'mode'>): Challenge[] {
    return this.challenges
      .filter((each) => each.workspaceId === workspaceId && each.mode === mode && each.status !== 'failed')
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async book(newEntry: NewLedgerEntry): Promise<LedgerEntry | undefined> {
    const balanceMinor = (await this.balanceMinor(newEntry.workspaceId, newEntry.currency)) + newEntry.amountMinor;
    if (balanceMinor < 0) return undefined;
    const entry = { ...newEntry, balanceMinor };
    this.ledger = [...this.ledger, entry];
    return entry;
  }
}

const isNamed = (challenge: Challenge, name: ChallengeName): boolean =>
  challenge.workspaceId === name.workspaceId && challenge.mode === name.mode && challenge.id === name.id;

const workingOn = (memory: InMemoryOtp) =>
  class extends OtpUnitOfWork {
    private readonly turns = new InTurn(() => {
      const { challenges, ledger, credits, serviceSends } = memory;
      return () => void Object.assign(memory, { challenges, ledger, credits, serviceSends });
    });

    run<T>(work: (tx: OtpTx) => Promise<T>): Promise<T> {
      return this.turns.run(() => work(this.tx));
    }

    private readonly tx: OtpTx = {
      challenges: {
        unclear: async (name, { at, reason }) =>
          memory.replace(name, (challenge) => ({
            ...challenge,
            handover: 'ended',
            delivery: challenge.delivery ?? { status: 'unknown', at, reason },
          })),
        takeLeft: async (before) => {
          const left = memory.challenges.find(({ handover, createdAt }) => handover !== 'ended' && createdAt < before);
          return left && { workspaceId: left.workspaceId, mode: left.mode, id: left.id, handover: left.handover as 'due' | 'begun' };
        },
        purgeTests: async (before, most) => {
          const gone = memory.challenges.filter(({ mode, createdAt }) => mode === 'test' && createdAt < before).slice(0, most);
          memory.challenges = memory.challenges.filter((challenge) => !gone.includes(challenge));
          return gone.length;
        },
        purgeHours: async () => 0,
        purgeServiceSends: async (before) => {
          const remaining = memory.serviceSends.filter(({ at }) => at >= before);
          const purged = memory.serviceSends.length - remaining.length;
          memory.serviceSends = remaining;
          return purged;
        },
        fail: async (name, { at, reason }) => {
          const challenge = await memory.challenge(name);
          if (challenge?.status !== 'sent') return undefined;
          memory.replace(name, (each) => ({
            ...each,
            status: 'failed',
            handover: 'ended',
            endedAt: at,
            delivery: { status: 'failed', at, reason },
          }));
          memory.serviceSends = memory.serviceSends.filter(({ challengeId }) => challengeId !== name.id);
          return challenge.charge;
        },
      },
      wallet: {
        book: async (newEntry, key) => {
          const entry = (await memory.book(newEntry))!;
          if (key) memory.credits = [...memory.credits, { ...key, entry }];
          return entry;
        },
        creditedBy: async (workspaceId, key, forgottenUntil) =>
          memory.credits.find((each) => each.key === key && each.entry.workspaceId === workspaceId && each.entry.at > forgottenUntil),
      },
      audit: memory.audit,
    };
  };
