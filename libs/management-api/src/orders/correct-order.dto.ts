import { MOST_NOTE } from '@svc/orders';
import { personName } from '@svc/ticketing';
import { z } from 'zod';
import { correctedPerson, NO_TEXT, notifyOld } from '../contacts/corrected-person.dto';

const addressLine = personName.min(1, 'Give a text.');

/** Address to which the goods of an order go. */
const correctedAddress = z
  .strictObject({
    line1: addressLine.describe('Street and number of the delivery address, at most 120 characters.'),
    line2: addressLine.optional().describe('Second line of the delivery address, such as floor or building, at most 120 characters.'),
    city: addressLine.describe('City or town of the delivery address, at most 120 characters.'),
    state: addressLine.optional().describe('State, province or region of the delivery address, at most 120 characters.'),
    postalCode: addressLine.optional().describe('Postal code of the delivery address, at most 120 characters.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Give two capital letters, such as NG.')
      .describe('Country of the delivery address, as ISO 3166-1 alpha-2 code such as `NG`.'),
  })
  .meta({ id: 'CorrectedAddress', description: 'Delivery address in place of the present one, in whole.' });

export const correctOrderBody = z
  .strictObject({
    contact: z
      .strictObject(correctedPerson('buyer of the order'))
      .optional()
      .describe('Details of the buyer to correct: name, e-mail address and phone number.'),
    note: z
      .string()
      .trim()
      .min(1, NO_TEXT)
      .max(MOST_NOTE, 'Use at most 2,000 characters.')
      .nullable()
      .optional()
      .describe(
        'Your own note on the order, which no buyer reads; plain text of at most 2,000 characters, null removes it. Leave out to keep it.',
      ),
    deliveryAddress: correctedAddress
      .optional()
      .describe(
        'Address to which the goods of the order go, until everything is handed over. It has to be in the zone of the order. Leave out to keep it.',
      ),
    notifyOld,
  })
  .meta({ id: 'CorrectOrderBody', description: 'Details of an order to correct; a field that is left out stays as it is.' });
