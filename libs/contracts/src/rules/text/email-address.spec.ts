import fc from 'fast-check';
import { emailAddress, isEmail, normalisedEmail, readEmail, requiredEmail } from './email-address';

const reasonOf = (text: string) => {
  const read = readEmail(text);
  return 'problem' in read ? read.problem.replace('Give an e-mail address, such as ada@example.com. ', '') : read;
};

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com'],
    ['Ada.Lovelace+tickets@example.com'],
    ["o'brien@example.com"],
    ["'ada'@example.com"],
    ["obrien'@example.com"],
    ['a&b@example.com'],
    ['a/b=c@example.com'],
    ['ada#1@example.com'],
    ['!def@example.com'],
    ['%*?^`{|}~$_-@example.com'],
    ['.ada..b.@example.com'],
    ['1@1.co'],
    ['user@example.xn--p1ai'],
    ['ada@xn--bcher-kva.example'],
    [`${'a'.repeat(64)}@example.com`],
    [`ada@${'a'.repeat(63)}.com`],
    ['ada@3com.co.uk'],
    ['ada@a.b-c.d1'],
  ])('[D-120] is stored unchanged: %s', (text) => {
    expect([readEmail(text), isEmail(text), emailAddress.parse(text)]).toEqual([{ email: text }, true, text]);
  });

  it.each([
    ['user@пример.рф', 'user@xn--e1afmkfd.xn--p1ai'],
    ['user@उदाहरण.भारत', 'user@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@BÜCHER.Example', 'ada@xn--bcher-kva.example'],
    ['Ada@Example.COM', 'Ada@example.com'],
    ['ada@faß.example', 'ada@xn--fa-hia.example'],
    ['ada@例え。テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@ｅｘａｍｐｌｅ．ｃｏｍ', 'ada@example.com'],
    ['ada@exa\u00admple.com', 'ada@example.com'],
    [' ada@example.com\r\n', 'ada@example.com'],
    ['\u00a0ada@example.com\u200b', 'ada@example.com'],
    ['\u202aada@example.com\u202c', 'ada@example.com'],
    ['\ufeff\u2068ada@example.com\u2069\u3000', 'ada@example.com'],
    ['\u200e ada@example.com \u200f\u00ad', 'ada@example.com'],
  ])('[D-120] is stored without surrounding characters, with its domain in ASCII: %j', (text, stored) => {
    expect([readEmail(text), requiredEmail.parse(text), readEmail(stored)]).toEqual([{ email: stored }, stored, { email: stored }]);
  });

  it.each([
    ['ada', 'This one has no @.'],
    ['ada＠example.com', 'This one has no @.'],
    ['@example.com', 'There is nothing before the @ of this one.'],
    ['ada@', 'There is nothing after the @ of this one.'],
    ['ada lovelace@example.com', 'This one has a blank in it.'],
    ['ada@example.com, bea@example.com', 'This one has a blank in it.'],
    ['ada@example.com\r\nBcc: x@evil.example', 'This one has a blank in it.'],
    ['Ada <ada@example.com>', 'This one has a blank in it.'],
    ['ada\u00a0@example.com', 'This one has a blank in it.'],
    ['ada\u200bb@example.com', 'This one has a character in it that cannot be seen: type it again by hand.'],
    ['ada\u0000@example.com', 'This one has a character in it that cannot be seen: type it again by hand.'],
    ['ada\ud800@example.com', 'This one has a character in it that cannot be seen: type it again by hand.'],
    ['jøran@example.com', 'Before the @ only the letters a to z, without accents, can be used; “ø” is none of them.'],
    ['用户@example.com', 'Before the @ only the letters a to z, without accents, can be used; “用” is none of them.'],
    ['ada@home@example.com', 'This one has more than one @.'],
    ['"ada"@example.com', '“"” cannot be used before the @.'],
    ['mailto:ada@example.com', '“:” cannot be used before the @.'],
    ['<ada@example.com>', '“<” cannot be used before the @.'],
    [`${'a'.repeat(65)}@example.com`, 'Before the @ there can be 64 characters at most.'],
    ['ada@localhost', 'After the @ there has to be a whole domain, with a dot in it.'],
    ['ada@example', 'After the @ there has to be a whole domain, with a dot in it.'],
    ['ada@example.com.', 'After the @ there is a dot too many.'],
    ['ada@.example.com', 'After the @ there is a dot too many.'],
    ['ada@example..com', 'After the @ there is a dot too many.'],
    ['ada@127.0.0.1', 'After the @ there has to be a domain, and not a number.'],
    ['ada@１２７.0.0.1', 'After the @ there has to be a domain, and not a number.'],
    ['ada@example.123', 'After the @ there has to be a domain, and not a number.'],
    ['ada@example.0x7f', 'After the @ there has to be a domain, and not a number.'],
    ['ada@[127.0.0.1]', '“[” cannot be used after the @.'],
    ['ada@ex_ample.com', '“_” cannot be used after the @.'],
    ['ada@example.com/path', '“/” cannot be used after the @.'],
    ['ada@example%2ecom', '“%” cannot be used after the @.'],
    ['ada@example.com:25', '“:” cannot be used after the @.'],
    ['ada@example.com>', '“>” cannot be used after the @.'],
    ['ada@-example.com', 'There can be no such domain as that after the @.'],
    ['ada@example-.com', 'There can be no such domain as that after the @.'],
    ['ada@xn--a.com', 'There can be no such domain as that after the @.'],
    ['ada@xn--zzzz999999.com', 'There can be no such domain as that after the @.'],
    ['ada@mail.xn--.com', 'There can be no such domain as that after the @.'],
    ['ada@xn--ab--fake.de', 'There can be no such domain as that after the @.'],
    ['ada@xn--fake.xn--mller-kva.de', 'There can be no such domain as that after the @.'],
    ['ada@exa\u200emple.com', 'There can be no such domain as that after the @.'],
    ['ada@exam\u0000ple.com', 'This one has a character in it that cannot be seen: type it again by hand.'],
    [`ada@${'a'.repeat(64)}.com`, 'There can be no such domain as that after the @.'],
    ['ada@a％2eb.com', 'There can be no such domain as that after the @.'],
    [`ada@${'abcdefghi.'.repeat(25)}com`, 'Use at most 254 characters.'],
    [`${' '.repeat(100_000)}x`, 'Use at most 254 characters.'],
  ])('[D-120] is refused with its fault: %j', (text, why) => {
    expect(reasonOf(text)).toBe(why);
    expect(emailAddress.safeParse(text).error?.issues).toHaveLength(1);
  });

  it('[D-120] is refused when blank', () => {
    expect(['', '  ', '\u200e\u00a0'].map((text) => emailAddress.parse(text))).toEqual(['', '', '']);
    expect(requiredEmail.safeParse('\u200b').success).toBe(false);
  });

  it('[D-120] is compared in lower case in its stored form; other text is compared as before', () => {
    expect(['\u200eAda@BÜCHER.example ', `${'A'.repeat(65)}@B.example `].map(normalisedEmail)).toEqual([
      'ada@xn--bcher-kva.example',
      `${'a'.repeat(65)}@b.example`,
    ]);
  });

  it('[D-120] is printable ASCII of at most 254 characters in its stored form, and reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 40 }), (local, domain) => {
        const read = readEmail(`${local}@${domain}`);
        if ('problem' in read) return;
        expect(read.email).toMatch(/^[!-~]{1,254}$/);
        expect(readEmail(read.email)).toEqual(read);
      }),
      { numRuns: 2_000 },
    );
  });
});
