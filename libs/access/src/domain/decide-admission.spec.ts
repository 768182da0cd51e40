import { DomainError } from '@svc/kernel';
import { anAccessKey, aWorkspace, keyText, MOMENT } from '../testing/access.builder';
import type { AccessKey } from './access-key';
import { type AdmissionQuestion, decideAdmission } from './decide-admission';
import { readPresentedKey } from './key-text';

const read = { scope: 'products:read', publishable: true, rate: 'read' } as const;
const openCheckout = { scope: 'checkout:create', publishable: false, rate: 'checkout_create' } as const;
const publishable = keyText('publishable', 'test');
const secret = keyText('secret', 'live');
const before = new Date(MOMENT.getTime() - 1);

function question(text = publishable, facts: Partial<AdmissionQuestion> = {}): AdmissionQuestion {
  return {
    presented: readPresentedKey(`Bearer ${text}`),
    owner: { key: anAccessKey(text), workspace: aWorkspace() },
    origin: 'https://shop.example',
    operation: read,
    environment: 'both',
    now: MOMENT,
    ...facts,
  };
}

function codeOf(question: AdmissionQuestion): string {
  const decision = decideAdmission(question);
  return decision instanceof DomainError ? decision.code : 'admitted';
}

describe('admission', () => {
  it('[§5 r2] lets a publishable key read from a registered origin', () => {
    const reading = question();
    expect(decideAdmission(reading)).toEqual({ ...reading.owner, mode: 'test' });
  });

  it('[§5 r2] lets a secret key do everything from a server', () => {
    expect(codeOf(question(secret, { origin: undefined, operation: openCheckout }))).toBe('admitted');
  });

  it('[D-66] ignores an Origin with a secret key', () => {
    expect(codeOf(question(secret, { origin: 'null' }))).toBe('admitted');
  });

  it.each([
    ['without a key', { presented: readPresentedKey(undefined), owner: undefined }, /Authorization: Bearer <key>/],
    ['with a mistyped key', { presented: readPresentedKey('Bearer svc_pk_test_x'), owner: undefined }, /whole key/],
    ['with an unknown key', { owner: undefined }, /not known/],
    ['with a revoked key', { owner: { key: anAccessKey(publishable, { revokedAt: before }), workspace: aWorkspace() } }, /revoked/],
    ['with an expired key', { owner: { key: anAccessKey(publishable, { expiresAt: MOMENT }), workspace: aWorkspace() } }, /expired/],
    ['with an admin token', { presented: readPresentedKey(`Bearer ${keyText('admin')}`) }, /admin token/],
  ] as const)('[§7 UNAUTHORIZED] refuses a request %s and says what to do', (_, facts, message) => {
    const decision = decideAdmission(question(publishable, facts));
    expect(decision).toMatchObject({ code: 'UNAUTHORIZED', message: expect.stringMatching(message) });
  });

  it.each([
    ['staging', 'test', 'admitted'],
    ['staging', 'live', 'UNAUTHORIZED'],
    ['production', 'live', 'admitted'],
    ['production', 'test', 'UNAUTHORIZED'],
    ['both', 'test', 'admitted'],
    ['both', 'live', 'admitted'],
  ] as const)('[§5 r4] [D-65] decides in the environment %s about a %s key: %s', (environment, mode, code) => {
    expect(codeOf(question(keyText('secret', mode), { environment }))).toBe(code);
  });

  it('[D-64] a key is valid until its expiry', () => {
    const key = anAccessKey(publishable, { expiresAt: new Date(MOMENT.getTime() + 1) });
    expect(codeOf(question(publishable, { owner: { key, workspace: aWorkspace() } }))).toBe('admitted');
  });

  it('[§5 r7] the secret switch stops secret keys only', () => {
    const workspace = aWorkspace({ secretKeysEnabled: false });
    expect(codeOf(question(secret, { owner: { key: anAccessKey(secret), workspace } }))).toBe('STORE_API_SECRET_DISABLED');
    expect(codeOf(question(publishable, { owner: { key: anAccessKey(publishable), workspace } }))).toBe('admitted');
  });

  it.each([undefined, 'null', 'https://www.shop.example', 'https://shop.example:8443', 'http://shop.example'])(
    '[§5 r3] refuses a publishable key with the origin %p',
    (origin) => {
      expect(codeOf(question(publishable, { origin }))).toBe('ORIGIN_NOT_ALLOWED');
    },
  );

  it('[§5 r2] refuses every call with a publishable key that lists no origin', () => {
    const key = anAccessKey(publishable, { origins: [] });
    expect(codeOf(question(publishable, { owner: { key, workspace: aWorkspace() } }))).toBe('ORIGIN_NOT_ALLOWED');
  });

  it('[§7 INSUFFICIENT_SCOPE] names the missing scope', () => {
    const key = anAccessKey(publishable, { scopes: ['storefront:read'] });
    const decision = decideAdmission(question(publishable, { owner: { key, workspace: aWorkspace() } }));
    expect(decision).toMatchObject({ code: 'INSUFFICIENT_SCOPE', details: { required: ['products:read'] } });
  });

  it.each<[AccessKey['scopes']]>([[[]], [['read']], [['transact']]])(
    '[§5 r6] [D-26] sends a publishable key with the scopes %j that asks for a secret operation to a secret key, never to more scopes',
    (scopes) => {
      const decision = decideAdmission(
        question(publishable, { operation: openCheckout, owner: { key: anAccessKey(publishable, { scopes }), workspace: aWorkspace() } }),
      );
      expect(decision).toMatchObject({
        code: 'INSUFFICIENT_SCOPE',
        message: expect.stringMatching(/secret key .* from your server/),
        details: { requiredKind: 'secret' },
      });
      expect(decision).not.toMatchObject({ details: { required: expect.anything() } });
    },
  );

  it('[decisions 3.7] reports the first fault, in the fixed order', () => {
    const wrong = {
      publishable: {
        key: anAccessKey(publishable, { scopes: [], origins: [], pausedAt: before, revokedAt: before }),
        workspace: aWorkspace({ apiEnabled: false, secretKeysEnabled: false }),
      },
      secret: {
        key: anAccessKey(secret, { scopes: [], pausedAt: before }),
        workspace: aWorkspace({ apiEnabled: false, secretKeysEnabled: false }),
      },
    };
    const repairs: (() => void)[] = [
      () => (wrong.publishable.key.revokedAt = undefined),
      () => (wrong.publishable.workspace.apiEnabled = wrong.secret.workspace.apiEnabled = true),
      () => (wrong.secret.workspace.secretKeysEnabled = true),
      () => (wrong.publishable.key.pausedAt = wrong.secret.key.pausedAt = undefined),
      () => (wrong.publishable.key.scopes = wrong.secret.key.scopes = ['read']),
      () => (wrong.publishable.key.origins = ['https://shop.example']),
    ];
    const seen = [undefined, ...repairs].map((repair) => {
      repair?.();
      return [codeOf(question(publishable, { owner: wrong.publishable })), codeOf(question(secret, { owner: wrong.secret }))];
    });
    expect(seen).toEqual([
      ['UNAUTHORIZED', 'STORE_API_DISABLED'],
      ['STORE_API_DISABLED', 'STORE_API_DISABLED'],
      ['KEY_PAUSED', 'STORE_API_SECRET_DISABLED'],
      ['KEY_PAUSED', 'KEY_PAUSED'],
      ['INSUFFICIENT_SCOPE', 'INSUFFICIENT_SCOPE'],
      ['ORIGIN_NOT_ALLOWED', 'admitted'],
      ['admitted', 'admitted'],
    ]);
  });
});
