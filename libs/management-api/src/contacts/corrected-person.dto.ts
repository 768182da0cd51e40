import { phoneNumber, requiredEmail } from '@svc/contracts';
import { personName } from '@svc/ticketing';
import { z } from 'zod';

export const NO_TEXT = 'Give a text, or null to remove it.';

/** Details of a person to correct; null removes one. `role` is the noun of the person. */
export const correctedPerson = (role: string) => ({
  name: personName.min(1, 'Give a name.').optional().describe(`Name of the ${role}, at most 120 characters. Leave out to keep it.`),
  email: requiredEmail.nullable().optional().describe(`E-mail address of the ${role}; null removes it. Leave out to keep it.`),
  phone: phoneNumber
    .min(1, NO_TEXT)
    .nullable()
    .optional()
    .describe(`Phone number of the ${role} in international form, such as \`+2348031234567\`; null removes it. Leave out to keep it.`),
});

export const notifyOld = z
  .boolean()
  .default(true)
  .describe(
    'True to notify an address that is replaced once, without names and links; false to tell it nothing. Without effect where the address stays. Default: true.',
  );

export const correctContactBody = z
  .strictObject({ ...correctedPerson('contact'), notifyOld })
  .meta({ id: 'CorrectContactBody', description: 'Details of a contact to correct; a field that is left out stays as it is.' });
