import { textCountries, textProblem } from './text-reach';

describe('the countries to which a workspace sends SMS', () => {
  it.each([
    ['its own country', { timezone: 'Africa/Lagos' }, ['NG']],
    ['that of its own number as well', { timezone: 'Africa/Lagos', ownNumber: 'GH' }, ['NG', 'GH']],
    ['each once', { timezone: 'Africa/Lagos', ownNumber: 'NG' }, ['NG']],
    ['that of its own number alone, where it says no country', { timezone: 'UTC', ownNumber: 'GH' }, ['GH']],
    ['nowhere, while no country is known', { timezone: 'UTC', listed: null, ownNumber: null }, []],
    ['the countries that it lists, and no other', { timezone: 'Africa/Lagos', ownNumber: 'GH', listed: ['KE', 'ZA'] }, ['KE', 'ZA']],
    ['nowhere, when it lists none', { timezone: 'Africa/Lagos', listed: [] }, []],
  ])('[D-107] is %s', (_, reach, countries) => {
    expect(textCountries(reach)).toEqual(countries);
  });

  it.each([
    ['a satellite', '+881612345678', 'number', 'satellite'],
    ['a premium rate', '+19005550123', 'number', 'price of their own'],
    ['shared cost', '+80812345678', 'number', 'price of their own'],
    ['a landline', '+442079460000', 'number', 'landlines'],
    ['no number in use', '+2341234567890', 'number', 'in use'],
    ['another country', '+233201234567', 'country', 'GH'],
  ])('[D-107] is not %s', (_, to, of, why) => {
    expect(textProblem(to, ['NG'])).toEqual({ of, message: expect.stringContaining(why) as string });
  });

  it('[D-107] accepts a mobile number of these countries, and none without countries', () => {
    expect(textProblem('+2348031234567', ['GH', 'NG'])).toBeUndefined();
    expect(textProblem('+2348031234567', [])).toMatchObject({ of: 'workspace' });
  });
});
