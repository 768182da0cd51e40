import { ATTENDANCES, DEPOSIT_BALANCE_MODES, DEPOSIT_TYPES, FEE_MODES, formField, moment, priceEntry, saveForItPolicy, TICKET_KINDS } from '@svc/contracts';
import { z } from 'zod';

const count = z.number().int();

/** A ticket type on sale (§2.6). A donation has no price; what is not capped has no `remaining`. */
export const publicTicketType = z
  .object({
    ref: z.string(),
    name: z.string(),
    description: z.string().optional(),
    imageUrl: z.string().optional(),
    kind: z.enum(TICKET_KINDS),
    frontdeskFeeMode: z.enum(FEE_MODES),
    priceMinor: count.optional(),
    currency: z.string(),
    prices: z.array(priceEntry),
    compareAtMinor: count.optional(),
    minPriceMinor: count.optional(),
    donationPresets: z.array(count).optional(),
    depositType: z.enum(DEPOSIT_TYPES).optional(),
    depositValue: count.optional().describe('percent: 1 to 100; fixed: minor units.'),
    depositDueNowMinor: count.optional().describe('Deposit of one ticket, without fees (D-94).'),
    depositBalanceMode: z.enum(DEPOSIT_BALANCE_MODES).optional(),
    depositBalanceDueAt: moment.optional(),
    priceEndsAt: moment.optional().describe('When this price gives way to the next.'),
    priceRemaining: count.optional().describe('Tickets left at this price.'),
    capacity: count.optional(),
    soldCount: count,
    remaining: count.optional().describe('Tickets left, bounded by what the event and its days have left.'),
    soldOut: z.boolean(),
    lowStockThreshold: count.optional(),
    minPerOrder: count,
    maxPerOrder: count.optional(),
    minAge: count.optional(),
    approvalRequired: z.boolean(),
    groupSize: count.describe('People that one ticket admits.'),
    attendance: z.enum(ATTENDANCES).optional().describe('How it is attended, where the merchant says so.'),
    validDays: z.array(z.string()).optional().describe('Refs of the days it admits to; absent means every day.'),
    requiresAttendeeDetails: z.boolean(),
    formFields: z.array(formField).optional(),
    saveForIt: saveForItPolicy.optional(),
    saveForItSaveable: z.boolean(),
  })
  .meta({ id: 'PublicTicketType' });
export type PublicTicketType = z.infer<typeof publicTicketType>;
