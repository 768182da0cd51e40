import { RateLimited } from '@svc/access';
import type { ErrorCode } from '@svc/kernel';
import { OtpSenderUnavailable } from '@svc/otp';
import { ProviderUnavailable } from '@svc/payments';

/** Errors behind the refusals that no recording has, since nothing fails while one is made. */
export const UNRECORDED_REFUSALS: Partial<Record<ErrorCode, () => Error>> = {
  PROVIDER_UNAVAILABLE: () => new ProviderUnavailable(),
  OTP_SENDER_UNAVAILABLE: () => new OtpSenderUnavailable(),
  RATE_LIMITED: () => new RateLimited(2_000, { limit: 100, remaining: 0, resetSeconds: 2 }),
  SERVICE_UNAVAILABLE: () => Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  INTERNAL: () => new Error(),
};
