import { timestamp } from '@svc/contracts';
import { z } from 'zod';
import { VERIFY_REASONS } from './judge-guess';

/** What a client asks (§4.9). Whatever a customer can type is a guess; what nobody typed is a fault of the client. */
export const otpVerifyRequest = z
  .object({
    challengeRef: z.string().max(255, 'Give the challengeRef as sending answered it.').describe('As sending answered it.'),
    code: z
      .string()
      .min(1, 'Give what the customer typed; it is empty.')
      .max(100, 'Give what the customer typed: 100 characters at most.')
      .describe('Exactly what the customer typed. Only the very digits that were sent verify: a blank more or less is a wrong guess.'),
  })
  .meta({ id: 'OtpVerifyRequest' });
export type OtpVerifyRequest = z.output<typeof otpVerifyRequest>;

/** The right code, the first time. */
export const storeOtpVerifyView = z
  .object({ verified: z.literal(true), challengeRef: z.string(), verifiedAt: timestamp })
  .meta({ id: 'StoreOtpVerifyView' });
export type StoreOtpVerifyView = z.infer<typeof storeOtpVerifyView>;

/** Anything else: the same in all its bytes whether the challenge is unknown, used or over, and the code wrong (D-52). */
export const storeOtpVerifyFailure = z
  .object({ verified: z.literal(false), reason: z.enum(VERIFY_REASONS) })
  .meta({ id: 'StoreOtpVerifyFailure' });
export type StoreOtpVerifyFailure = z.infer<typeof storeOtpVerifyFailure>;
