import { isOnStep, localTimeText, PAYMENT_RAILS, type PaymentRail, requiredEmail, stepOf } from '@svc/contracts';
import type { SavingOffer } from '@svc/checkout';
import type { Payer } from '@svc/payments';
import { personName } from '@svc/ticketing';
import { faultText } from '../messages/known-faults';
import { amountText, type PageLocale } from '../page-locale';
import { readAmount } from '../read-amount';
import { DEADLINE, PART, PAYER_EMAIL, PAYER_NAME, RAIL, SEEN_TOTAL } from '../checkout/field-names';
import type { FormValues, Problem } from '../posted-form';

/** Returns a day, `YYYY-MM-DD`, in words. */
export function dayText(date: string, locale?: string): string {
  return localTimeText({ date, timezone: 'UTC' }, locale).date;
}

/** Returns the last day of a period that ends at `end`, which may be the midnight after it. */
export function lastDayText(end: Date, timezone: string, locale?: string): string {
  return localTimeText({ date: '', startAt: new Date(end.getTime() - 1).toISOString(), timezone }, locale).date;
}

/** Settings of the form that pays a part. */
export interface PartSettings extends PageLocale {
  currency: string;
  rails: readonly PaymentRail[];
  leastMinor: number;
  mostMinor: number;
  /** Offer of a plan that has not begun: its day is still to be chosen. */
  offer?: Pick<SavingOffer, 'latestDate' | 'fixedDates'>;
  /** True when the payer is not the buyer, and enters their own details. */
  asksPayer: boolean;
}

export interface PartInput {
  partMinor: number;
  rail?: PaymentRail;
  /** `YYYY-MM-DD` */
  deadline?: string;
  payer?: Payer;
  acceptedTotalMinor?: number;
}

/** Reads the form that pays a part, or returns all of its problems in the order of the page. */
export function readPartForm(values: FormValues, settings: PartSettings): { problems: Problem[]; part: PartInput } {
  const { currency, offer, asksPayer, rails, locale, words } = settings;
  const partMinor = readAmount(values.text(PART), currency) ?? 0;
  const rail = PAYMENT_RAILS.find((one) => one === values.text(RAIL) && rails.includes(one));
  const deadline = offer && values.text(DEADLINE);
  const payer = asksPayer ? readPayer(values, words) : { problems: [] };
  const seen = values.text(SEEN_TOTAL);
  return {
    problems: [
      ...faultsOfPart(partMinor, settings),
      ...(offer && !isOffered(deadline ?? '', offer)
        ? [{ name: DEADLINE, message: words.saving.form.deadlineWrong(dayText(offer.latestDate, locale)) }]
        : []),
      ...payer.problems,
      ...(rail ? [] : [{ name: RAIL, message: words.pay.railMissing }]),
    ],
    part: { partMinor, rail, deadline, payer: payer.payer, acceptedTotalMinor: /^\d{1,15}$/.test(seen) ? Number(seen) : undefined },
  };
}

/**
 * Returns the problems of an amount by its bounds and the steps in which providers charge the currency; the last part takes the rest
 * (D-128).
 */
function faultsOfPart(partMinor: number, { currency, leastMinor, mostMinor, locale, words: { saving } }: PartSettings): Problem[] {
  const amount = (minor: number) => amountText(minor, currency, locale);
  if (partMinor < leastMinor || partMinor > mostMinor)
    return [{ name: PART, message: saving.form.partWrong(amount(leastMinor), amount(mostMinor)) }];
  if (partMinor === mostMinor || isOnStep(partMinor, currency)) return [];
  return [{ name: PART, message: saving.form.partBetweenSteps(amount(stepOf(currency))) }];
}

/** Reads the payer of a part of another person's plan; these details are stored with that payment alone. */
function readPayer(values: FormValues, words: PageLocale['words']): { problems: Problem[]; payer?: Payer } {
  const { buyer } = words;
  const name = personName.safeParse(values.text(PAYER_NAME));
  const email = requiredEmail.safeParse(values.text(PAYER_EMAIL));
  const problemOf = (field: string, { success, error }: typeof name, missing: string): Problem[] =>
    !values.has(field)
      ? [{ name: field, message: missing }]
      : success
        ? []
        : [{ name: field, message: faultText(error!.issues[0]!.message, words) }];
  const problems = [...problemOf(PAYER_NAME, name, buyer.nameMissing), ...problemOf(PAYER_EMAIL, email, buyer.emailMissing)];
  return problems.length > 0 ? { problems } : { problems, payer: { name: name.data!, email: email.data! } };
}

function isOffered(day: string, { latestDate, fixedDates }: NonNullable<PartSettings['offer']>): boolean {
  return fixedDates ? fixedDates.includes(day) : /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= latestDate;
}
