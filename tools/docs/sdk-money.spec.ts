import { money } from '@storefront-service/sdk';
import { currencyExponent } from '@svc/kernel';

it('the SDK counts the decimals of every currency as the service does', () => {
  const currencies = Intl.supportedValuesOf('currency');
  expect(currencies.length).toBeGreaterThan(150);
  expect(currencies.filter((currency) => money.digits(currency) !== currencyExponent(currency))).toEqual([]);
});
