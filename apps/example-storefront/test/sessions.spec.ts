import { Sessions } from '../sign-in/sessions.mjs';

type Kept = Record<string, unknown>;

describe('sessions of the example storefront', () => {
  const stranger = { headers: {} };
  const withCookie = (header: { 'Set-Cookie': string }) => ({ headers: { cookie: `theme=dark; ${header['Set-Cookie'].split(';')[0]}` } });
  const begin = (sessions: Sessions, content: Kept, request: { headers: { cookie?: string } } = stranger, secure = false) =>
    sessions.begin(request, content, { secure });

  it('know who comes back with the cookie, and nobody else', () => {
    const sessions = new Sessions();
    const visitor = withCookie(begin(sessions, { account: 'ada' }));
    expect(sessions.of(visitor)).toEqual({ account: 'ada' });
    expect([
      sessions.of(stranger),
      sessions.of({ headers: { cookie: `session=${'a'.repeat(43)}` } }),
      sessions.of({ headers: { cookie: 'session=' } }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('have a cookie that no script and no other site can use, over TLS alone where the shop is', () => {
    const sessions = new Sessions();
    expect(begin(sessions, {})['Set-Cookie']).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/);
    expect(begin(sessions, {}, stranger, true)['Set-Cookie']).toMatch(/; Secure$/);
  });

  it('have another cookie once somebody has signed in, and the one before is worth nothing', () => {
    const sessions = new Sessions();
    const before = withCookie(begin(sessions, { waiting: true }));
    const after = withCookie(begin(sessions, { signedIn: true }, before));
    expect([sessions.of(before), sessions.of(after)]).toEqual([undefined, { signedIn: true }]);
    sessions.end(after);
    expect(sessions.of(after)).toBeUndefined();
  });

  it('end all together, those that are meant', () => {
    const sessions = new Sessions();
    const [phone, laptop, other] = ['ada', 'ada', 'tunde'].map((account) => withCookie(begin(sessions, { account })));
    sessions.endAll(({ account }: Kept) => account === 'ada');
    expect([sessions.of(phone!), sessions.of(laptop!), sessions.of(other!)]).toEqual([undefined, undefined, { account: 'tunde' }]);
  });

  it('end after twelve hours', () => {
    let now = 0;
    const sessions = new Sessions(() => now);
    const visitor = withCookie(begin(sessions, { signedIn: true }));
    now = 12 * 3_600_000 - 1;
    expect(sessions.of(visitor)).toBeDefined();
    now += 1;
    expect(sessions.of(visitor)).toBeUndefined();
  });
});
