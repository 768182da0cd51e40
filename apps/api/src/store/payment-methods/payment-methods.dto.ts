import { z } from 'zod';

export const listPaymentMethodsQuery = z.object({ currency: z.string().optional().describe("ISO 4217 code; default the store's primary currency.") });
export type ListPaymentMethodsQuery = z.infer<typeof listPaymentMethodsQuery>;
