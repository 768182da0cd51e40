import { randomUUID } from 'node:crypto';
import type { Challenge, ChallengeName } from '../domain/challenge';
import type { SendGuard } from '../domain/decide-sending';
import type { LedgerEntry, NewLedgerEntry } from '../domain/wallet';
import type { OtpUnitOfWork } from '../ports/otp-tx';
import type { SendOfKey, SentCodes } from '../ports/sent-codes';
import { giveBack } from '../use-cases/send-code';
import { aChallenge, SENT_AT } from './challenge.builder';

/** A store of challenges and wallets under test. */
export interface OtpFixture {
  work: OtpUnitOfWork;
  codes: SentCodes;
  /** Stores a challenge as it is, and with `serviceHash` among the sends of the service's own number. */
  insert(challenge: Challenge, serviceHash?: string): void | Promise<void>;
  challenge(name: ChallengeName): Promise<Challenge | undefined>;
  /** Returns the entries of the workspace's wallets, oldest first. */
  entries(workspaceId: string): Promise<LedgerEntry[]>;
  balanceMinor(workspaceId: string, currency: string): Promise<number>;
}

const seconds = (count: number) => new Date(SENT_AT.getTime() + count * 1_000);
const A_DAY = 24 * 60 * 60;

/** Tests the contract of every adapter that stores challenges and wallets. `newWorkspace` makes a workspace and returns its id. */
export function otpContract(open: () => OtpFixture, newWorkspace: () => Promise<string>): void {
  let fixture: OtpFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  async function sent(fields: Partial<Challenge> = {}): Promise<Challenge> {
    const challenge = aChallenge({ workspaceId, ...fields });
    await fixture.insert(challenge);
    return challenge;
  }
  const fail = (name: ChallengeName) =>
    fixture.work.run(({ challenges }) => challenges.fail(name, { at: seconds(1), reason: 'No route.' }));
  const book = (amountMinor: number, fields: Partial<NewLedgerEntry> = {}) =>
    fixture.work.run(({ wallet }) => wallet.book({ ...aNewEntry(amountMinor), ...fields }));
  const aNewEntry = (amountMinor: number): NewLedgerEntry => ({
    workspaceId,
    id: randomUUID(),
    currency: 'NGN',
    amountMinor,
    at: SENT_AT,
    kind: 'credit',
  });
  const charge = (amountMinor: number, fields: { id?: string; workspaceId?: string; currency?: string } = {}) => {
    const { currency = 'NGN', ...named } = fields;
    return fixture.codes.book({
      challenge: aChallenge({ workspaceId, charge: { amountMinor, currency }, ...named }),
      entryId: randomUUID(),
      guards: [],
    });
  };

  describe('a challenge', () => {
    it('is read as it was written', async () => {
      const plain = await sent({ code: undefined, codeSource: 'client', mode: 'test' });
      const whole = await sent({ templateId: randomUUID(), purpose: 'sign-in', sender: 'frontdesk', channel: 'sms' });
      expect([await fixture.challenge(plain), await fixture.challenge(whole)]).toEqual([plain, whole]);
    });

    it('[ADR 0051 r1] [D-5] is of one workspace and one mode', async () => {
      const challenge = await sent();
      expect(await fixture.challenge({ ...challenge, mode: 'test' })).toBeUndefined();
      expect(await fixture.challenge({ ...challenge, workspaceId: await newWorkspace() })).toBeUndefined();
    });

    it('[D-137] stores the provider’s reference of its message, and the segments of its SMS', async () => {
      const challenge = await sent();
      await fixture.codes.accepted(challenge, { providerRef: 'wamid.1' });
      expect(await fixture.challenge(challenge)).toEqual({ ...challenge, providerRef: 'wamid.1' });
      await fixture.codes.accepted(challenge, { segments: 2 });
      expect(await fixture.challenge(challenge)).toEqual({ ...challenge, providerRef: 'wamid.1', segments: 2 });
    });

    it('[D-111a] begins once, and not when it was refunded before', async () => {
      const [one, other] = [await sent({ handover: 'due' }), await sent({ handover: 'due' })];
      const begin = (name: ChallengeName) => fixture.codes.begin(name);
      await fail(other);
      expect([await begin(one), await begin(one), await begin(other)]).toEqual([true, false, false]);
      expect([(await fixture.challenge(one))!.handover, (await fixture.challenge(other))!.handover]).toEqual(['begun', 'ended']);
      await fixture.codes.accepted(one);
      expect(await fixture.challenge(one)).toEqual({ ...one, handover: 'ended' });
    });

    it('[D-111a] is marked when nobody knows whether it was sent; a known delivery state stays', async () => {
      const [one, reported] = [
        await sent({ handover: 'begun' }),
        await sent({ handover: 'begun', delivery: { status: 'sent', at: SENT_AT } }),
      ];
      const unclear = (name: ChallengeName) =>
        fixture.work.run(({ challenges }) => challenges.unclear(name, { at: seconds(2), reason: 'No answer.' }));
      await unclear(one);
      expect(await fixture.challenge(one)).toEqual({
        ...one,
        handover: 'ended',
        delivery: { status: 'unknown', at: seconds(2), reason: 'No answer.' },
      });
      await unclear(reported);
      expect((await fixture.challenge(reported))!.handover).toBe('ended');
    });

    it('[D-111a] is taken when it was left unfinished, with its progress', async () => {
      const left = async (before: Date) => fixture.work.run(({ challenges }) => challenges.takeLeft(before));
      const LONG_AGO = new Date('1999-01-01T00:00:00.000Z');
      const later = new Date('1999-01-01T00:00:01.000Z');
      await sent({ createdAt: LONG_AGO });
      expect(await left(later)).toBeUndefined();
      const { mode, id } = await sent({ createdAt: LONG_AGO, handover: 'begun' });
      expect([await left(LONG_AGO), await left(later)]).toEqual([undefined, { workspaceId, mode, id, handover: 'begun' }]);
      await fixture.codes.accepted({ workspaceId, mode, id });
    });

    it('is deleted after its time in test mode, some at a time, and never in live mode', async () => {
      const created = { createdAt: new Date('1990-01-01T00:00:00.000Z') };
      const tests = [await sent({ ...created, mode: 'test' }), await sent({ ...created, mode: 'test' })];
      const [live, recent] = [await sent(created), await sent({ mode: 'test' })];
      const purge = (most: number) =>
        fixture.work.run(({ challenges }) => challenges.purgeTests(new Date('1990-01-02T00:00:00.000Z'), most));
      expect([await purge(1), await purge(10), await purge(10)]).toEqual([1, 1, 0]);
      expect(await Promise.all([...tests, live, recent].map((each) => fixture.challenge(each)))).toEqual([
        undefined,
        undefined,
        live,
        recent,
      ]);
    });

    it('fails once, and returns its charge', async () => {
      const challenge = await sent();
      expect([await fail(challenge), await fail(challenge)]).toEqual([challenge.charge, undefined]);
      const delivery = { status: 'failed', at: seconds(1), reason: 'No route.' };
      expect(await fixture.challenge(challenge)).toEqual({ ...challenge, status: 'failed', endedAt: seconds(1), delivery });
    });
  });

  describe('the sends before', () => {
    const keyId = randomUUID();
    const { destination } = aChallenge();
    const to = (hash: string) => ({ destination: { ...destination, hash } });
    const recent = (query: Partial<SendOfKey> = {}, mostOfKey = 2) => fixture.codes.before(send({ mostOfKey, ...query }), seconds(A_DAY));
    const send = (query: Partial<SendOfKey>): SendOfKey => ({
      workspaceId,
      mode: 'live',
      keyId,
      mostOfKey: 2,
      isWatched: false,
      ...to('number'),
      ...query,
    });

    it('[§8 r8] are returned for a number, newest first, in its workspace and mode', async () => {
      for (const at of [0, 1, 3, 2]) await sent({ createdAt: seconds(at) });
      await sent({ createdAt: seconds(4), destination: { ...aChallenge().destination, hash: 'another' } });
      await sent({ createdAt: seconds(5), mode: 'test' });
      await sent({ createdAt: seconds(6), workspaceId: await newWorkspace() });
      expect((await recent()).toDestination).toEqual([seconds(3), seconds(2), seconds(1)]);
      expect((await recent({ mode: 'test' })).toDestination).toEqual([seconds(5)]);
    });

    it('[§8 r8] are ten at most', async () => {
      for (let at = 1; at <= 12; at += 1) await sent({ createdAt: seconds(at) });
      const { toDestination } = await recent();
      expect([toDestination.length, toDestination[9]]).toEqual([10, seconds(3)]);
    });

    it('[§8 r9] are returned for a key once it is full, to any number', async () => {
      await sent({ keyId, createdAt: seconds(1) });
      await sent({ createdAt: seconds(2) });
      expect((await recent({ ...to('another') })).fullSince).toBeUndefined();
      await sent({ keyId, createdAt: seconds(A_DAY) });
      expect((await recent({ ...to('another') })).fullSince).toEqual(seconds(1));
      expect((await recent({ keyId: randomUUID() })).fullSince).toBeUndefined();
    });

    it('[D-101] count in all workspaces when the service’s own number sent them, newest first, until it is certain that they were not sent', async () => {
      const serviceHash = `service of ${randomUUID()}`;
      const bySystem = async (at: number, fields: Partial<Challenge> = {}) => {
        const challenge = aChallenge({ workspaceId, createdAt: seconds(at), sender: 'frontdesk', ...fields });
        await fixture.insert(challenge, serviceHash);
        return challenge;
      };
      const byService = async (of = serviceHash) => (await recent({ serviceHash: of })).byService;
      await bySystem(0);
      await bySystem(1);
      const second = await bySystem(2, { workspaceId: await newWorkspace() });
      expect([await byService(), await byService('another'), (await recent()).byService]).toEqual([[seconds(2), seconds(1)], [], []]);
      await fail(second);
      expect(await byService()).toEqual([seconds(1)]);
      await fixture.work.run(({ challenges }) => challenges.purgeServiceSends(seconds(1)));
      expect(await byService()).toEqual([seconds(1)]);
      await fixture.work.run(({ challenges }) => challenges.purgeServiceSends(seconds(2)));
      expect(await byService()).toEqual([]);
    });

    it('[D-139] are returned for a visitor, five at most, newest first, by any key and number, in its workspace and mode', async () => {
      const visitorHash = 'visitor';
      for (let at = 1; at <= 6; at += 1) await sent({ visitorHash, keyId: randomUUID(), createdAt: seconds(at), ...to(`number ${at}`) });
      await sent({ createdAt: seconds(7) });
      await sent({ visitorHash: 'another', createdAt: seconds(8) });
      await sent({ visitorHash, createdAt: seconds(9), mode: 'test' });
      await sent({ visitorHash, createdAt: seconds(10), workspaceId: await newWorkspace() });
      await fail(await sent({ visitorHash, createdAt: seconds(11) }));
      const byVisitor = async (query: Partial<SendOfKey>) => (await recent({ isWatched: true, ...query })).byVisitor;
      expect(await byVisitor({ visitorHash })).toEqual([6, 5, 4, 3, 2].map(seconds));
      expect([await byVisitor({}), await byVisitor({ visitorHash, mode: 'test' })]).toEqual([[], [seconds(9)]]);
    });

    it('[D-55] do not include codes that the provider refused', async () => {
      await fail(await sent({ keyId, createdAt: seconds(1) }));
      expect(await recent({}, 1)).toEqual({ toDestination: [], byService: [], byVisitor: [], fullSince: undefined, watched: undefined });
    });

    it('[D-55] are checked again for concurrent codes: of many that read first one sends', async () => {
      const sendOnce = async () => {
        if ((await recent()).toDestination.length > 0) return 'seen';
        const challenge = aChallenge({ workspaceId, keyId, createdAt: seconds(1), charge: { amountMinor: 0, currency: 'NGN' } });
        return fixture.codes.book({ challenge, entryId: randomUUID(), guards: [{ of: 'number', most: 1, since: SENT_AT }] });
      };
      const outcomes = await Promise.all(Array.from({ length: 20 }, sendOnce));
      expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(1);
    });

    it('[D-139] limit a visitor’s concurrent codes by many keys and to many numbers', async () => {
      const bookOne = (_: unknown, each: number) =>
        fixture.codes.book({
          challenge: aChallenge({
            workspaceId,
            visitorHash: 'visitor',
            createdAt: seconds(1),
            charge: { amountMinor: 0, currency: 'NGN' },
            ...to(`number ${each}`),
          }),
          entryId: randomUUID(),
          guards: [{ of: 'visitor', most: 5, since: SENT_AT }],
        });
      const outcomes = await Promise.all(Array.from({ length: 20 }, bookOne));
      expect(outcomes.filter((outcome) => outcome === 'booked')).toHaveLength(5);
    });
  });

  describe('a code that is booked', () => {
    const keyId = randomUUID();
    const { destination } = aChallenge();
    const free = { amountMinor: 0, currency: 'NGN' };
    const bookWith = (guards: SendGuard[], { serviceHash, ...fields }: Partial<Challenge> & { serviceHash?: string } = {}) =>
      fixture.codes.book({
        challenge: aChallenge({ workspaceId, keyId, charge: free, createdAt: seconds(10), ...fields }),
        serviceHash,
        entryId: randomUUID(),
        guards,
      });
    const elsewhere = (fields: Partial<Challenge['destination']>) => ({ destination: { ...destination, ...fields } });

    it('is read as it was written', async () => {
      const challenge = aChallenge({
        workspaceId,
        charge: free,
        visitorHash: 'visitor',
        templateId: randomUUID(),
        purpose: 'sign-in',
        handover: 'due',
      });
      expect(await fixture.codes.book({ challenge, entryId: randomUUID(), guards: [] })).toBe('booked');
      expect(await fixture.challenge(challenge)).toEqual(challenge);
    });

    it.each<[SendGuard['of'], Partial<Challenge>, Partial<Challenge>]>([
      ['number', {}, elsewhere({ hash: 'another' })],
      ['key', elsewhere({ hash: 'another' }), { keyId: randomUUID() }],
      ['block', elsewhere({ hash: 'another' }), elsewhere({ hash: 'another', prefixHash: 'another block' })],
      ['country', elsewhere({ hash: 'another' }), { codeSource: 'client', code: undefined }],
    ])('[D-54] [D-55] is refused when as many of its %s were sent since', async (of, same, other) => {
      for (const fields of [other, { ...same, status: 'failed' as const }, { ...same, createdAt: seconds(5) }])
        await sent({ keyId, createdAt: seconds(6), ...fields });
      const guard = { of, most: 1, since: seconds(5) };
      await sent({ keyId, ...same, createdAt: seconds(6) });
      expect([await bookWith([guard]), await bookWith([{ ...guard, most: 2 }])]).toEqual(['outdated', 'booked']);
      expect(await bookWith([{ ...guard, since: seconds(6) }], { mode: 'test' })).toBe('booked');
    });

    it('[D-139] is refused when as many were sent for its visitor since, by any key', async () => {
      const same = { visitorHash: 'visitor', keyId: randomUUID(), ...elsewhere({ hash: 'another' }) };
      for (const fields of [{ visitorHash: 'another' }, {}, { ...same, status: 'failed' as const }, { ...same, createdAt: seconds(5) }])
        await sent({ createdAt: seconds(6), ...fields });
      await sent({ ...same, createdAt: seconds(6) });
      const bookFor = (visitorHash: string | undefined, most: number) =>
        bookWith([{ of: 'visitor', most, since: seconds(5) }], { visitorHash, ...elsewhere({ hash: 'third' }) });
      expect([await bookFor('visitor', 1), await bookFor('visitor', 2), await bookFor('visitor', 2)]).toEqual([
        'outdated',
        'booked',
        'outdated',
      ]);
    });

    it('[D-101] is refused when as many were sent to its number by the service’s own, in any workspace', async () => {
      const serviceHash = `service of ${randomUUID()}`;
      await fixture.insert(aChallenge({ workspaceId: await newWorkspace(), createdAt: seconds(6) }), serviceHash);
      const guard = { of: 'service' as const, most: 1, since: seconds(5) };
      expect([await bookWith([guard], { serviceHash }), await bookWith([{ ...guard, most: 2 }], { serviceHash })]).toEqual([
        'outdated',
        'booked',
      ]);
      expect(await bookWith([{ ...guard, most: 2 }], { serviceHash })).toBe('outdated');
    });

    it('[§8 r9] counts those of a key to the microsecond, over whole hours and parts of them', async () => {
      const HOUR = 3_600;
      for (const at of [0, 1, HOUR, 2 * HOUR]) await sent({ keyId, createdAt: seconds(at) });
      const reaches = async (most: number, since: number) =>
        (await bookWith([{ of: 'key', most, since: seconds(since) }], { keyId, createdAt: seconds(-A_DAY) })) === 'outdated';
      expect([await reaches(4, -1), await reaches(4, 0), await reaches(3, 0), await reaches(3, 1), await reaches(2, 1)]).toEqual([
        true,
        false,
        true,
        false,
        true,
      ]);
    });
  });

  describe('a wallet', () => {
    it('[§4.8 r1] holds what was put in and not yet charged', async () => {
      const challengeId = randomUUID();
      expect(await book(1_000, { note: 'Paid by transfer' })).toMatchObject({
        kind: 'credit',
        amountMinor: 1_000,
        note: 'Paid by transfer',
        balanceMinor: 1_000,
      });
      await charge(700, { id: challengeId });
      await book(700, { challengeId, kind: 'refund' });
      expect(
        (await fixture.entries(workspaceId)).map(({ kind, amountMinor, balanceMinor, challengeId: of }) => [
          kind,
          amountMinor,
          balanceMinor,
          of,
        ]),
      ).toEqual([
        ['credit', 1_000, 1_000, undefined],
        ['charge', -700, 300, challengeId],
        ['refund', 700, 1_000, challengeId],
      ]);
    });

    it('[D-54] is never below zero, and books no move that would make it so', async () => {
      expect(await charge(1)).toBe('unpaid');
      await book(500);
      expect([await charge(501), await charge(500), await charge(1)]).toEqual(['unpaid', 'booked', 'unpaid']);
      expect(await fixture.entries(workspaceId)).toHaveLength(2);
    });

    it('is of one workspace and one currency', async () => {
      await book(1_000);
      expect([await charge(1, { currency: 'USD' }), await charge(1, { workspaceId: await newWorkspace() })]).toEqual(['unpaid', 'unpaid']);
    });

    it('[D-42] returns the credit of a key until the key expires, in one workspace; one of many concurrent requests books', async () => {
      const credited = (key: string, forgottenUntil = seconds(-1), of = workspaceId) =>
        fixture.work.run(({ wallet }) => wallet.creditedBy(of, key, forgottenUntil));
      const creditOnce = () =>
        fixture.work.run(async ({ wallet }) => {
          if (await wallet.creditedBy(workspaceId, 'k1', seconds(-1))) return 0;
          await wallet.book(aNewEntry(500), { key: 'k1', fingerprint: 'f1' });
          return 1;
        });
      const counts = await Promise.all(Array.from({ length: 10 }, creditOnce));
      expect(counts.reduce<number>((sum, count) => sum + count, 0)).toBe(1);
      const [entry] = await fixture.entries(workspaceId);
      expect(await credited('k1')).toMatchObject({ entry, fingerprint: 'f1' });
      expect([await credited('k2'), await credited('k1', seconds(-1), await newWorkspace()), await credited('k1', SENT_AT)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      await fixture.work.run(({ wallet }) => wallet.book(aNewEntry(700), { key: 'k1', fingerprint: 'f2' }));
      expect(await fixture.balanceMinor(workspaceId, 'NGN')).toBe(1_200);
    });

    it('keeps nothing of work that fails', async () => {
      await book(1_000);
      const challenge = await sent();
      const failing = fixture.work.run(async ({ wallet, challenges }) => {
        await challenges.fail(challenge, { at: seconds(1), reason: 'No route.' });
        await wallet.book(aNewEntry(1));
        throw new Error('The power fails.');
      });
      await expect(failing).rejects.toThrow('The power fails.');
      expect([await fixture.balanceMinor(workspaceId, 'NGN'), await fixture.challenge(challenge)]).toEqual([1_000, challenge]);
    });

    it('[§4.8 r1] [D-111a] sums up when codes of a key are refunded while others of it are booked', async () => {
      await book(100_000);
      const keyId = randomUUID();
      const bookOne = async () => {
        const challenge = aChallenge({ workspaceId, keyId, handover: 'due' });
        return { challenge, outcome: await fixture.codes.book({ challenge, entryId: randomUUID(), guards: [] }) };
      };
      const first = await Promise.all(Array.from({ length: 40 }, bookOne));
      const back = first.map(({ challenge }) =>
        fixture.work.run((tx) => giveBack(tx, challenge, { at: seconds(1), reason: 'No route.', id: randomUUID() })),
      );
      const [second] = await Promise.all([Promise.all(Array.from({ length: 40 }, bookOne)), ...back]);
      expect([...first, ...second].map(({ outcome }) => outcome)).toEqual(Array(80).fill('booked'));
      expect(await fixture.balanceMinor(workspaceId, 'NGN')).toBe(100_000 - 40 * aChallenge().charge.amountMinor);
    });

    it('[§4.8 r1] always sums up under concurrent moves', async () => {
      await book(1_000);
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, async (_, index) => (index % 3 === 0 ? book(100) : (await charge(90)) === 'booked')),
      );
      const entries = await fixture.entries(workspaceId);
      const total = entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
      expect(await fixture.balanceMinor(workspaceId, 'NGN')).toBe(total);
      expect(entries).toHaveLength(1 + outcomes.filter(Boolean).length);
      let balance = 0;
      for (const entry of entries) expect(entry.balanceMinor).toBe((balance += entry.amountMinor));
    });
  });
}
