import { checkTextReach } from './check-text-reach';

describe('a guest who gives a phone alone', () => {
  const refusal = (phone: string, countries: string[]) => {
    try {
      checkTextReach(phone, countries);
      return undefined;
    } catch (error) {
      const { code, details } = error as { code: string; details: object };
      return { code, ...details };
    }
  };

  it('[D-107] is taken where a text may go', () => {
    expect(refusal('+2348031234567', ['NG'])).toBeUndefined();
  });

  it('[D-107] is refused by the field alone when no text can go to such a number', () => {
    expect(refusal('+881612345678', ['NG'])).toEqual({ code: 'VALIDATION_ERROR', fields: { 'contact.phone': expect.stringContaining('satellite') as string } });
  });

  it.each([
    ['in another country than texts go to', ['NG'], 'Add this one'],
    ['while no country is known, and the merchant is told what to set', [], 'not known'],
  ])('[D-107] is refused %s', (_, countries, reason) => {
    expect(refusal('+233201234567', countries)).toEqual({
      code: 'VALIDATION_ERROR', fields: { 'contact.phone': expect.stringContaining('e-mail') as string }, setting: 'texts.countries',
      reason: expect.stringContaining(reason) as string, accepted: countries,
    });
  });
});
