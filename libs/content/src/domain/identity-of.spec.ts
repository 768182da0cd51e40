import { aPublishedForm } from '../testing/submission.builder';
import { identityOf } from './judge-answers';

const { fields } = aPublishedForm({
  fields: [
    { key: 'name', identity: 'name' },
    { key: 'first', identity: 'first_name' },
    { key: 'last', identity: 'last_name' },
    { key: 'mail', identity: 'email' },
    { key: 'call', identity: 'phone' },
    { key: 'else' },
  ],
});
const identify = (values: Record<string, string | number>) =>
  identityOf(
    fields,
    Object.entries(values).map(([key, value]) => ({ key, label: key, type: 'text', value })),
  );

describe('the identity of a sender', () => {
  it('[D-21] comes from the fields that ask for it', () => {
    expect(identify({ name: 'Ada Obi', mail: 'Ada@Guests.example', call: '+2348031234567', else: 'Kemi' })).toEqual({
      name: 'Ada Obi',
      email: 'ada@guests.example',
      phone: '+2348031234567',
    });
    expect(identify({ first: 'Ada', last: 'Obi' })).toEqual({ name: 'Ada Obi' });
    expect(identify({ last: 'Obi' })).toEqual({ name: 'Obi' });
    expect(identify({ name: 'Ada Obi', first: 'Kemi' })).toEqual({ name: 'Ada Obi' });
  });

  it('[D-120] [D-121] is read by the rules of addresses and numbers, in fields of any type', () => {
    expect(identify({ mail: '\u200eAda@BÜCHER.example', call: '\u202a00234 803 123 4567\u202c' })).toEqual({
      email: 'ada@xn--bcher-kva.example',
      phone: '+2348031234567',
    });
  });

  it('leaves out invalid addresses and numbers', () => {
    expect(identify({ mail: 'at home', call: '12', else: 'x' })).toEqual({});
  });
});
