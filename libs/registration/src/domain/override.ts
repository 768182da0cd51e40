import { SEAT_WAIVERS, type SeatWaiver } from '@svc/ticketing';

/** Rules that a merchant may set aside for a guest of their own. What is not there cannot be given: capacity is none of them. */
export const OVERRIDES = ['saleWindow', ...SEAT_WAIVERS, 'seatCeiling'] as const;
export type Override = (typeof OVERRIDES)[number];

/** Those that are about who sits on the seats. */
export function seatWaiversOf(overrides: readonly Override[]): SeatWaiver[] {
  return SEAT_WAIVERS.filter((waiver) => overrides.includes(waiver));
}
