import { amountAt, amountsByCurrencyAt, amountsOfPrices, type WrittenAmount } from '@svc/contracts';
import type { DiscountCodeItem } from './codes.item';
import type { DeliveryZoneItem } from './delivery-zone.item';
import type { Offer, Offered } from './offer.item';
import type { PackageItem } from './package.item';
import type { ProductItem } from './product.item';

/**
 * Returns amounts that a product charges (D-128): prices of variants and add-ons, and fixed deposits, which are in the store's
 * primary currency.
 */
export function amountsOfProduct(item: ProductItem, currencies: readonly string[]): WrittenAmount[] {
  return amountsOfOffer(item, item.variants, 'variants', currencies);
}

/** Returns amounts that a package charges, as for a product. */
export function amountsOfPackage(item: PackageItem, currencies: readonly string[]): WrittenAmount[] {
  return amountsOfOffer(item, item.options, 'options', currencies);
}

/** Returns the fees of a delivery zone; its thresholds are not charged. */
export function amountsOfDeliveryZone({ prices }: DeliveryZoneItem): WrittenAmount[] {
  return amountsOfPrices(prices, 'prices', 'prices');
}

/** Returns amounts that a discount code takes off; its threshold is not charged. */
export function amountsOfDiscountCode({ value }: DiscountCodeItem): WrittenAmount[] {
  return typeof value === 'number' ? [] : amountsByCurrencyAt(value, 'value');
}

function amountsOfOffer(
  { addonGroups, preorderDepositType, preorderDepositValue }: Offer,
  offered: readonly Offered[],
  list: 'variants' | 'options',
  [primary = '']: readonly string[],
): WrittenAmount[] {
  return [
    ...offered.flatMap(({ key, prices, depositType, depositValue }, index) => {
      const [path, keyPath] = [`${list}[${index}]`, `${list}/${key}`];
      return [
        ...amountsOfPrices(prices, `${path}.prices`, keyPath),
        ...(depositType === 'fixed' ? amountAt(depositValue, primary, `${path}.depositValue`, `${keyPath}/deposit`) : []),
      ];
    }),
    ...addonGroups.flatMap((group, index) =>
      group.options.flatMap(({ key, prices }, optionIndex) =>
        amountsOfPrices(prices, `addonGroups[${index}].options[${optionIndex}].prices`, `addonGroups/${group.key}/${key}`),
      ),
    ),
    ...(preorderDepositType === 'fixed' ? amountAt(preorderDepositValue, primary, 'preorderDepositValue', 'preorderDeposit') : []),
  ];
}
