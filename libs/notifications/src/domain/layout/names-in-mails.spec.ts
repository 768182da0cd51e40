import { greetedName, greetingTo, printedName } from './names-in-mails';
import { messageLocaleOf } from '../texts';

const PLAIN = ['Adé Ọlá', 'Dr. Ada Obi', 'Ada Obi Jr.', 'J. R. R. Tolkien', 'Anne-Marie', 'O’Brien', 'Ada …', '3 Guests'];
const ADDRESSES = [
  'You won 1000 USD, go to https://evil.example/claim now',
  'ftp://evil',
  'evil/claim',
  'mail me@evil',
  'go to evil.example',
  'see 10.0.0.1',
  'пример.рф',
  'पत्र.भारत',
  // Other forms that programs read alike.
  'evil．example',
  'evil。example',
  'evil\u200b.\u200bexample',
  'evil\u00ad.example',
  'https：／／evil',
  'me＠evil',
  'evil․example',
];

describe('[D-153] a name that an unconfirmed person typed', () => {
  it.each(PLAIN)('is greeted and printed as it was typed: %s', (name) => {
    expect([greetedName(name), printedName(name)]).toEqual([name, name]);
  });

  it.each(ADDRESSES)('is left out of greetings with the address of a site: %s', (name) => {
    expect(greetedName(name)).toBeUndefined();
    expect(printedName(name) ?? '').not.toMatch(/[/@]|[^\s]\.[^\s]/u);
  });

  it('is printed with a blank after the dots of initials, so that nothing makes a link of it', () => {
    expect(printedName('J.R.R. Tolkien')).toBe('J. R. R. Tolkien');
    expect(greetedName('J.R.R. Tolkien')).toBeUndefined();
  });

  it.each(['', '  ', undefined])('is no name where nothing was typed: %j', (name) => {
    expect([greetedName(name), printedName(name)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['en', 'Hello Adé,', 'Hello,'],
    ['fr', 'Bonjour Adé,', 'Bonjour,'],
  ])('leaves a greeting of nobody in %s', (language, greeting, ofNobody) => {
    const { guest } = messageLocaleOf(language);
    expect([greetingTo('Adé', guest), greetingTo('evil.example', guest)]).toEqual([greeting, ofNobody]);
  });
});
