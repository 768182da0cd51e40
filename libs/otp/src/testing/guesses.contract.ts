import { randomUUID } from 'node:crypto';
import { refOf } from '@svc/kernel';
import type { Challenge, ChallengeName } from '../domain/challenge';
import { VerifyCode, type CodeVerified } from '../use-cases/verify-code';
import { aChallenge, SENT_AT } from './challenge.builder';
import type { OtpFixture } from './otp.contract';
import { PlainCodeHasher } from './plain-code-hasher';

const CODE = '123456';
const later = (minutes: number) => new Date(SENT_AT.getTime() + minutes * 60_000);

/** Tests the contract of guesses at codes (`SentCodes`). `newWorkspace` makes a workspace and returns its id. */
export function guessesContract(open: () => OtpFixture, newWorkspace: () => Promise<string>): void {
  let fixture: OtpFixture;
  let workspaceId: string;

  beforeEach(async () => {
    fixture = open();
    workspaceId = await newWorkspace();
  });

  async function sent(fields: Partial<Challenge> = {}): Promise<Challenge> {
    const id = randomUUID();
    const challenge = aChallenge({ workspaceId, id, code: new PlainCodeHasher().hash(id, CODE), ...fields });
    await fixture.insert(challenge);
    return challenge;
  }
  const guess = (name: ChallengeName, code: string, now = later(1)) =>
    new VerifyCode(fixture.codes, new PlainCodeHasher()).execute({ ...name, challengeRef: refOf('otp', name.id), code, now });
  const outcomesOf = (answers: CodeVerified[]) => answers.map((answer) => (answer.verified ? 'verified' : answer.reason));
  const oneByOne = async (name: ChallengeName, codes: string[], now = later(1)) => {
    const answers: CodeVerified[] = [];
    for (const code of codes) answers.push(await guess(name, code, now));
    return outcomesOf(answers);
  };

  it('[D-52] [§4.9 r5] verifies the right code once', async () => {
    const challenge = await sent();
    expect(await oneByOne(challenge, ['000000', CODE, CODE, CODE, CODE, CODE, CODE, CODE])).toEqual([
      'invalid',
      'verified',
      ...Array<string>(6).fill('invalid'),
    ]);
    expect(await fixture.challenge(challenge)).toEqual({ ...challenge, attempts: 1, status: 'verified', endedAt: later(1) });
  });

  it('[D-52] [§4.9 r5] [§8 r10] burns a challenge by the fifth wrong code, and then accepts no code any more', async () => {
    const challenge = await sent();
    expect(await oneByOne(challenge, ['1', '2', '3', '4', '5', CODE, '6'])).toEqual([
      ...Array<string>(4).fill('invalid'),
      ...Array<string>(3).fill('too_many_attempts'),
    ]);
    expect(await fixture.challenge(challenge)).toEqual({ ...challenge, attempts: 5, status: 'burned', endedAt: later(1) });
  });

  it('[D-52] verifies the right code after four wrong ones', async () => {
    const challenge = await sent();
    expect(await oneByOne(challenge, ['1', '2', '3', '4', CODE, CODE])).toEqual([
      ...Array<string>(4).fill('invalid'),
      'verified',
      'invalid',
    ]);
  });

  it('[D-52] [§4.9 r4] reports expiry for the right code alone, and allows no more guesses than before', async () => {
    const challenge = await sent();
    const answers = await oneByOne(challenge, [CODE, '1', CODE, '2', '3', '4', CODE, '5', CODE], later(10));
    expect(answers).toEqual([
      'expired',
      'invalid',
      'expired',
      'invalid',
      'invalid',
      'invalid',
      'expired',
      'too_many_attempts',
      'too_many_attempts',
    ]);
  });

  it.each([' 123 456\n', '123\u2011456', '\u202a123456\u202c', '１２３４５６', '١٢٣٤٥٦'])(
    '[D-122] verifies a code as it was typed: %j',
    async (typed) => {
      expect(await oneByOne(await sent(), [typed, CODE])).toEqual(['verified', 'invalid']);
    },
  );

  it('[D-122] does not count blanks, hyphens and format characters as a guess', async () => {
    const challenge = await sent();
    expect(await oneByOne(challenge, ['1', ' ', '-', '\u200b', '\u2014\u00a0', '\u00ad', ' '])).toEqual(Array(7).fill('invalid'));
    expect(await fixture.challenge(challenge)).toEqual({ ...challenge, attempts: 1 });
    expect(await oneByOne(challenge, ['2', '3', '4', '5', ' ', '6'])).toEqual([
      ...Array<string>(3).fill('invalid'),
      ...Array<string>(3).fill('too_many_attempts'),
    ]);
    expect(await oneByOne({ ...challenge, id: randomUUID() }, [' ', '-'])).toEqual(['invalid', 'invalid']);
    await expect(guess(await sent({ codeSource: 'client', code: undefined }), ' ')).rejects.toMatchObject({ code: 'OTP_CODE_NOT_MANAGED' });
  });

  it('[D-52] counts five concurrent wrong codes, and burns once', async () => {
    const challenge = await sent();
    const answers = outcomesOf(await Promise.all(Array.from({ length: 12 }, (_, index) => guess(challenge, String(index)))));
    expect(answers.sort()).toEqual([...Array<string>(4).fill('invalid'), ...Array<string>(8).fill('too_many_attempts')]);
    expect(await fixture.challenge(challenge)).toMatchObject({ attempts: 5, status: 'burned' });
  });

  it('[D-52] [§4.9 r5] verifies a right code once in many concurrent requests', async () => {
    const challenge = await sent();
    const answers = outcomesOf(await Promise.all(Array.from({ length: 12 }, () => guess(challenge, CODE))));
    expect(answers.sort()).toEqual([...Array<string>(11).fill('invalid'), 'verified']);
    expect(await fixture.challenge(challenge)).toMatchObject({ attempts: 0, status: 'verified' });
  });

  it('[§4.9 r3] leaves a code of the client’s own to the client', async () => {
    const challenge = await sent({ codeSource: 'client', code: undefined });
    await expect(guess(challenge, CODE)).rejects.toMatchObject({ code: 'OTP_CODE_NOT_MANAGED' });
    expect(await fixture.challenge(challenge)).toEqual(challenge);
  });

  it('[D-52] [ADR 0051 r1] [D-5] knows no challenge of another workspace or mode', async () => {
    const challenge = await sent();
    const strange = [
      { ...challenge, workspaceId: await newWorkspace() },
      { ...challenge, mode: 'test' as const },
      { ...challenge, id: randomUUID() },
    ];
    for (const name of strange) expect(await oneByOne(name, [CODE, ...Array<string>(6).fill('1')])).toEqual(Array(7).fill('invalid'));
    expect(await fixture.challenge(challenge)).toEqual(challenge);
  });

  it('[D-52] counts one guess at a time: a challenge that another guess has changed meanwhile is read again', async () => {
    const challenge = await sent();
    const seen = { code: challenge.code, attempts: 0, status: 'sent', expiresAt: challenge.expiresAt } as const;
    expect(await fixture.codes.guessed(challenge)).toEqual({ at: 'challenge', challenge: { ...seen, endedAt: undefined } });
    const settle = (attempts: number, status: 'sent' | 'verified') => fixture.codes.settle(challenge, seen, { attempts, status });
    expect([await settle(1, 'sent'), await settle(1, 'sent'), await settle(0, 'verified')]).toEqual([true, false, false]);
    expect(await fixture.challenge(challenge)).toEqual({ ...challenge, attempts: 1 });
    for (const attempts of [1, 2, 3, 4])
      await fixture.codes.settle(challenge, { ...seen, attempts }, { attempts: attempts + 1, status: 'sent' });
    expect(await fixture.codes.guessed(challenge)).toEqual({ at: 'spent' });
  });
}
