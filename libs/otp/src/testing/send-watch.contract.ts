import { randomUUID } from 'node:crypto';
import type { Challenge } from '../domain/challenge';
import type { WatchedSends } from '../domain/decide-sending';
import type { SendOfKey } from '../ports/sent-codes';
import { aChallenge, SENT_AT } from './challenge.builder';
import type { OtpFixture } from './otp.contract';

const seconds = (count: number) => new Date(SENT_AT.getTime() + count * 1_000);
const DAY = 24 * 60 * 60;
const { destination } = aChallenge();

/** Tests the contract of the counts of a key's earlier sends (`SentCodes`). `newWorkspace` makes a workspace and returns its id. */
export function sendWatchContract(open: () => OtpFixture, newWorkspace: () => Promise<string>): void {
  let fixture: OtpFixture;
  let workspaceId: string;
  const keyId = randomUUID();

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  const sent = async (at: number, fields: Partial<Challenge> = {}): Promise<void> => {
    const challenge = aChallenge({ workspaceId, keyId, createdAt: seconds(at), ...fields });
    await fixture.insert(challenge);
  };
  const sentTo = (hash: string, at: number, fields: Partial<Challenge['destination']> = {}, more: Partial<Challenge> = {}) =>
    sent(at, { destination: { ...destination, hash, ...fields }, ...more });
  const before = async (now: number, send: Partial<SendOfKey> = {}): Promise<WatchedSends> =>
    (
      await fixture.codes.before(
        { workspaceId, mode: 'live', keyId, destination, mostOfKey: 1_000, isWatched: true, ...send },
        seconds(now),
      )
    ).watched!;
  const elsewhere: Partial<SendOfKey>[] = [{ mode: 'test' }, { keyId: randomUUID() }, { workspaceId: randomUUID() }];

  it('[D-54] returns the other numbers of a block, each by its newest send, of ten minutes', async () => {
    await sentTo('one', 0);
    for (const at of [1, 300]) await sentTo('two', at);
    await sentTo(destination.hash, 301);
    await sentTo('three', 302, { prefixHash: 'another' });
    expect((await before(599)).block).toEqual([seconds(300), seconds(0)]);
    expect((await before(600)).block).toEqual([seconds(300)]);
    for (const send of elsewhere) expect((await before(599, send)).block).toEqual([]);
  });

  it('[D-54] returns five other numbers of a block at most, the newest', async () => {
    for (let at = 1; at <= 7; at += 1) await sentTo(`number ${at}`, at);
    expect((await before(60)).block).toEqual([7, 6, 5, 4, 3].map(seconds));
  });

  it('[D-54] returns the ended and the entered codes to a country, of a day', async () => {
    await sent(0, { status: 'verified' });
    await sent(1, { status: 'burned', attempts: 5 });
    await sent(2, { expiresAt: seconds(100) });
    await sent(3, { expiresAt: seconds(101) });
    await sentTo('four', 4, { country: 'GH' }, { status: 'verified' });
    expect((await before(100)).country).toEqual({ ended: 3, verified: 1, lastSentAt: seconds(3) });
    expect((await before(DAY)).country).toEqual({ ended: 3, verified: 0, lastSentAt: seconds(3) });
    expect((await before(100, { destination: { ...destination, country: 'GH' } })).country).toEqual({
      ended: 1,
      verified: 1,
      lastSentAt: seconds(4),
    });
    for (const send of elsewhere) expect((await before(100, send)).country).toEqual({ ended: 0, verified: 0 });
  });

  it('[D-54] counts neither codes that the provider refused nor codes that only the client can check', async () => {
    await sentTo('one', 0, {}, { status: 'failed' });
    await sentTo('two', 1, {}, { codeSource: 'client', code: undefined, expiresAt: seconds(2) });
    expect(await before(60)).toEqual({ block: [seconds(1)], country: { ended: 0, verified: 0 } });
  });

  it('[D-54] judges a country by its newest hundred codes', async () => {
    for (let at = 1; at <= 100; at += 1) await sent(at, { status: at <= 20 ? 'burned' : 'verified' });
    await sent(0, { status: 'verified' });
    expect((await before(200)).country).toMatchObject({ ended: 100, verified: 80 });
  });
}
