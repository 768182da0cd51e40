import { PriceChanged, RanOut } from '@svc/checkout';
import { type PricedCart, StoreClosed, SUSPENDED } from '@svc/contracts';
import { DomainError, InvalidInput, refOf } from '@svc/kernel';
import { pageLocaleFor } from '../page-locale';
import { explainRefusal as explain } from './explain-refusal';

const explainRefusal = (error: DomainError, cart: PricedCart) => explain(error, cart, pageLocaleFor('en'));
const variantId = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02';
const cart = {
  currency: 'NGN',
  totalMinor: 500_000,
  lines: [{ name: 'Tote bag', variantName: 'Large', variantId }],
} as unknown as PricedCart;

describe('the explanation of a refused payment', () => {
  it('[D-82] shows the old and the new price, and the cart at the new one', () => {
    const repriced = { ...cart, totalMinor: 550_000 };
    const refusal = explainRefusal(new PriceChanged(repriced), cart);
    expect(refusal).toEqual({ problems: [{ message: expect.stringMatching(/₦5,000.*₦5,500/) }], repriced });
  });

  it('[D-82] shows the amount due now when only that has changed', () => {
    const refusal = explainRefusal(new PriceChanged({ ...cart, dueNowMinor: 150_000 }), { ...cart, dueNowMinor: 500_000 });
    expect(refusal.problems).toEqual([{ message: expect.stringMatching(/₦5,000 was to be paid now.*₦1,500 is/) }]);
  });

  it('[D-159] says that the shop is closed while its workspace is suspended', () => {
    const refusal = explainRefusal(new StoreClosed(SUSPENDED), cart);
    expect(refusal.problems).toEqual([{ message: 'The shop is closed at the moment. Please come back when it is open again.' }]);
  });

  it('names sold-out lines, and the remaining quantity', () => {
    const short = (remaining: number, subjectId = variantId) =>
      explainRefusal(new RanOut([{ kind: 'variant', subjectId, remaining }]), cart).problems[0]!.message;
    expect(short(0)).toBe('Tote bag · Large has just run out.');
    expect(short(2)).toBe('Only 2 of Tote bag · Large are left.');
    expect(short(0, '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d03')).toBe('Something in this order has just run out.');
  });

  it('names them, too, when repricing is the cause', () => {
    const refuse = (details: object) => explainRefusal(new InvalidInput('Look.', details), cart).problems.map(({ message }) => message);
    const ref = refOf('var', variantId);
    expect(refuse({ soldOut: [ref], remaining: { [ref]: 3 } })).toEqual(['Only 3 of Tote bag · Large are left.']);
    expect(refuse({ soldOut: [ref] })).toEqual(['Tote bag · Large has just run out.']);
    expect(refuse({ invalid: [ref] })).toEqual(['Tote bag · Large is not for sale any more.']);
  });

  it('links to the fields with faults', () => {
    const error = new InvalidInput('Look.', {
      fields: { 'contact.email': 'Give an e-mail.', deliveryAddress: 'Where to?', 'items[0]': 'Odd.' },
    });
    expect(explainRefusal(error, cart).problems).toEqual([
      { name: 'contact.email', message: 'Give an e-mail.' },
      { name: 'address.line1', message: 'Where to?' },
      { name: undefined, message: 'Odd.' },
    ]);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] says that nothing was charged, and hides internal faults', () => {
    expect(explainRefusal(new DomainError('PROVIDER_UNAVAILABLE', 'Nothing was charged.'), cart).problems).toEqual([
      { message: 'Nothing was charged.' },
    ]);
    expect(explainRefusal(new DomainError('INTERNAL', 'relation "x"'), cart).problems[0]!.message).not.toContain('relation');
  });
});
