import { visitorCheckouts } from './visitor-checkouts';
import { setCookieHeader, type VisitorCookie } from './visitor-cookie';

const SETTINGS = { secret: 'a secret of the shop of thirty-two characters', siteUrl: 'https://shop.example' };
const REF = `chk_${'1'.padStart(26, '0')}`;
const visitors = visitorCheckouts(SETTINGS);
const headerOf = ({ name, value }: VisitorCookie) => `theme=dark; ${name}=${value}; lang=en`;
const newVisitor = async () => headerOf((await visitors.begin(undefined))!);

describe('the idempotency key of a form', () => {
  it('is the same for one visitor and form, and another for another visitor or form', async () => {
    const [ada, eve] = [await newVisitor(), await newVisitor()];
    const of = (cookies: string, form = 'key=1&quantity=2') => visitors.keyOf({ cookies, form });
    expect(await of(ada)).toBe(await of(ada));
    expect(await of(ada)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([await of(ada), await of(eve), await of(ada, 'key=1&quantity=3'), await of(eve, 'key=1&quantity=3')]).size).toBe(4);
  });

  it('stays the same when the visitor opens checkouts, which are remembered beside it', async () => {
    const before = await newVisitor();
    const after = headerOf(await visitors.remember(before, REF));
    expect(await visitors.keyOf({ cookies: after, form: 'f' })).toBe(await visitors.keyOf({ cookies: before, form: 'f' }));
    expect([await visitors.hasOpened(after, REF), await visitors.begin(after)]).toEqual([true, undefined]);
    const [id] = /visitor_[0-9a-f]{32}/.exec(before)!;
    expect(await visitors.hasOpened(after, id)).toBe(false);
  });

  it('begins for visitors with checkouts, who keep them', async () => {
    const opened = headerOf(await visitors.remember(undefined, REF));
    const begun = headerOf((await visitors.begin(opened))!);
    expect([await visitors.hasOpened(begun, REF), await visitors.begin(begun)]).toEqual([true, undefined]);
  });

  it.each([undefined, null, '', '__Host-checkouts=planted', `__Host-checkouts=visitor_${'a'.repeat(32)}-9999999999.${'0'.repeat(64)}`])(
    'goes by the name of the visitor without a cookie of this site, and without a name is shared with nobody: %j',
    async (cookies) => {
      const of = (visitor?: string) => visitors.keyOf({ cookies, form: 'f', visitor });
      expect(await of('one')).toBe(await of('one'));
      expect(await of('one')).not.toBe(await of('other'));
      expect(await of()).not.toBe(await of());
      expect(await visitors.begin(cookies)).toBeDefined();
    },
  );

  it('cannot be made by another site, nor planted by one', async () => {
    const foreign = visitorCheckouts({ ...SETTINGS, siteUrl: 'https://another.example' });
    const cookies = headerOf((await foreign.begin(undefined))!);
    expect(await foreign.keyOf({ cookies: '', form: 'f', visitor: 'v' })).not.toBe(
      await visitors.keyOf({ cookies: '', form: 'f', visitor: 'v' }),
    );
    expect(await visitors.keyOf({ cookies, form: 'f', visitor: 'v' })).toBe(await visitors.keyOf({ cookies: '', form: 'f', visitor: 'v' }));
    expect(setCookieHeader((await visitors.begin(''))!)).toMatch(
      /^__Host-checkouts=visitor_[\w-]+\.[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Lax;/,
    );
  });
});
