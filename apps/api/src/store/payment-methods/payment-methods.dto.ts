import { z } from 'zod';

export const paymentMethodsQuery = z.object({ currency: z.string().optional().describe("ISO 4217 code; default the store's primary currency.") });
export type PaymentMethodsQuery = z.infer<typeof paymentMethodsQuery>;
