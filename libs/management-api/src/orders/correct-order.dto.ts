import { writtenAddress } from '@svc/checkout';
import { MOST_NOTE } from '@svc/orders';
import { z } from 'zod';
import { correctedPerson, NO_TEXT, notifyOld } from '../contacts/corrected-person.dto';

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
    deliveryAddress: writtenAddress
      .meta({ id: 'CorrectedAddress', description: 'Delivery address in place of the present one, in whole.' })
      .optional()
      .describe(
        'Address to which the goods of the order go, until everything is handed over. It has to be in the zone of the order. Leave out to keep it.',
      ),
    notifyOld,
  })
  .meta({ id: 'CorrectOrderBody', description: 'Details of an order to correct; a field that is left out stays as it is.' });
