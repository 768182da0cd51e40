import { checkFormFields, checkPrices, type Fault, type RuleScope } from '@svc/contracts';
import { checkAvailability } from './check-availability';
import type { Offered } from './offer.item';


/** The rules of one variant or package option at `path`: price, deposit, schedule, questions. */
export function checkOffered(offered: Offered, path: string, scope: RuleScope): Fault[] {
  return [
    ...checkPriced(offered, path),
    ...checkPrices(offered.prices, scope.currencies, `${path}.prices`),
    ...checkVariantDeposit(offered, path),
    ...checkSchedule(offered, path),
    ...checkFormFields(offered.formFields, `${path}.formFields`),
  ];
}

function checkPriced({ pricingMode, prices }: Offered, path: string): Fault[] {
  const needsPrice = pricingMode === 'full_payment' || pricingMode === 'deposit';
  if (needsPrice && prices.length === 0) {
    return [{ path: `${path}.prices`, message: 'Give a price in at least one currency, or set pricingMode to free or quote.' }];
  }
  if (!needsPrice && prices.length > 0) {
    return [{ path: `${path}.prices`, message: `Leave prices out, or set pricingMode to full_payment; ${pricingMode} has no price.` }];
  }
  return [];
}

function checkVariantDeposit({ pricingMode, depositType, depositValue }: Offered, path: string): Fault[] {
  if (pricingMode === 'deposit' && depositType === undefined) {
    return [{ path: `${path}.depositType`, message: 'Say percent or fixed; pricingMode deposit needs a deposit.' }];
  }
  if (pricingMode !== 'deposit' && (depositType !== undefined || depositValue !== undefined)) {
    return [{ path: `${path}.depositType`, message: 'Set pricingMode to deposit, or leave the deposit out.' }];
  }
  return checkDeposit(depositType, depositValue, `${path}.depositType`, `${path}.depositValue`);
}

/** Faults of a deposit: type and value come together, a percentage is 1 to 100 (D-21). */
export function checkDeposit(type: 'percent' | 'fixed' | undefined, value: number | undefined, typePath: string, valuePath: string): Fault[] {
  if (type === undefined && value === undefined) return [];
  if (type === undefined) return [{ path: typePath, message: 'Say percent or fixed beside the value.' }];
  if (value === undefined) return [{ path: valuePath, message: 'Give the percentage (1 to 100), or the fixed amount in minor units.' }];
  if (type === 'percent' && value > 100) return [{ path: valuePath, message: 'Give a whole percentage from 1 to 100.' }];
  return [];
}

function checkSchedule({ schedulingType, durationMinutes, availability }: Offered, path: string): Fault[] {
  const faults: Fault[] = [];
  if (schedulingType === 'slots' && durationMinutes === undefined) {
    faults.push({ path: `${path}.durationMinutes`, message: 'Say how long a slot is; schedulingType slots needs it.' });
  }
  if (schedulingType === 'none' && availability) {
    faults.push({ path: `${path}.availability`, message: 'Set schedulingType to slots, date or date_range, or leave this out.' });
  }
  return availability ? [...faults, ...checkAvailability(availability, `${path}.availability`)] : faults;
}
