import { e164, isEmail, isPrintable } from '@svc/contracts';
import { isCalendarDate } from '@svc/kernel';
import { z } from 'zod';

/** How people are named and reached, wherever they are written. Blank text counts as none: forms send it. */

const blankIsNone = (text: string): string | undefined => text || undefined;

export const personName = z
  .string()
  .trim()
  .max(120, 'Use at most 120 characters.')
  .refine(isPrintable, 'Use letters, not control characters.');

/** An address that mail can be sent to, as it was written. */
export const emailAddress = z
  .string()
  .trim()
  .max(254, 'Use at most 254 characters.')
  .refine((text) => text === '' || isEmail(text), 'Give an e-mail address, such as ada@example.com.')
  .meta({ format: 'email' });

/** A phone number with its country code, kept as E.164. */
export const phoneNumber = z
  .string()
  .trim()
  .max(40, 'Use at most 40 characters.')
  .refine((text) => text === '' || e164(text) !== undefined, 'Give a phone number with its country code, such as +2348031234567.')
  .overwrite((text) => e164(text) ?? text)
  .meta({ examples: ['+2348031234567'] });

export const birthDate = z
  .string()
  .refine((text) => text === '' || isCalendarDate(text), 'Give a date as YYYY-MM-DD.')
  .meta({ format: 'date', examples: ['1990-05-17'] });

/** What may be told of a person, each absent when blank. */
export const personal = {
  name: personName.transform(blankIsNone).optional(),
  email: emailAddress.transform(blankIsNone).optional(),
  phone: phoneNumber.transform(blankIsNone).optional(),
  dateOfBirth: birthDate.transform(blankIsNone).optional(),
};
