import { maskedAddress, maskedContact } from './checkout-page-loader';

describe('the masked contact of a buyer', () => {
  it('[D-1a] shows enough for buyers to recognise themselves', () => {
    expect(maskedContact({ name: 'Ọlá  Obi', email: 'ola@example.com', phone: '+2348031234567' })).toEqual({
      name: 'Ọ*** O***',
      email: 'o***@example.com',
      phone: '+234*******567',
    });
    expect(maskedContact(undefined)).toEqual({});
  });

  it('[D-1a] shows only the country of an address in full', () => {
    const masked = maskedAddress({
      line1: '14 Hughes Avenue',
      line2: 'Back door',
      city: 'Yaba',
      state: 'Lagos',
      postalCode: '101212',
      country: 'NG',
    });
    expect(masked).toEqual({ line1: '1*** H*** A***', line2: 'B*** d***', city: 'Y***', state: 'L***', postalCode: '1***', country: 'NG' });
    expect(maskedAddress(undefined)).toBeUndefined();
  });
});
