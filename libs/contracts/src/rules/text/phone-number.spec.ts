import { countryOfNumber, e164, phoneNumber, readNumber, readPhone } from './phone-number';

describe('a number that a code is sent to', () => {
  it('[§4.8 to] is read with its country, and shown by its country code and last three digits', () => {
    const read = { e164: '+2348031234678', country: 'NG', callingCode: '234', masked: '+234*******678', prefix: '+234803123' };
    expect(readNumber('+2348031234678')).toEqual(read);
    expect(readNumber(' +234 (803) 123-4678 ')).toEqual(read);
  });

  it.each([
    ['+12025550123', 'US', '+1*******123'],
    ['+447911123456', 'GG', '+44*******456'],
    ['+18684601234', 'TT', '+1*******234'],
    ['+35699123456', 'MT', '+356*****456'],
  ])('[§4.8 to] belongs to the country that its digits say, not its country code: %s', (to, country, masked) => {
    expect(readNumber(to)).toMatchObject({ country, masked });
  });

  it.each([
    ['national format', '08031234567', 'country code'],
    ['no plus', '2348031234567', 'country code'],
    ['nothing', '', 'country code'],
    ['blanks', '   ', 'country code'],
    ['a plus alone', '+', 'no such number'],
    ['letters', '+234803FLOWERS', '0 to 9'],
    ['an extension', '+2348031234567;ext=5', 'extension'],
    ['two signs of plus', '++2348031234567', '0 to 9'],
    ['more than any number has', `+${'2348031234567'.repeat(4)}`, 'too many digits'],
    ['too short', '+234803', 'too few digits'],
    ['too long', '+120255501234', 'too many digits'],
    ['a country code of nobody', '+9991234567', 'No country has the code'],
    ['of no use', '+2341234567890', 'in use'],
  ])('[§4.8 to] is refused with advice: %s', (_, to, why) => {
    expect(readNumber(to)).toEqual({ problem: expect.stringContaining(why) });
    expect(readNumber(to)).toEqual({ problem: expect.stringContaining('such as +2348031234567') });
  });

  it.each([
    ['premium rate', '+19005550123', 'price of their own'],
    ['toll-free', '+18005550123', 'price of their own'],
    ['toll-free of no country', '+80012345678', 'price of their own'],
    ['shared cost', '+80812345678', 'price of their own'],
    ['personal', '+447012345678', 'price of their own'],
    ['pager', '+447600123456', 'price of their own'],
    ['landline', '+442079460000', 'landlines'],
    ['satellite', '+881612345678', 'satellite'],
    ['at sea', '+870773111632', 'satellite'],
    ['an international network', '+88213300012', 'satellite'],
    ['another of those', '+8835100012345', 'satellite'],
    ['disaster relief', '+88812345678901', 'satellite'],
  ])('[§4.8 to] gets no code when it is of a kind used for fraud: %s', (_, to, why) => {
    expect(readNumber(to)).toEqual({ problem: expect.stringContaining(why) });
  });
});

describe('a phone number as it was written or pasted', () => {
  it.each([
    ['+2348031234567'],
    ['\u202a+2348031234567\u202c'],
    ['+234 803 123 4567\u202c'],
    ['\u2068+2348031234567\u2069'],
    ['\u200e+234\u200e803\u200e1234567'],
    ['\ufeff+234\u00ad803\u200b1234567'],
    ['+234\u2011803\u2011123\u20114567'],
    ['+234\u2013803\u2212123\u20144567'],
    ['+234\u00a0803\u202f123\u30004567'],
    ['+234803\n1234567'],
    ['00234 803 123 4567'],
    ['\u202a00234 803 123 4567'],
    ['+234 (0)803 123 4567'],
    ['(+234) 803 123 4567'],
    ['+234.803.123/4567'],
    ['\uff0b２３４８０３１２３４５６７'],
    ['+٢٣٤٨٠٣١٢٣٤٥٦٧'],
    ['+۲۳۴۸۰۳۱۲۳۴۵۶۷'],
    ['+२३४८०३१२३४५६७'],
    ['००२३४८०३१२३४५६७'],
  ])('[D-121] is read the same everywhere: %j', (text) => {
    expect([readPhone(text), e164(text), phoneNumber.parse(text), countryOfNumber(text)]).toEqual([
      { e164: '+2348031234567' },
      '+2348031234567',
      '+2348031234567',
      'NG',
    ]);
    expect(readNumber(text)).toMatchObject({ e164: '+2348031234567', country: 'NG' });
  });

  it.each([
    ['+52 1 55 1234 5678', '+525512345678'],
    ['005215512345678', '+525512345678'],
    ['+52 55 1234 5678', '+525512345678'],
    ['+55 31 8765 4321', '+5531987654321'],
    ['+55 31 98765-4321', '+5531987654321'],
    ['+55 31 3765 4321', '+553137654321'],
    ['+229 97 12 34 56', '+2290197123456'],
    ['+54 9 11 2345 6789', '+5491123456789'],
  ])('[D-121] is read in the form of messengers: %s', (text, meant) => {
    expect(readPhone(text)).toEqual({ e164: meant });
    expect(phoneNumber.parse(meant)).toBe(meant);
  });

  it.each([
    ['0803 123 4567', 'It begins with + and the country code.'],
    ['call me', 'It begins with + and the country code.'],
    ['+1 800 FLOWERS', 'Use the digits 0 to 9, and no letters.'],
    ['+2348031234567x5', 'Leave out the extension.'],
    ['+234 803 123 4567 ext. 12', 'Leave out the extension.'],
    ['+234 803', 'This one has too few digits.'],
    ['+1 202 555 01234', 'This one has too many digits.'],
    ['+999 1234567', 'No country has the code that this one begins with.'],
    ['+2348031234567, +2348031234568', 'Use the digits 0 to 9, and no letters.'],
    ['+2348031234567\ud800', 'Use the digits 0 to 9, and no letters.'],
  ])('[D-121] is refused with its fault: %j', (text, why) => {
    const problem = `Give a phone number with its country code, such as +2348031234567. ${why}`;
    expect(readPhone(text)).toEqual({ problem });
    expect(phoneNumber.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([problem]);
  });

  it('[D-121] is refused when blank', () => {
    expect(['', '  ', '\u200e\u00a0'].map((text) => phoneNumber.parse(text))).toEqual(['', '', '']);
  });
});
