import { fitsChallenge, type Passkey, type PasskeyChallenge, passkeyName, stateOfFactors } from './passkey';
import { type StaffMail, newMail, nextMailAttempt } from './staff-mail';
import { contextOfTotp, typedTotp } from './totp';

const NOW = new Date('2026-12-01T09:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);

describe('a challenge', () => {
  const challenge: PasskeyChallenge = { purpose: 'prove', personId: 'ada', expiresAt: after(1_000) };

  it('[ADR 0171 r6] is answered by its person, for its purpose, until its end', () => {
    expect(fitsChallenge(challenge, { purpose: 'prove', personId: 'ada' }, NOW)).toBe(true);
    expect(fitsChallenge(challenge, { purpose: 'prove', personId: 'ada' }, after(1_000))).toBe(false);
    expect(fitsChallenge(challenge, { purpose: 'prove', personId: 'bola' }, NOW)).toBe(false);
    expect(fitsChallenge(challenge, { purpose: 'register', personId: 'ada' }, NOW)).toBe(false);
    expect(fitsChallenge(challenge, { purpose: 'prove' }, NOW)).toBe(false);
    expect(fitsChallenge(undefined, { purpose: 'prove' }, NOW)).toBe(false);
  });
});

describe('the state of factors', () => {
  const totp = { personId: 'ada', sealed: 's', createdAt: NOW };

  it('[ADR 0171 r7] counts an authenticator app once a code of it was given', () => {
    expect(stateOfFactors({ passkeys: [] })).toEqual({ passkeys: 0, totp: 'none' });
    expect(stateOfFactors({ passkeys: [{} as Passkey], totp })).toEqual({ passkeys: 1, totp: 'unconfirmed' });
    expect(stateOfFactors({ passkeys: [], totp: { ...totp, confirmedAt: NOW } })).toEqual({ passkeys: 0, totp: 'confirmed' });
  });
});

describe('the name of a passkey', () => {
  it.each([
    [undefined, 'Passkey'],
    ['  ', 'Passkey'],
    [' My phone ', 'My phone'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('is what its person calls it: %j', (text, name) => {
    expect(passkeyName(text)).toBe(name);
  });
});

describe('a code of an authenticator app', () => {
  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['12345', undefined],
    ['1234567', undefined],
    ['12345a', undefined],
    ['', undefined],
  ])('[ADR 0171 r7] is six digits, however they are typed: %j', (text, code) => {
    expect(typedTotp(text)).toBe(code);
  });

  it('[ADR 0171 r7] has a secret that is sealed for its person alone', () => {
    expect(contextOfTotp('ada')).not.toEqual(contextOfTotp('bola'));
  });
});

describe('a mail to staff', () => {
  const mail = (attempts: number): StaffMail => ({
    ...newMail({ id: 'm', kind: 'sign_in_link', email: 'ada@example.com' }, NOW),
    attempts,
  });

  it('[ADR 0171 r10] is due at once, then tried again for 15 minutes at growing intervals', () => {
    expect(mail(0)).toMatchObject({ dueAt: NOW, createdAt: NOW, attempts: 0, details: {} });
    expect([1, 2, 5, 9].map((attempts) => nextMailAttempt(mail(attempts), NOW))).toEqual([
      after(2_000),
      after(10_000),
      after(300_000),
      after(300_000),
    ]);
    expect(nextMailAttempt(mail(6), after(601_000))).toBeUndefined();
  });

  it.each(['invitation', 'recovery_link', 'factor_removed'] as const)(
    '[ADR 0171 r10] is tried for a day where nobody asks for it again: %s',
    (kind) => {
      expect(nextMailAttempt({ ...mail(6), kind }, after(3_600_000))).toEqual(after(3_900_000));
      expect(nextMailAttempt({ ...mail(6), kind }, after(86_400_000))).toBeUndefined();
    },
  );
});
