import { z } from 'zod';
import { countryList } from './otp-settings';

const MOST_PER_DAY = 500;
const textFields = {
  countries: countryList.describe(
    'Countries whose numbers texts to guests and buyers may go to (codes have a list of their own, otp.countries); without it those of the workspace’s own country, which is that of its time zone, and of its own number.',
  ),
  mostPerDay: z
    .int('Give a whole number.')
    .min(1, 'Give 1 or more.')
    .max(100_000, 'Give 100,000 or less.')
    .describe('How many texts go out in any 24 hours, codes aside. What is over waits, and goes when there is room, oldest first.'),
};

/** Where texts to guests and buyers may go, and how many a day (D-107). */
export const textSettings = z.strictObject({ countries: textFields.countries.optional(), mostPerDay: textFields.mostPerDay.default(MOST_PER_DAY) }).meta({ id: 'TextSettings' });
export type TextSettings = z.infer<typeof textSettings>;

/** What is absent stays. */
export const textPatch = z.strictObject({ ...textFields, countries: textFields.countries.nullable().describe('Null: as without a list.') }).partial();

export function patchedTexts({ countries: before, mostPerDay: most }: TextSettings, { countries = before, mostPerDay = most }: z.infer<typeof textPatch> = {}): TextSettings {
  return { mostPerDay, ...(countries && { countries }) };
}

/** As in a workspace that has set nothing. */
export const TEXTS: TextSettings = { mostPerDay: MOST_PER_DAY };
