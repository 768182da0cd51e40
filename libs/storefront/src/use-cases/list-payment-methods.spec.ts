import type { Mode } from '@svc/kernel';
import type { StoreProfile } from '../domain/store-profile';
import { PaymentRails } from '../ports/payment-rails';
import { aStore } from '../testing';
import { ListPaymentMethods } from './list-payment-methods';

/** Rails by mode and currency: `{ 'live NGN': ['card'] }`. */
class InMemoryPaymentRails extends PaymentRails {
  constructor(private readonly rails: Readonly<Record<string, string[]>>) {
    super();
  }

  async offered(_store: StoreProfile, mode: Mode, currency: string): Promise<string[]> {
    return this.rails[`${mode} ${currency}`] ?? [];
  }
}

const rails = new InMemoryPaymentRails({ 'live NGN': ['card', 'bank_transfer'], 'live USD': ['international_card'], 'test NGN': ['card'] });
const read = (mode: 'live' | 'test', currency?: string) => new ListPaymentMethods(rails).execute({ store: aStore(), mode, currency });

describe('reading the payment methods', () => {
  it('[§4.1 r7] returns the rails for the requested currency in the key’s mode', async () => {
    expect(await read('live', 'USD')).toEqual(['international_card']);
    expect(await read('test', 'NGN')).toEqual(['card']);
  });

  it('[§4.1 r7] uses the store’s primary currency by default', async () => {
    expect(await read('live')).toEqual(['card', 'bank_transfer']);
  });

  it.each(['EUR', 'ngn', ''])('refuses %p, which the store does not accept, with the accepted currencies', async (currency) => {
    await expect(read('live', currency)).rejects.toMatchObject({ code: 'VALIDATION_ERROR', details: { accepted: ['NGN', 'USD'] } });
  });
});
