import { z } from 'zod';

/** Place in the display order; without one the place in the document's list counts. */
export const position = z.number().int('Give a whole number.').min(0, 'Give 0 or more.').optional();

/** Whether the storefront API shows the thing. */
export const published = z.boolean().default(true);
