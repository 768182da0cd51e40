import { type AccessKey, decideFreeze, LastCredential, pause, RateLimited, TooManyAdminTokens } from '@svc/access';
import { IdempotencyKeyReused, RequestInFlight } from '@svc/contracts';
import { AddressOfOtherContact } from '@svc/customers';
import type { ErrorCode } from '@svc/kernel';
import { BuyerErased, BuyerUnreachable, FulfillmentOver, OrderRefunded, RefundRepeated } from '@svc/orders';
import { NotResent } from '@svc/notifications';
import { OtpSenderUnavailable } from '@svc/otp';
import { ProviderUnavailable } from '@svc/payments';
import { AddressHoldsSeat, NotReopened, TooManyRegistering, TypeNotChanged } from '@svc/registration';

type Refusals = Partial<Record<ErrorCode, () => Error>>;

/** Errors behind the refusals that no recording has, since nothing fails while one is made. */
export const UNRECORDED_REFUSALS: Refusals = {
  PROVIDER_UNAVAILABLE: () => new ProviderUnavailable(),
  OTP_SENDER_UNAVAILABLE: () => new OtpSenderUnavailable(),
  RATE_LIMITED: () => new RateLimited(2_000, { limit: 100, remaining: 0, resetSeconds: 2 }),
  SERVICE_UNAVAILABLE: () => Object.assign(new Error(), { code: 'ECONNREFUSED' }),
  IDEMPOTENCY_KEY_REUSED: () => new IdempotencyKeyReused(),
  CONFLICT: () => new RequestInFlight(),
  VALIDATION_ERROR: () => Object.assign(new Error(), { status: 400 }),
  INTERNAL: () => new Error(),
};

const inFlight = { CONFLICT: () => new RequestInFlight() };
const atOnce = { CONFLICT: () => new TooManyRegistering() };
const revoked = { CONFLICT: () => errorOf(() => pause({ revokedAt: new Date(0) } as AccessKey, new Date(0))) };
const advancing = { CONFLICT: () => errorOf(() => decideFreeze(ADVANCING)) };

const ADVANCING = {
  now: new Date('2030-05-06T09:00:00Z'),
  realNow: new Date('2030-05-06T09:00:00Z'),
  advancingTo: new Date('2030-05-07T09:00:00Z'),
  runsAfter: true,
  steps: 1,
};

/** Errors behind refusals of single operations that need two requests at one moment, or a state that no story can make, by operation id. */
export const UNRECORDED_OF: Readonly<Record<string, Refusals>> = {
  openCheckout: inFlight,
  openEventCheckout: inFlight,
  openHeadlessCheckout: inFlight,
  registerForEvent: atOnce,
  registerGuest: atOnce,
  pauseAdminToken: revoked,
  resumeAdminToken: revoked,
  createOwnAdminToken: { CONFLICT: () => new TooManyAdminTokens() },
  revokeKey: { CONFLICT: () => new LastCredential() },
  advanceTestClock: advancing,
  correctContact: { CONFLICT: () => new AddressOfOtherContact() },
  correctGuest: { CONFLICT: () => new AddressHoldsSeat() },
  changeTicketType: { CONFLICT: () => new TypeNotChanged('sold_out') },
  reopenRegistration: { CONFLICT: () => new NotReopened('sold_out') },
  resendMessage: { CONFLICT: () => new NotResent('untrue') },
  askForBalance: { CONFLICT: () => new BuyerUnreachable() },
  fulfilOrder: { CONFLICT: () => new OrderRefunded() },
  correctFulfillment: { CONFLICT: () => new BuyerErased() },
  takeFulfillmentBack: { CONFLICT: () => new FulfillmentOver('returned') },
  refundOrder: { CONFLICT: () => new RefundRepeated({ id: '01890a5d-ac96-774b-bcce-b302099a8058', amountMinor: 4_850 }, 'EUR') },
  freezeTestClock: advancing,
};

function errorOf(refused: () => unknown): Error {
  try {
    refused();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was not refused.');
}
