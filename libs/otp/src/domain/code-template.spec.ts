import { asTextMessage, textLengthOf } from '@svc/contracts';
import { anyText, graphemesOf } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { aTemplate, SENT_AT } from '../testing';
import { chooseTemplate, writeCodeText, writtenTemplates } from './code-template';
import { otpPatch } from './otp-settings';

const workspaceId = '01920000-0000-7000-8000-000000000001';
const [oldest, newer, theDefault, unapproved] = [
  aTemplate({ workspaceId, name: 'oldest' }),
  aTemplate({ workspaceId, name: 'newer', createdAt: new Date(SENT_AT.getTime() + 1) }),
  aTemplate({ workspaceId, name: 'default', createdAt: new Date(SENT_AT.getTime() + 2), isDefault: true }),
  aTemplate({ workspaceId, name: 'unapproved', approved: false }),
] as const;

describe('the template that a code goes by', () => {
  it('[§4.8 templateRef] is the named one', () => {
    expect(chooseTemplate([oldest, newer, theDefault], newer.id)).toBe(newer);
  });

  it('[§4.8 templateRef] is the default when none is named, and else the oldest', () => {
    expect(chooseTemplate([newer, oldest, theDefault])).toBe(theDefault);
    expect(chooseTemplate([newer, unapproved, oldest])).toBe(oldest);
    expect(chooseTemplate([newer, { ...theDefault, approved: false }, oldest])).toBe(oldest);
  });

  it('[§4.8 r4] is none unless it is approved, and the workspace’s', () => {
    expect([
      chooseTemplate([unapproved]),
      chooseTemplate([unapproved, oldest], unapproved.id),
      chooseTemplate([]),
      chooseTemplate([oldest], newer.id),
    ]).toEqual(Array(4).fill(undefined));
  });
});

describe('a template that is made or changed', () => {
  it('replaces the former default', () => {
    const next = { ...oldest, isDefault: true };
    expect(writtenTemplates([oldest, theDefault], next)).toEqual([{ ...theDefault, isDefault: false }, next]);
    expect(writtenTemplates([oldest, theDefault], oldest)).toEqual([oldest]);
  });

  it('has a name that no other has in its language', () => {
    expect(() => writtenTemplates([oldest], { ...newer, name: 'oldest' })).toThrow('such a template already');
    expect(writtenTemplates([oldest], { ...newer, name: 'oldest', language: 'fr' })).toHaveLength(1);
  });

  it('is one of fifty at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => aTemplate({ workspaceId, name: `t${index}` }));
    expect(() => writtenTemplates(many, oldest)).toThrow('There are 50 templates');
    expect(writtenTemplates(many, { ...many[0]!, approved: false })).toHaveLength(1);
  });
});

