import { z } from 'zod';

const seatCount = z.int('Give a whole number.').min(1, 'Give 1 or more.').max(1_000, 'Give 1,000 or less.');

/**
 * Number of seats that may be taken at a time; one ticket of a type, or its `minPerOrder`, may always be taken (D-106):
 * `seats` of a workspace's settings.
 */
export const seatSettings = z
  .strictObject({
    mostPerRegistration: seatCount
      .describe('Seats in all that one free registration may take, whatever maxPerOrder says; a group ticket counts its seats.')
      .default(20),
    mostPerCheckout: seatCount
      .describe('Seats in all that one checkout of tickets may take, whatever maxPerOrder says; a group ticket counts its seats.')
      .default(100),
  })
  .meta({ id: 'SeatSettings' });
