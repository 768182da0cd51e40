import { TERMII, TWILIO, WHATSAPP } from '../testing';
import { channelOf, checkConnection, countryOf, hintsOf } from './sender-connection';

const check = (input: unknown, production = true) => checkConnection(input, { production });
const faultsOf = (input: unknown): string[] => {
  try {
    check(input);
    return [];
  } catch (error) {
    return Object.keys((error as { details?: { fields?: object } }).details?.fields ?? {});
  }
};

describe('a connected number', () => {
  it.each([
    [WHATSAPP, 'whatsapp'],
    [TWILIO, 'sms'],
    [TERMII, 'sms'],
  ] as const)('is taken as it is, and has one channel: %j by %s', (connection, channel) => {
    expect([check(connection), channelOf(check(connection))]).toEqual([connection, channel]);
  });

  it.each([
    [{ ...TWILIO, from: '+2348031234567' }, 'NG'],
    [{ ...TWILIO, from: '+18005550123' }, 'US'],
    [{ ...TWILIO, from: 'Adire' }, undefined],
    [TERMII, undefined],
    [WHATSAPP, undefined],
  ])('[D-107] has a country where it is a number: %j', (connection, country) => {
    expect(countryOf(check(connection))).toBe(country);
  });

  it('may do without callbacks, and go to the mailbox in development', () => {
    const { appSecret: _, verifyToken: __, ...silent } = WHATSAPP;
    expect(check(silent)).toEqual(silent);
    expect(channelOf(check({ kind: 'mailbox' }, false))).toBe('sms');
    expect(channelOf(check({ kind: 'mailbox', channel: 'whatsapp' }, false))).toBe('whatsapp');
  });

  it.each([
    ['no kind', {}, ['kind']],
    ['an unknown kind', { kind: 'nexmo' }, ['kind']],
    ['the mailbox in production', { kind: 'mailbox' }, ['kind']],
    ['nothing', null, ['']],
    ['a number for its id', { ...WHATSAPP, phoneNumberId: '+2348031234567' }, ['phoneNumberId']],
    ['no token', { ...WHATSAPP, accessToken: undefined }, ['accessToken']],
    ['a token with a line break', { ...WHATSAPP, accessToken: 'EAAG\r\nX-Evil: 1' }, ['accessToken']],
    ['fields of another kind', { ...WHATSAPP, apiKey: 'TL-api-key' }, ['apiKey']],
    ['a path for an account', { ...TWILIO, accountSid: '../../Accounts' }, ['accountSid']],
    ['a name that is no sender', { ...TWILIO, from: 'Adire House of Lagos' }, ['from']],
    ['a host of others', { ...TERMII, host: 'termii.com.example' }, ['host']],
    ['an address for a host', { ...TERMII, host: 'x@evil.example/termii.com' }, ['host']],
  ])('is refused by its fields: %s', (_, input, fields) => {
    expect(faultsOf(input)).toEqual(fields);
  });

  it('is shown by its last characters', () => {
    expect(hintsOf(WHATSAPP)).toEqual({ phoneNumberId: '…2922', accessToken: '…oken', appSecret: '…cret', verifyToken: '…oken' });
    expect(hintsOf({ kind: 'mailbox', channel: 'sms' })).toEqual({});
  });
});
