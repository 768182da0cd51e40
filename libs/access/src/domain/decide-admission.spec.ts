import { DomainError } from '@svc/kernel';
import { anAccessKey, aWorkspace, keyText, MOMENT } from '../testing/access.builder';
import type { AccessKey } from './access-key';
import {
  type AdmissionQuestion,
  covers,
  decideAdmission,
  defaultScopes,
  isRegistered,
  type OperationScope,
  originSchema,
  parseOrigin,
  SCOPES,
} from './decide-admission';
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

const single = SCOPES.filter((scope): scope is OperationScope => scope !== 'read' && scope !== 'transact');
const further: readonly string[] = ['forms:submit', 'subscriptions:create'];
const reading = single.filter((scope) => scope.endsWith(':read'));

describe('scopes', () => {
  it('[§5 r6] are the eleven of the specification, two umbrellas and those of operations beyond it', () => {
    expect(single.filter((scope) => !further.includes(scope))).toHaveLength(11);
  });

  it.each(single)('[§5 r6] %s allows itself and nothing else', (scope) => {
    expect(single.filter((required) => covers([scope], required))).toEqual([scope]);
  });

  it('[D-26] read covers every reading scope and nothing else', () => {
    expect(single.filter((required) => covers(['read'], required))).toEqual(reading);
  });

  it('[§4 r4] [D-26] transact covers every scope', () => {
    expect(single.filter((required) => covers(['transact'], required))).toEqual(single);
  });

  it('[D-26] are read and free registration by default for new publishable keys, and everything for new secret ones', () => {
    expect(defaultScopes('publishable')).toEqual(['read', 'events:register']);
    expect(defaultScopes('secret')).toEqual(['transact']);
    expect(defaultScopes('admin')).toEqual([]);
  });
});

describe('origins', () => {
  it.each([
    ['https://shop.example', 'https://shop.example'],
    ['HTTPS://Shop.Example', 'https://shop.example'],
    ['https://shop.example:443', 'https://shop.example'],
    ['https://shop.example:8443', 'https://shop.example:8443'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    ['http://[::1]:4000', 'http://[::1]:4000'],
    ['http://shop.localhost:4000', 'http://shop.localhost:4000'],
    ['https://café.example', 'https://xn--caf-dma.example'],
  ])('[D-66] %s is the origin %s', (text, origin) => {
    expect(parseOrigin(text)).toBe(origin);
  });

  it.each([
    'null',
    '',
    '*',
    'https://*',
    'https://*.shop.example',
    'http://shop.example',
    'http://localhost.evil.example',
    'http://evil-localhost',
    'https://shop.example/',
    'https://shop.example/path',
    'https://shop.example?x',
    'https://shop.example#x',
    'https://user@shop.example',
    'shop.example',
    '//shop.example',
    'ftp://shop.example',
    'https://',
    'https://shop.example:99999',
    'https://a.example https://b.example',
    'chrome-extension://abc',
    'https://shop.example\\@evil.example',
  ])('[D-66] %p is no origin that a key may hold', (text) => {
    expect(parseOrigin(text)).toBeUndefined();
  });

  it.each([
    undefined,
    'null',
    'https://www.shop.example',
    'https://shop.example:8443',
    'http://shop.example',
    'https://shop.example.evil.example',
  ])('[§5 r3] %p is not the registered https://shop.example', (header) => {
    expect(isRegistered(['https://shop.example'], header)).toBe(false);
  });

  it('[§5 r3] a registered origin is recognised in any spelling', () => {
    expect(isRegistered(['https://shop.example'], 'https://shop.example')).toBe(true);
    expect(isRegistered(['https://shop.example'], 'https://SHOP.example:443')).toBe(true);
  });

  it('[§5 r2] no origin is registered on a key with an empty list', () => {
    expect(isRegistered([], 'https://shop.example')).toBe(false);
  });

  it('[D-66] are stored as browsers write them', () => {
    expect(originSchema.parse('HTTPS://Shop.Example:443')).toBe('https://shop.example');
    expect(originSchema.safeParse('https://shop.example/path').success).toBe(false);
  });
});
