import { MESSAGE_TEXTS, messageLocaleOf, type MessageTexts } from '.';
import { GUEST_MESSAGE_KINDS } from '../message';

/** Values for all texts: each is its own mark in the result. */
const FACTS = {
  merchant: 'M1',
  event: 'E1',
  guest: 'G1',
  when: 'W1',
  number: 'N1',
  balance: 'B1',
  due: 'D1',
  paid: 'P1',
  amount: 'A1',
  what: 'X1',
  part: 'T1',
  saved: 'S1',
  missing: 'I1',
  total: 'O1',
  deadline: 'L1',
  until: 'L1',
  balanceDue: 'D1',
  balanceMode: 'online',
  email: 'U1',
  phone: 'H1',
  way: 'delivery',
  isAll: true,
  seats: 3,
  waiting: 2,
  reason: 'excess',
  checkout: 'chk_1',
  refund: 'rfd_1',
  ended: { why: 'deadline', returned: 'R1', retained: 'K1' },
};
const MARKS = [
  'M1',
  'E1',
  'G1',
  'W1',
  'N1',
  'B1',
  'D1',
  'P1',
  'A1',
  'X1',
  'T1',
  'S1',
  'I1',
  'O1',
  'L1',
  'R1',
  'K1',
  'U1',
  'H1',
  '7001',
  '7002',
];
/** Functions that take plain values, by the last word of their path. */
const PLAIN = new Set(['greeting', 'ticketNote', 'seatOf', 'printOthers', 'andMore', 'eta', 'pay', 'eventCancelled', 'footer']);
const ALIKE = ['money.labels.total', 'savings.labels.total'];

function textsOf(texts: unknown, path = ''): [string, string][] {
  if (typeof texts === 'string') return [[path, texts]];
  if (typeof texts === 'function') return [[path, String([Reflect.apply(texts, undefined, valuesFor(path))].flat().join('\n'))]];
  return Object.entries(texts as object).flatMap(([key, each]) => textsOf(each, path === '' ? key : `${path}.${key}`));
}

/** Kinds of guests' and subscribers' mails have footers of facts, all else of a merchant's name. */
function valuesFor(path: string): unknown[] {
  const isOfFacts = path === 'guest.footer' || path.startsWith('subscription.');
  return PLAIN.has(path.split('.').at(-1)!) && !isOfFacts ? ['7001', '7002'] : [FACTS];
}

const english = new Map(textsOf(MESSAGE_TEXTS.en));

describe.each(Object.entries(MESSAGE_TEXTS).filter(([language]) => language !== 'en'))(
  '[D-114] the texts of mails and SMS in another language: %s',
  (_, texts: MessageTexts) => {
    const translations = textsOf(texts);

    it('is all there, and translated', () => {
      expect(translations.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
      expect(
        translations
          .filter(([path, text]) => text === english.get(path))
          .map(([path]) => path)
          .sort(),
      ).toEqual(ALIKE);
    });

    it('contains the same values as the English one', () => {
      const marksOf = (text: string) => MARKS.filter((mark) => text.includes(mark));
      expect(translations.map(([path, text]) => [path, marksOf(text)])).toEqual(
        translations.map(([path]) => [path, marksOf(english.get(path)!)]),
      );
    });

    it('is typeset by the rules of the language', () => {
      expect(translations.filter(([, text]) => /'|"|\.\.\.| [:;?!%»]|« /.test(text))).toEqual([]);
    });
  },
);

describe('[D-114] the language of a message', () => {
  it.each([
    ['fr-CI', 'fr-CI', 'Bonjour Ada,', '1er décembre 2026'],
    ['fr', 'fr', 'Bonjour Ada,', '1er décembre 2026'],
    ['en-US', 'en-US', 'Hello Ada,', 'December 1, 2026'],
    ['de-DE', 'en-GB', 'Hello Ada,', '1 December 2026'],
    [undefined, 'en-GB', 'Hello Ada,', '1 December 2026'],
  ])('is that in which its reader was served (%s), or English', (language, locale, greeting, day) => {
    const reader = messageLocaleOf(language);
    expect([reader.locale, reader.guest.greeting('Ada'), reader.day(Date.parse('2026-12-01T12:00:00Z'), 'Africa/Abidjan')]).toEqual([
      locale,
      greeting,
      day,
    ]);
    expect(Object.keys(reader.guest.kinds).sort()).toEqual([...GUEST_MESSAGE_KINDS].sort());
  });
});
