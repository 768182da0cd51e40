import type { Mode } from '@svc/kernel';
import { z } from 'zod';

/** That a sign-up was taken: the same whether or not the address was known before. */
export const storeSignUpView = z
  .object({
    received: z.literal(true),
    test: z.boolean().describe('Judged with a test key: nothing is kept and nothing is sent.'),
  })
  .meta({ id: 'StoreSignUpView' });
export type StoreSignUpView = z.infer<typeof storeSignUpView>;

export function presentSignUp(mode: Mode): StoreSignUpView {
  return { received: true, test: mode === 'test' };
}