describe('the text that carries a code', () => {
  const text = (from: string, minutes = 10) => writeCodeText({ code: '012345', from, minutes });

  it('begins with the code, and states its recipient and validity', () => {
    expect(text('Adire House')).toBe('012345 is your code for Adire House. It works for 10 minutes. Give it to nobody.');
    expect(text('Adire House', 1)).toContain('It works for 1 minute.');
  });

  it('[D-114] is in the language of the customer', () => {
    const french = writeCodeText({ code: '012345', from: 'Adire House', minutes: 10, language: 'fr-CI' });
    expect(french).toBe('012345 est votre code pour Adire House. Il est valable 10 minutes. Ne le donnez à personne.');
    expect(writeCodeText({ code: '012345', from: '', minutes: 1, language: 'yo-NG' })).toBe(
      '012345 is your code. It works for 1 minute. Give it to nobody.',
    );
  });

  it('is one line of an ordinary length, whatever the name is', () => {
    expect(text('  Adire\r\nHouse\u202e ')).toContain('for Adire House. It');
    expect(text('a'.repeat(500)).length).toBeLessThan(160);
  });

  it('[D-123] [D-119] cuts the name between whole graphemes, and keeps what belongs to writing', () => {
    expect(text(`${'a'.repeat(35)}👩‍🎤👩‍🎤`)).toContain(`for ${'a'.repeat(35)}👩‍🎤. It`);
    expect(text(`${'a'.repeat(38)}👩‍🎤`)).toContain(`for ${'a'.repeat(38)}. It`);
    expect(text('فروشگاه می\u200cخواهم')).toContain('می\u200cخواهم');
  });

  it.each(['en', 'fr', 'yo'])('[D-123] [D-119] is one line around any name, whose beginning it has whole: %s', (language) => {
    const LONG = ['👨‍👩‍👧‍👦'.repeat(900), 'e\u0301'.repeat(5_000), '\u202e'.repeat(10_000), 'ש'.repeat(10_000), 'a\u0301'];
    const around = (name: string) => writeCodeText({ code: '012345', from: name, minutes: 10, language });
    const [before, after] = [
      /^012345 (?:is your code|est votre code)(?: (?:for|pour) )?/,
      /\. (?:It works for|Il est valable) 10 minutes\. [^.\n]+\.$/,
    ];
    fc.assert(
      fc.property(fc.oneof({ weight: 12, arbitrary: anyText() }, { weight: 1, arbitrary: fc.constantFrom(...LONG) }), (from) => {
        const written = around(from);
        expect(written.isWellFormed()).toBe(true);
        expect(written).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect(written).toMatch(before);
        expect(written).toMatch(after);
        const said = written.replace(before, '').replace(after, '');
        const line = from
          .replaceAll(/\s+/g, ' ')
          .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
          .toWellFormed()
          .trim();
        const graphemes = graphemesOf(line);
        const beginnings = graphemes.slice(0, 41).map((_, index) => graphemes.slice(0, index + 1).join(''));
        const spellings = ['', ...beginnings].flatMap((each) => [each.trim(), asTextMessage(each.trim())]);
        expect(spellings).toContain(said);
        expect(said.length).toBeLessThanOrEqual(80);
      }),
      { numRuns: 300 },
    );
  });

  it('is one line, and omits a blank name', () => {
    expect(text('\n')).toBe('012345 is your code. It works for 10 minutes. Give it to nobody.');
  });

  it('ends with the line that binds it to a site, and is still one SMS', () => {
    const bound = (from: string, originHost = 'shop.example', language = 'en') =>
      writeCodeText({ code: '012345', from, minutes: 10, language, originHost });
    expect(bound('Adire House')).toBe(
      '012345 is your code for Adire House. It works for 10 minutes. Give it to nobody.\n\n@shop.example #012345',
    );
    expect(bound('a'.repeat(40), `${'b'.repeat(40)}.example`)).toBe(
      `012345 is your code. It works for 10 minutes. Give it to nobody.\n\n@${'b'.repeat(40)}.example #012345`,
    );
    for (const name of ['', 'Adire House', 'a'.repeat(40), '見本'])
      for (const language of ['en', 'fr']) {
        const text = bound(name, 'shop.example', language);
        expect(text.split('\n').at(-1)).toBe('@shop.example #012345');
        expect(textLengthOf(text).segments).toBeLessThanOrEqual(
          Math.max(1, textLengthOf(writeCodeText({ code: '012345', from: name, minutes: 10, language })).segments),
        );
      }
  });
});

describe('the site to which codes are bound', () => {
  it.each(['shop.example', 'a.bc', 'xn--mnchen-3ya.example', 'www.my-shop.co.uk'])('is a host name: %s', (host) => {
    expect(otpPatch.parse({ originHost: host })).toEqual({ originHost: host });
  });

  it.each([
    'https://shop.example',
    'shop.example:443',
    'shop.example/',
    'Shop.example',
    'shop',
    '-a.example',
    'a..b',
    '127.0.0.1',
    'shop.example\n',
    '',
    `${'a'.repeat(99)}.example`,
  ])('is no %j', (host) => {
    expect(otpPatch.safeParse({ originHost: host }).success).toBe(false);
  });
});
