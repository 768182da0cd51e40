import { aStore, InMemoryPaymentRails } from '../testing';
import { ListPaymentMethods } from './list-payment-methods';

const rails = new InMemoryPaymentRails({ 'live NGN': ['card', 'bank_transfer'], 'live USD': ['international_card'], 'test NGN': ['card'] });
const read = (mode: 'live' | 'test', currency?: string) => new ListPaymentMethods(rails).execute({ store: aStore(), mode, currency });

describe('reading the payment methods', () => {
  it('[§4.1 r7] tells the rails for the given currency in the key’s mode', async () => {
    expect(await read('live', 'USD')).toEqual(['international_card']);
    expect(await read('test', 'NGN')).toEqual(['card']);
  });

  it('[§4.1 r7] takes the store’s primary currency when none is given', async () => {
    expect(await read('live')).toEqual(['card', 'bank_transfer']);
  });

  it.each(['EUR', 'ngn', ''])('refuses %p, which the store does not accept, and says what it does', async (currency) => {
    await expect(read('live', currency)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted: ['NGN', 'USD'] } });
  });
});
