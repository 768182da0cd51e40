import { refOf } from '@svc/kernel';
import {
  codeIn,
  fundCodes,
  advanceClock,
  openShop,
  sentTo,
  sharedService,
  type ApiResponse,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Verified {
  verified: boolean;
  reason?: string;
  challengeRef?: string;
  verifiedAt?: string;
}

const INVALID = '{"verified":false,"reason":"invalid"}';
const TEST_CODE = '000000';
const MINUTES = 60;

describe('codes that customers type, over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;
  let numbers = 0;

  beforeAll(async () => {
    service = await sharedService();
    [shop, other] = [await openShop(service, 'adire'), await openShop(service, 'others')];
    await fundCodes(service, shop, 1_000_000);
  });

  const post = <T>(action: 'send' | 'verify', body: unknown, key: string) =>
    service.client.post<T & ErrorBody>(`/v1/store/otp/${action}`, body, { key });
  const nextNumber = () => `+2348031${String((numbers += 1)).padStart(2, '0')}4567`;
  const send = async (body: object = {}, key = shop.keys.secretTest) => {
    const sent = await post<{ challengeRef: string }>('send', { to: nextNumber(), sender: 'frontdesk', ...body }, key);
    expect(sent.status).toBe(201);
    return sent.body.challengeRef;
  };
  const verify = (challengeRef: unknown, code: unknown, key = shop.keys.secretTest) =>
    post<Verified>('verify', { challengeRef, code }, key);
  const outcomeOf = ({ status, body }: ApiResponse<Verified>) => [status, body.verified || body.reason];

  it('[§4.9] [§4.9 r1] [§4.9 r5] [§2.9 otp] [decisions 3.5 otp] verify once, with the code that came by message', async () => {
    const to = nextNumber();
    const key = shop.keys.secretLive;
    const challengeRef = await send({ to }, key);
    const [message] = await sentTo(service, to);
    const code = codeIn(message!);
    const right = await verify(challengeRef, code, key);
    expect([right.status, right.body]).toEqual([
      200,
      { verified: true, challengeRef, verifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/) },
    ]);
    expect(right.headers.get('cache-control')).toBe('no-store');
    const again = await verify(challengeRef, code, key);
    expect([again.status, again.text]).toEqual([422, INVALID]);
  });

  it('[§4.9 r2] [§4.9 r4] [D-52] [D-14] are answered alike in every byte when wrong, whatever the challenge', async () => {
    const [open, used, foreign, live] = [
      await send(),
      await send(),
      await send({}, other.keys.secretTest),
      await send({}, shop.keys.secretLive),
    ];
    await verify(used, TEST_CODE);
    const answers = [
      await verify(open, '123456'),
      await verify(used, '123456'),
      await verify(used, TEST_CODE),
      await verify(foreign, TEST_CODE),
      await verify(live, TEST_CODE),
      await verify(refOf('otp', crypto.randomUUID()), TEST_CODE),
      await verify(refOf('ord', crypto.randomUUID()), TEST_CODE),
      await verify('nonsense', TEST_CODE),
      await verify('', TEST_CODE),
    ];
    for (const { status, text, headers } of answers) {
      expect([status, text]).toEqual([422, INVALID]);
      const names = (of: Headers) =>
        [...of.keys()].filter((name) => !/^(date|x-request-id|ratelimit-)/.test(name)).map((name) => [name, of.get(name)]);
      expect(names(headers)).toEqual(names(answers[0]!.headers));
    }
    expect(outcomeOf(await verify(foreign, TEST_CODE, other.keys.secretTest))).toEqual([200, true]);
  });

  it('[§4.9 r5] [§3 r9] [§8 r10] [D-52] burn the challenge when five are wrong, also at once', async () => {
    const challengeRef = await send();
    const answers = await Promise.all(['1', '12', '123', '1234', '12345', '123456', '1234567'].map((code) => verify(challengeRef, code)));
    expect(answers.map(({ body }) => body.reason).sort()).toEqual([
      ...Array<string>(4).fill('invalid'),
      ...Array<string>(3).fill('too_many_attempts'),
    ]);
    const after = await verify(challengeRef, TEST_CODE);
    expect([after.status, after.text]).toEqual([422, '{"verified":false,"reason":"too_many_attempts"}']);
  });

  it('[D-52] verify once when the right one is presented many times at once', async () => {
    const challengeRef = await send();
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(challengeRef, TEST_CODE)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(422)]);
  });

  it('[§4.9 r3] [D-54] are the client’s to check when the client made the code', async () => {
    const challengeRef = await send({ code: '4711' });
    const { status, body } = await verify(challengeRef, '4711');
    expect([status, body.error]).toMatchObject([409, { code: 'OTP_CODE_NOT_MANAGED', retryable: false }]);
  });

  it.each(['000 000', ' 000000\n', '000\u2011000', '\u202a000000\u202c', '００００００', '٠٠٠٠٠٠'])(
    '[D-122] verify as they were typed: %j',
    async (code) => {
      expect(outcomeOf(await verify(await send(), code))).toEqual([200, true]);
    },
  );

  it('[D-122] are no guess when nothing is left of them, and judged after the challenge', async () => {
    const [open, burnt, own] = [await send(), await send(), await send({ code: '4711' })];
    for (const code of [' ', '-', '\u200b', '\u2014', '\u00ad\u00a0', '\t'])
      expect(outcomeOf(await verify(open, code))).toEqual([422, 'invalid']);
    expect(outcomeOf(await verify(open, TEST_CODE))).toEqual([200, true]);
    for (const code of ['1', '2', '3', '4', '5']) await verify(burnt, code);
    expect(outcomeOf(await verify(burnt, ' '))).toEqual([422, 'too_many_attempts']);
    expect((await verify(own, ' ')).status).toBe(409);
  });

  it.each(['00000O', 'letters', '０００００００', '0', '0000000000000000', '{}'])(
    '[§4.9 r4] are wrong unless exactly those that were sent: %j',
    async (code) => {
      const challengeRef = await send();
      expect(outcomeOf(await verify(challengeRef, code))).toEqual([422, 'invalid']);
      expect(outcomeOf(await verify(challengeRef, TEST_CODE))).toEqual([200, true]);
    },
  );

  it.each([
    ['an empty code', { challengeRef: 'otp_x', code: '' }, 'code'],
    ['no code', { challengeRef: 'otp_x' }, 'code'],
    ['a number', { challengeRef: 'otp_x', code: 123456 }, 'code'],
    ['a page of text', { challengeRef: 'otp_x', code: 'x'.repeat(101) }, 'code'],
    ['no challenge', { code: TEST_CODE }, 'challengeRef'],
    ['a list for a challenge', { challengeRef: ['otp_x'], code: TEST_CODE }, 'challengeRef'],
  ])('[§7 VALIDATION_ERROR] [§4.9] are refused without counting when nobody can have typed them: %s', async (_, body, field) => {
    const refused = await post('verify', body, shop.keys.secretTest);
    expect([refused.status, refused.body.error]).toMatchObject([
      400,
      { code: 'VALIDATION_ERROR', details: { fields: { [field]: expect.any(String) } } },
    ]);
  });

  it('[§5 r6] require a secret key that may verify', async () => {
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'test', scopes: ['otp:send'] },
      { key: shop.adminToken },
    );
    const challengeRef = await send({}, made.body.key);
    for (const key of [made.body.key, shop.keys.publishableTest]) {
      const refused = await service.client.post<ErrorBody>(
        '/v1/store/otp/verify',
        { challengeRef, code: TEST_CODE },
        { key, origin: 'http://shop.localhost:4444' },
      );
      expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
    }
    expect(outcomeOf(await verify(challengeRef, TEST_CODE))).toEqual([200, true]);
  });

  it('[§4.8 expiresInMinutes] [§3 r9] [D-52] [D-7] report expiry for the right code alone', async () => {
    const [short, long] = [await send({ expiresInMinutes: 5 }), await send({ expiresInMinutes: 60 })];
    await advanceClock(service, shop, 6 * MINUTES);
    expect([
      outcomeOf(await verify(short, '123456')),
      outcomeOf(await verify(short, TEST_CODE)),
      outcomeOf(await verify(long, TEST_CODE)),
    ]).toEqual([
      [422, 'invalid'],
      [422, 'expired'],
      [200, true],
    ]);
  });
});
