import { linkCustomerRequest } from './customer-link';

const parse = (changed: object) => linkCustomerRequest.safeParse({ email: 'ade@example.com', externalRef: 'user_42', ...changed });

describe('the request of a link', () => {
  it.each(['user_42', ' 42', '0190-ọ̀ṣun', 'https://id.example/42', 'x'.repeat(255), '👩🏾‍🎨'])(
    '[§4.7 externalRef] takes the id %j letter by letter',
    (externalRef) => {
      expect(parse({ externalRef }).data).toMatchObject({ externalRef });
    },
  );

  it.each([undefined, null, 42, '', '  ', 'x'.repeat(256), 'x'.repeat(10_240), 'a\u0000b', 'a\nb', 'a\u2028b', '\ud800'])(
    '[§4.7 externalRef] refuses the id %j',
    (externalRef) => {
      expect(parse({ externalRef }).success).toBe(false);
    },
  );

  it.each([
    undefined,
    '',
    ' ',
    'ade',
    'ade@',
    '@example.com',
    'ade@example',
    'Adé <ade@example.com>',
    'ade@example.com, bola@example.com',
    'ade@exam ple.com',
    'ade\n@example.com',
    `${'a'.repeat(250)}@example.com`,
  ])('[§4.7 email] refuses %j, which nobody can have verified', (email) => {
    expect(parse({ email }).success).toBe(false);
  });

  it('[§4.7 phone] [§4.7 name] takes a phone and a name, and blank ones as none', () => {
    expect(parse({ name: ' Adé Ọlá ', phone: '+234 803 123 4567' }).data).toMatchObject({ name: 'Adé Ọlá', phone: '+2348031234567' });
    expect(parse({ name: 'A\u0007dé\u202e' }).data).toMatchObject({ name: 'Adé' });
    expect(parse({ name: ' ', phone: '' }).data).toEqual({
      email: 'ade@example.com',
      externalRef: 'user_42',
      name: undefined,
      phone: undefined,
    });
  });

  it.each([{ phone: '0803' }, { phone: 'none' }, { name: 'x'.repeat(121) }, { name: 42 }])('refuses %j', (changed) => {
    expect(parse(changed).success).toBe(false);
  });
});
