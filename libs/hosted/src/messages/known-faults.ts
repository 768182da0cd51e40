import { amountText, DEFAULT_LANGUAGE } from '@svc/contracts';
import { currencyExponent } from '@svc/kernel';
import { languageOfMessages } from '.';
import type { Messages } from './en';

/** Refusals of the service, whose sentences are English, by the texts that pages have for them; groups fill the values of these. */
export const KNOWN_FAULTS: readonly (readonly [keyof Messages['faults'], RegExp])[] = [
  ['placeGiven', /^This e-mail has given its place at this event/],
  ['onRecord', /^This is on record already\. Only the link/],
  ['accountOpen', /^A bank account is open for a transfer to this order\./],
  ['zoneGone', /^"(.+)" is not offered any more/],
  ['zoneMissing', /^Name a delivery zone; "(.+)" needs delivery/],
  ['zoneLeast', /^"(.+)" takes carts of at least (.+): take more/],
  ['zoneCountry', /^"(.+)" does not go to this country/],
  ['zonePostalCode', /^"(.+)" does not go to this postal code/],
  ['addressMissing', /^(?:Give line1, city and country|Say where this is to be delivered)/],
  ['tooMuch', /^This comes to more than can be charged/],
  ['notCharged', /^No payment provider charges (\w+)/],
  ['amountSteps', /^Give an amount in steps of (.+), such as (.+)\.$/],
  ['codeUnknown', /^There is no such code/],
  ['codeForOthers', /^This code is for other things/],
  ['codeTooEarly', /^This code does not hold yet/],
  ['codeTooLate', /^This code does not hold any more/],
  ['codeUsedUp', /^This code has been used up/],
  ['codeUsedByYou', /^You have used this code as often as you may/],
  ['codeLeast', /^This code is for carts of at least (.+): take more/],
  ['codeCurrency', /^This code takes nothing off in (\w+)/],
  ['codesClosed', /^The event takes no codes/],
  ['emailMissing', /^Give an email address/],
  ['payerMissing', /^Say who pays this part/],
  ['notSavable', /^This cannot be saved up for/],
  ['railGone', /^Nobody can charge this buyer that way/],
  ['railMissing', /^Choose how to pay: /],
  ['providerAway', /^The payment provider does not answer/],
  ['rating', /^Give 1 to 5\.$/],
  ['partRange', /^Give (\d+) to (\d+)\.$/],
  ['deadlineOfDays', /^Choose one of these days: /],
  ['deadlineUntil', /^Choose a day from today until /],
  ['slotGone', /^Give the startUtc of a slot/],
  ['slotMissing', /^Choose a time for "(.+)"\.$/],
  ['pieces', /^Take at most ([\d,]+) of one thing at a time/],
  ['addonMost', /^Take at most (\d+) of "(.+)" for each piece/],
  ['addonLeastOf', /^Choose at least (\d+) of "(.+)"/],
  ['addonMostOf', /^Choose at most (\d+) of "(.+)"/],
  ['seatsMost', /^Take at most ([\d,]+) seats? at a time/],
  ['ticketsLeast', /^Take at least (\d+) of "(.+)" at a time/],
  ['ticketsExactly', /^Take (\d+) of "(.+)" at a time/],
  ['ticketsBetween', /^Take (\d+) to (\d+) of "(.+)" at a time/],
  ['answerMissing', /^Please answer: (.+)$/],
  ['nameEach', /^Enter a name for each "(.+)" ticket$/],
  ['emailEach', /^Enter an e-mail for each "(.+)" ticket$/],
  ['ageUnknown', /^You must be at least (\d+) years old: give/],
  ['tooYoung', /^You must be at least (\d+) years old when/],
  ['birthMissing', /^Give the date of birth of who sits there/],
  ['birthImpossible', /^Give the date on which the person was born/],
  ['atMostCharacters', /^Use at most ([\d,]+) characters/],
  ['atLeastCharacters', /^Use at least ([\d,]+) characters/],
  ['unprintable', /^Use letters, not control characters/],
  ['shape', /^Write it in the form that is asked for\.$/],
  ['shapeLike', /^Write it in the form that is asked for, such as (.+)\.$/],
  ['tooMuchToCheck', /^The answers are too long to be checked together/],
  ['orMore', /^Give (-?[\d.]+) or more\.$/],
  ['orLess', /^Give (-?[\d.]+) or less\.$/],
  ['text', /^Give a text\.$/],
  ['webAddress', /^Give an http or https address/],
  ['emailNoAt', /This one has no @\.$/],
  ['emailAts', /This one has more than one @\.$/],
  ['emailBlank', /This one has a blank in it\.$/],
  ['emailUnseen', /This one has a character in it that cannot be seen/],
  ['emailNothingBefore', /There is nothing before the @/],
  ['emailNothingAfter', /There is nothing after the @/],
  ['emailForeign', /Before the @ only the letters a to z.* “(.+)” is none of them\.$/],
  ['emailSignBefore', /“(.+)” cannot be used before the @\.$/],
  ['emailSignAfter', /“(.+)” cannot be used after the @\.$/],
  ['emailMostBefore', /Before the @ there can be (\d+) characters at most\.$/],
  ['emailDots', /After the @ there is a dot too many\.$/],
  ['emailWhole', /After the @ there has to be a whole domain/],
  ['emailNumber', /After the @ there has to be a domain, and not a number\.$/],
  ['emailNoDomain', /There can be no such domain as that after the @\.$/],
  ['email', /^Give an e-mail address/],
  ['phonePlus', /It begins with \+ and the country code\.$/],
  ['phoneDigits', /Use the digits 0 to 9, and no letters\.$/],
  ['phoneExtension', /Leave out the extension\.$/],
  ['phoneShort', /This one has too few digits\.$/],
  ['phoneLong', /This one has too many digits\.$/],
  ['phoneCountry', /No country has the code that this one begins with\.$/],
  ['phoneImpossible', /There can be no such number\.$/],
  ['phone', /^Give a phone number with its country code/],
  ['number', /^Give a number in digits/],
  ['date', /^Give a date as YYYY-MM-DD/],
  ['time', /^Give a time as HH:MM/],
  ['country', /^Give a country by its two letters/],
  ['oneOf', /^Choose one of: (.+)\.$/],
  ['among', /^Choose among: (.+)\.$/],
  ['tick', /^Give true or false/],
  ['textsNowhere', /^No texts are sent from here yet/],
  ['textsElsewhere', /^No texts are sent from here to numbers of (\w+)/],
  ['mobileNowhere', /Nothing is sent to satellite/],
  ['mobileUnused', /No such number is in use/],
  ['mobilePriced', /Nothing is sent to landlines/],
  ['oneFile', /^Send one file\.$/],
  ['mostFiles', /^Send at most (\d+) files/],
  ['fileTooLarge', /^“(.+)” is too large: send at most (.+)\.$/],
  ['fileEmpty', /^“(.+)” is empty\.$/],
  ['fileFromPhone', /^“(.+)” is a HEIC picture, which cannot be sent/],
  ['fileOfOtherKind', /^“(.+)” is of another kind than is asked for: (.+)\.$/],
  ['fileOfNoKind', /^“(.+)” is of a kind that cannot be sent/],
];

/**
 * Returns the text for a refusal in the language of the page. Without one, pages in the language of refusals show the refusal itself. Amounts are written as
 * elsewhere on the page (D-112).
 */
export function faultText(message: string, messages: Messages): string {
  const { faults } = messages;
  const language = languageOfMessages(messages);
  for (const [name, sentence] of KNOWN_FAULTS) {
    const match = sentence.exec(message);
    const text = faults[name];
    if (match)
      return typeof text === 'string'
        ? text
        : Reflect.apply(
            text,
            undefined,
            match.slice(1).map((value) => amountIn(value, language)),
          );
  }
  return language === DEFAULT_LANGUAGE ? message : faults.other;
}

/** Returns a value of a refusal, formatted where it is an amount in the form of `formatMoney`. */
function amountIn(value: string, language: string): string {
  const [, currency, digits] = /^([A-Z]{3})\u00a0([\d,]+(?:\.\d+)?)$/.exec(value) ?? [];
  if (!currency || !digits) return value;
  return amountText(Math.round(Number(digits.replaceAll(',', '')) * 10 ** currencyExponent(currency)), currency, language);
}
