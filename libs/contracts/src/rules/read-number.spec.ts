import { readNumber } from './read-number';

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
    ['two zeros for the plus', '002348031234567', 'country code'],
    ['nothing', '', 'country code'],
    ['blanks', '   ', 'country code'],
    ['a plus alone', '+', '0 to 9'],
    ['letters', '+234803FLOWERS', '0 to 9'],
    ['an extension', '+2348031234567;ext=5', '0 to 9'],
    ['full-width digits', '+２３４８０３１２３４５６７', '0 to 9'],
    ['a full-width plus', '＋2348031234567', 'country code'],
    ['a line break within', '+234803\n1234567', '0 to 9'],
    ['more than any number has', `+${'2348031234567'.repeat(4)}`, '0 to 9'],
    ['too short', '+234803', 'in use'],
    ['too long', '+23480300000001', 'in use'],
    ['a country code of nobody', '+9991234567', 'in use'],
  ])('[§4.8 to] is refused with what to give instead: %s', (_, to, why) => {
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
    ['disaster relief', '+8881234567', 'satellite'],
  ])('[§4.8 to] gets no code when it is of a kind that frauds live on: %s', (_, to, why) => {
    expect(readNumber(to)).toEqual({ problem: expect.stringContaining(why) });
  });
});
