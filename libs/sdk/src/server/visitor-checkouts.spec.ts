import { createHmac } from 'node:crypto';
import { visitorCheckouts, type VisitorCheckoutsSettings } from './visitor-checkouts';
import { setCookieHeader, type VisitorCookie } from './visitor-cookie';

const SETTINGS = { secret: 'a secret of the shop of thirty-two characters', siteUrl: 'https://shop.example' };
const NOW = Date.UTC(2026, 0, 1);
const WEEK_S = 7 * 24 * 3_600;
const refOf = (at: number) => `chk_${String(at).padStart(26, '0')}`;
const [REF, OTHER] = [refOf(1), refOf(2)];

const visitors = (settings: Partial<VisitorCheckoutsSettings> = {}) => visitorCheckouts({ ...SETTINGS, now: () => NOW, ...settings });
const headerOf = ({ name, value }: VisitorCookie) => `theme=dark; ${name}=${value}; lang=en`;
const opened = async (...refs: string[]) => {
  let header = '';
  for (const ref of refs) header = headerOf(await visitors().remember(header, ref));
  return header;
};
/** Returns a validly signed cookie of any text. */
const signed = (text: string, payload: string) =>
  `__Host-checkouts=${payload}.${createHmac('sha256', SETTINGS.secret).update(text).digest('hex')}`;

describe('[D-104] the checkouts that a visitor has opened', () => {
  it('are those of the cookie, and no others', async () => {
    const header = await opened(REF);
    expect(await Promise.all([visitors().hasOpened(header, REF), visitors().hasOpened(header, OTHER)])).toEqual([true, false]);
  });

  it.each([
    undefined,
    null,
    '',
    'checkouts=',
    '__Host-checkouts=',
    `__Host-checkouts=${REF}`,
    `__Host-checkouts=${REF}-9999999999.`,
    `__Host-checkouts=${REF}-9999999999.${'0'.repeat(64)}`,
    `__Host-checkouts=${REF}-9999999999.${'g'.repeat(64)}`,
  ])('are none with the cookie %j', async (header) => expect(await visitors().hasOpened(header, REF)).toBe(false));

  it.each([undefined, '', [REF], { ref: REF }, REF.toUpperCase(), `${REF} `])('do not have the ref %j', async (ref) => {
    expect(await visitors().hasOpened(await opened(REF), ref)).toBe(false);
  });

  it('are none when another ref, another time or another signature was put in', async () => {
    const header = await opened(REF);
    const changed = [
      header.replace(REF, OTHER),
      header.replace(/-(\d+)\./, '-9999999999.'),
      header.replace(/\.([0-9a-f])/, (_, digit: string) => `.${digit === '0' ? '1' : '0'}`),
    ];
    const answers = await Promise.all(changed.flatMap((each) => [visitors().hasOpened(each, REF), visitors().hasOpened(each, OTHER)]));
    expect(answers).toEqual(answers.map(() => false));
  });

  it('are signed for this purpose and this site', async () => {
    const payload = `${REF}-9999999999`;
    const texts = [
      'visitor-checkouts\nhttps://shop.example',
      'sessions\nhttps://shop.example',
      'visitor-checkouts\nhttps://another.example',
      '',
    ].map((start) => `${start}\n${payload}`);
    const results = await Promise.all([...texts, payload].map((text) => visitors().hasOpened(signed(text, payload), REF)));
    expect(results).toEqual([true, false, false, false, false]);
  });

  it('are none by another secret', async () => {
    expect(await visitors({ secret: 'another secret of the shop, as long as that' }).hasOpened(await opened(REF), REF)).toBe(false);
  });

  it('expire after seven days, each by itself', async () => {
    const later = (secondsOn: number) => visitors({ now: () => NOW + secondsOn * 1_000 });
    const first = await opened(REF);
    expect(await Promise.all([later(WEEK_S - 1).hasOpened(first, REF), later(WEEK_S).hasOpened(first, REF)])).toEqual([true, false]);
    const both = headerOf(await later(WEEK_S - 1).remember(first, OTHER));
    expect(await Promise.all([later(WEEK_S).hasOpened(both, REF), later(WEEK_S).hasOpened(both, OTHER)])).toEqual([false, true]);
  });

  it('are the newest 20, in fewer bytes than a cookie may have', async () => {
    const refs = Array.from({ length: 25 }, (_, at) => refOf(at));
    const header = await opened(...refs);
    const results = await Promise.all(refs.map((ref) => visitors().hasOpened(header, ref)));
    expect(results.filter(Boolean)).toHaveLength(20);
    expect(results.slice(0, 5)).toEqual([false, false, false, false, false]);
    expect(header.length).toBeLessThan(1_200);
  });

  it('are listed once each, however often one is opened', async () => {
    expect((await visitors().remember(await opened(REF, OTHER, REF), REF)).value.split(REF)).toHaveLength(2);
  });

  it('are found where a second cookie of the name was planted', async () => {
    const planted = `__Host-checkouts=${refOf(9)}-9999999999.${'0'.repeat(64)}; ${await opened(REF)}`;
    expect(await visitors().hasOpened(planted, REF)).toBe(true);
  });

  it('are in a cookie that no script and no other site sends, over TLS alone where the shop is', async () => {
    const [secure, local] = await Promise.all(
      ['https://shop.example/', 'http://localhost:3002'].map((siteUrl) => visitors({ siteUrl }).remember(undefined, REF)),
    );
    expect(setCookieHeader(secure!)).toMatch(
      /^__Host-checkouts=[\w~-]+\.[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/,
    );
    expect(setCookieHeader(local!)).toMatch(/^checkouts=[\w~-]+\.[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800$/);
  });

  it.each(['', 'too short to be a secret', undefined as unknown as string])('require a secret that nobody guesses: not %j', (secret) => {
    expect(() => visitors({ secret })).toThrow(/32 characters/);
  });

  it.each(['', 'chk_1; Path=/admin', 'chk_1~chk_2', 'chk_1\r\nX: y', `c${'h'.repeat(64)}`])(
    'are not remembered by what is no ref: %j',
    async (ref) => {
      await expect(visitors().remember(undefined, ref)).rejects.toThrow(TypeError);
    },
  );
});
