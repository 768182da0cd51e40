import { z } from 'zod';

/** Seats or tickets; 0 closes the sale. */
export const capacity = z.number().int('Give a whole number.').min(0, 'A capacity cannot be negative.').max(10_000_000);

/** Years. */
export const age = z.number().int().min(0).max(130);

/** How many are bought at a time (D-39). */
export const perOrder = z.number().int().min(1, 'At least one is bought at a time.').max(1_000);
