import {
  amountText,
  asTextMessage,
  dateWordsIn,
  deadlineText,
  isGsm7,
  type Language,
  languageIn,
  languageOf,
  typesetCatalogue,
} from '@svc/contracts';
import { type ConfirmationTexts, ENGLISH_CONFIRMATION } from './en/confirmation';
import { ENGLISH_GUEST, type GuestTexts } from './en/guest';
import { type BalanceTexts, ENGLISH_BALANCE, ENGLISH_MONEY, type MoneyTexts } from './en/money';
import { ENGLISH_ORDER_NEWS, type OrderNewsTexts } from './en/order-news';
import { type AddressCorrectedTexts, ENGLISH_ADDRESS_CORRECTED } from './en/address-corrected';
import { ENGLISH_REGISTRATION_LIST, type RegistrationListTexts } from './en/registration-list';
import { ENGLISH_SAVINGS, type SavingsTexts } from './en/savings';
import { ENGLISH_SUBSCRIPTION, type SubscriptionTexts } from './en/subscription';
import { ENGLISH_TRANSFER, type TransferTexts } from './en/transfer';
import { FRENCH_ADDRESS_CORRECTED } from './fr/address-corrected';
import { FRENCH_CONFIRMATION } from './fr/confirmation';
import { FRENCH_GUEST } from './fr/guest';
import { FRENCH_BALANCE, FRENCH_MONEY } from './fr/money';
import { FRENCH_ORDER_NEWS } from './fr/order-news';
import { FRENCH_REGISTRATION_LIST } from './fr/registration-list';
import { FRENCH_SAVINGS } from './fr/savings';
import { FRENCH_SUBSCRIPTION } from './fr/subscription';
import { FRENCH_TRANSFER } from './fr/transfer';

/** All texts of mails and SMS to guests and buyers, in one language. */
export interface MessageTexts {
  guest: GuestTexts;
  balance: BalanceTexts;
  money: MoneyTexts;
  news: OrderNewsTexts;
  savings: SavingsTexts;
  subscription: SubscriptionTexts;
  transfer: TransferTexts;
  confirmation: ConfirmationTexts;
  registrationList: RegistrationListTexts;
  addressCorrected: AddressCorrectedTexts;
}

/** Texts of messages in each language. */
export const MESSAGE_TEXTS = {
  en: {
    guest: ENGLISH_GUEST,
    balance: ENGLISH_BALANCE,
    money: ENGLISH_MONEY,
    news: ENGLISH_ORDER_NEWS,
    savings: ENGLISH_SAVINGS,
    subscription: ENGLISH_SUBSCRIPTION,
    transfer: ENGLISH_TRANSFER,
    confirmation: ENGLISH_CONFIRMATION,
    registrationList: ENGLISH_REGISTRATION_LIST,
    addressCorrected: ENGLISH_ADDRESS_CORRECTED,
  },
  fr: typesetCatalogue<MessageTexts>({
    guest: FRENCH_GUEST,
    balance: FRENCH_BALANCE,
    money: FRENCH_MONEY,
    news: FRENCH_ORDER_NEWS,
    savings: FRENCH_SAVINGS,
    subscription: FRENCH_SUBSCRIPTION,
    transfer: FRENCH_TRANSFER,
    confirmation: FRENCH_CONFIRMATION,
    registrationList: FRENCH_REGISTRATION_LIST,
    addressCorrected: FRENCH_ADDRESS_CORRECTED,
  }),
} as const satisfies Readonly<Record<Language, MessageTexts>>;

/** Locale of a message: its texts, and the formats of its amounts and dates. */
export interface MessageLocale extends MessageTexts {
  /** BCP 47. */
  locale: string;
  /** Formats an amount in minor units: `₦5,000`. */
  amount(minor: number, currency: string): string;
  /** Formats the day of a moment in a zone: `5 December 2026`. */
  day(moment: Date | number, timezone: string): string;
  /**
   * Formats the day by which something is due, given in UTC text; of a midnight the one that ends with it: `the end of 4 December 2026`
   * (D-124).
   */
  deadline(at: string, timezone: string): string;
}

/** English where the reader's language is unknown. */
const FALLBACK = 'en-GB';

/** Returns the locale of a message to a person served in this language (D-114); English where there are no texts in it. */
export function messageLocaleOf(language: string = FALLBACK): MessageLocale {
  const locale = languageIn(language) ? language : FALLBACK;
  const day = (moment: Date | number, timezone: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone })
      .format(moment)
      .replace(/^1(?= \p{L}+ \d{4}$)/u, dateWordsIn(locale).first);
  return {
    ...MESSAGE_TEXTS[languageOf(locale)],
    locale,
    amount: (minor, currency) => amountText(minor, currency, locale),
    day,
    deadline: (at, timezone) => deadlineText(at, timezone, locale, (date) => day(Date.parse(`${date.toString()}T12:00:00Z`), 'UTC')),
  };
}

/** Returns the same for an SMS, whose amounts name the currency by its code where its sign is not in GSM-7 (D-137): `NGN 5,000`. */
export function textLocaleOf(language?: string): MessageLocale {
  const reader = messageLocaleOf(language);
  return {
    ...reader,
    amount: (minor, currency) => {
      const text = asTextMessage(reader.amount(minor, currency));
      return isGsm7(text) ? text : asTextMessage(amountText(minor, currency, reader.locale, 'code'));
    },
  };
}
