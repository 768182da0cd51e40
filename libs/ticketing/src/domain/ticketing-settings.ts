import { z } from 'zod';

const seatCount = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000, 'Give 1,000 or less.');

/**
 * Number of seats that may be taken at a time; one ticket of a type, or its `minPerOrder`, may always be taken (D-106):
 * `seats` of a workspace's settings.
 */
export const seatSettings = z
  .strictObject({
    mostPerRegistration: seatCount
      .describe(
        'Highest number of seats that one free registration may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 20.',
      )
      .default(20),
    mostPerCheckout: seatCount
      .describe(
        'Highest number of seats that one checkout may take, 1 to 1,000, whatever `maxPerOrder` of a ticket type allows; a group ticket counts all of its seats. Default: 100.',
      )
      .default(100),
  })
  .meta({ id: 'SeatSettings', description: 'Most seats that one registration or checkout may take.' });
