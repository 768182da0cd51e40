import { Controller, Inject } from '@nestjs/common';
import { codesPerDay } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf, timestampOf } from '@svc/kernel';
import {
  otpSendRequest,
  otpVerifyRequest,
  SendCode,
  storeOtpSendView,
  storeOtpVerifyFailure,
  storeOtpVerifyView,
  SuspectedFraud,
  VerifyCode,
  type OtpSendRequest,
  type OtpVerifyRequest,
  type StoreOtpSendView,
  type StoreOtpVerifyFailure,
  type StoreOtpVerifyView,
} from '@svc/otp';
import { Answer, Operation, type StoreCall } from '../../edge';
import { preferredLanguage } from '../../edge/asked-language';

const NOT_VERIFIED = 422;

/** `/store/otp/send` (§4.8) and `/store/otp/verify` (§4.9). */
@Controller()
export class OtpController {
  constructor(
    private readonly send: SendCode,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly verifyCode: VerifyCode,
  ) {}

  @Operation('POST /store/otp/send', {
    id: 'sendOtp',
    invalidates: 'nothing',
    tag: 'One-time passwords',
    summary: 'Send a code to a phone number',
    description:
      'Keep challengeRef, and verify what the customer types with it; the code is in no answer. Each code that is sent is charged, one that is refused is not. A number ' +
      'gets one code a minute, five an hour and ten a day, whatever key asks for them; a key sends 100 in 24 hours unless its limits say otherwise. With `X-Visitor` a visitor ' +
      'gets five an hour, so that one alone does not use up those of the key. 429 states in Retry-After after how many seconds the same may be sent again, and in `details.limit` whose limit it is. With a test key all is judged and counted, nothing sent, and the code is 000000. ' +
      'A text message is in the language of `Accept-Language`, English or French: pass on the header of your customer. A template is in its own.',
    scope: 'otp:send',
    rate: 'otp_send',
    perVisitor: true,
    status: 201,
    body: otpSendRequest,
    returns: storeOtpSendView,
    errors: [
      'VALIDATION_ERROR',
      'OTP_NOT_CONFIGURED',
      'OTP_COUNTRY_NOT_ALLOWED',
      'OTP_INSUFFICIENT_BALANCE',
      'OTP_SENDER_UNAVAILABLE',
      'PROVIDER_UNAVAILABLE',
    ],
    caching: 'no-store',
  })
  async sendOtp({
    caller: {
      store,
      mode,
      admission: { key, workspace, visitor },
    },
    body: request,
    acceptLanguage,
  }: StoreCall<unknown, OtpSendRequest>): Promise<StoreOtpSendView> {
    const { workspaceId: id, displayName: name, timezone, currencies } = store;
    const mostPerDay = codesPerDay(key.limits, workspace.settings.limits);
    try {
      return await this.send.execute({
        workspace: { id, name, timezone, currencies, ...workspace.settings.otp },
        key: { id: key.id, mostPerDay },
        mode,
        visitor,
        request,
        language: preferredLanguage(acceptLanguage),
      });
    } catch (error) {
      if (error instanceof SuspectedFraud)
        this.logger.warn(
          { workspace: workspace.slug, keyRef: refOf('key', key.id), by: error.by },
          'A key sends codes as those do who earn by them.',
        );
      throw error;
    }
  }

  @Operation('POST /store/otp/verify', {
    id: 'verifyOtp',
    invalidates: 'nothing',
    tag: 'One-time passwords',
    summary: 'Check what a customer typed against the code that was sent',
    description:
      'A code verifies once. `invalid` is a wrong code, one that was used, or a challenge that is unknown; `expired` the right code that comes too late; ' +
      '`too_many_attempts` the fifth wrong code and whatever follows it: send another code then. A code of your own that you gave on sending is yours to check.',
    scope: 'otp:verify',
    rate: 'identity',
    body: otpVerifyRequest,
    returns: storeOtpVerifyView,
    errors: ['OTP_CODE_NOT_MANAGED'],
    caching: 'no-store',
    otherwise: {
      status: NOT_VERIFIED,
      description: 'The code does not verify. Without the envelope of errors.',
      returns: storeOtpVerifyFailure,
    },
  })
  async verifyOtp({
    caller: { store, mode, now },
    body: { challengeRef, code },
  }: StoreCall<unknown, OtpVerifyRequest>): Promise<StoreOtpVerifyView | Answer<StoreOtpVerifyFailure>> {
    const guess = await this.verifyCode.execute({ workspaceId: store.workspaceId, mode, challengeRef, code, now: now.date });
    if (guess.verified) return { verified: true, challengeRef, verifiedAt: timestampOf(guess.at) };
    return new Answer(guess, { status: NOT_VERIFIED });
  }
}
