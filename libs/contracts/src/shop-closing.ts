import { DomainError, type Mode } from '@svc/kernel';
import { z } from 'zod';
import { line, timestamp } from './shapes/common';
import { writtenAs } from './rules/local-moments';

const TEXTS = {
  until:
    'End of the closing, at which the shop opens by itself. `null`: closed until further notice. In a change, a date, or a date and time without a zone, is local to the shop, and a date alone includes that whole day; responses give UTC.',
  note: 'Reason or advice for visitors, such as "We are on holiday": one line of plain text, at most 300 characters. Absent: none is shown.',
};

/** Closing of a shop by its merchant (D-158), or by the operator, who suspends its workspace (D-159). */
export interface ShopClosing {
  /** End, UTC timestamp; null until further notice. */
  until: string | null;
  note?: string;
  /** True for a suspension, which ends test mode as well. Responses leave it out. */
  isSuspended?: true;
}

/** Closing in a view, and as it is stored. */
export const shopClosing = z
  .object({ until: timestamp.nullable().describe(TEXTS.until), note: z.string().optional().describe(TEXTS.note) })
  .meta({ id: 'ShopClosing', description: 'Closing of a shop: no checkout opens meanwhile, and nobody registers.' });

/** Closing as a merchant writes it. The end is text, which `closingFrom` reads by the clocks of the shop. */
export const writtenClosing = z
  .strictObject({ until: writtenAs('end').nullable().default(null).describe(TEXTS.until), note: line.optional().describe(TEXTS.note) })
  .meta({ id: 'ShopClosingInput', description: 'Closing of a shop. `{}` closes it until further notice, without a note.' });

/** Returns the closing of a shop that is closed now; undefined for others. It opens at the very moment of `until`. */
export function closingAt(closing: ShopClosing | undefined, now: Date): ShopClosing | undefined {
  return closing && (closing.until === null || Date.parse(closing.until) > now.getTime()) ? closing : undefined;
}

/** Thrown where a closed shop would open a checkout or take a registration (D-158); `details` has the end and the note of the closing. */
export class StoreClosed extends DomainError {
  constructor({ until, note }: ShopClosing) {
    super(
      'STORE_CLOSED',
      `The shop is closed ${until === null ? 'until further notice' : `until ${until}`}: nothing is sold and nobody registers meanwhile. Tell visitors so, with the note of its merchant.`,
      { until, ...(note !== undefined && { note }) },
    );
  }
}

/** Returns the closing that counts for a mode now: test mode goes on, so that a site can be built meanwhile, unless the shop is suspended. */
export function closingFor(closing: ShopClosing | undefined, { mode, now }: { mode: Mode; now: Date }): ShopClosing | undefined {
  return mode === 'live' || closing?.isSuspended ? closingAt(closing, now) : undefined;
}

/** Throws StoreClosed while a shop is closed to the buyers of a mode. */
export function refuseWhileClosed(closing: ShopClosing | undefined, present: { mode: Mode; now: Date }): void {
  const current = closingFor(closing, present);
  if (current) throw new StoreClosed(current);
}
