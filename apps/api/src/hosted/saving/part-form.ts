import type { SavingOffer } from '@svc/checkout';
import { PAYMENT_RAILS, type PaymentRail } from '@svc/payments';
import { amountText } from '../amount-text';
import { DEADLINE, PART, RAIL, SEEN_TOTAL } from '../checkout/field-names';
import type { FormValues } from '../form-values';
import type { Problem } from '../problem';
import type { Speech } from '../speech';
import { dayText } from './day-text';
import { readAmount } from './read-amount';

/** What the form asks for. */
export interface AskedPart extends Speech {
  currency: string;
  rails: readonly PaymentRail[];
  leastMinor: number;
  mostMinor: number;
  /** Of a plan that has not begun: its day is still to be chosen. */
  offer?: Pick<SavingOffer, 'latestDate' | 'fixedDates'>;
}

export interface GivenPart {
  partMinor: number;
  rail?: PaymentRail;
  /** `YYYY-MM-DD` */
  deadline?: string;
  acceptedTotalMinor?: number;
}

/** Reads the form that pays a part, or says everything that is in its way, in the order of the page. */
export function readPartForm(values: FormValues, asked: AskedPart): { problems: Problem[]; given: GivenPart } {
  const { currency, leastMinor, mostMinor, offer, rails, locale, words } = asked;
  const partMinor = readAmount(values.text(PART), currency) ?? 0;
  const rail = PAYMENT_RAILS.find((one) => one === values.text(RAIL) && rails.includes(one));
  const deadline = offer && values.text(DEADLINE);
  const seen = values.text(SEEN_TOTAL);
  const amount = (minor: number) => amountText(minor, currency, locale);
  return {
    problems: [
      ...(partMinor < leastMinor || partMinor > mostMinor ? [{ name: PART, message: words.saving.form.partWrong(amount(leastMinor), amount(mostMinor)) }] : []),
      ...(offer && !isOffered(deadline ?? '', offer) ? [{ name: DEADLINE, message: words.saving.form.deadlineWrong(dayText(offer.latestDate, locale)) }] : []),
      ...(rail ? [] : [{ name: RAIL, message: words.pay.railMissing }]),
    ],
    given: { partMinor, rail, deadline, acceptedTotalMinor: /^\d{1,15}$/.test(seen) ? Number(seen) : undefined },
  };
}

function isOffered(day: string, { latestDate, fixedDates }: NonNullable<AskedPart['offer']>): boolean {
  return fixedDates ? fixedDates.includes(day) : /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= latestDate;
}
