import { homeCountries } from './text-reach';

describe('the own country of a workspace', () => {
  it.each([
    ['Africa/Lagos', ['NG']],
    ['Africa/Porto-Novo', ['BJ']],
    ['Europe/London', ['GB']],
    ['America/Argentina/Ushuaia', ['AR']],
    ['Asia/Kolkata', ['IN']],
    ['Asia/Calcutta', ['IN']],
    ['UTC', []],
    ['Etc/GMT+1', []],
  ])('[§4.8 r4] is that of its time zone: %s', (timezone, countries) => {
    expect(homeCountries(timezone)).toEqual(countries);
  });
});
