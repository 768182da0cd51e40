import { Controller, Inject } from '@nestjs/common';
import { codesPerDay } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { LANGUAGE_TEXTS } from '@svc/contracts';
import { Answer, Operation, preferredLanguage, type StoreCall } from '@svc/http';
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
  type StoreOtpSendView,
  type StoreOtpVerifyFailure,
  type StoreOtpVerifyView,
} from '@svc/otp';

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
      'The response never has the code: send its `challengeRef` to `POST /v1/store/otp/verify` with what the customer types. Each code that is sent is charged; a refused request is not. ' +
      'A number gets one code a minute, five an hour and ten a day, whichever key asks; a key sends 100 in 24 hours unless its limits differ, and five an hour to one visitor, whom `X-Visitor` names. ' +
      'A test key checks and counts everything but sends nothing: the code is `000000`. ' +
      `An SMS is in the language of \`Accept-Language\`, ${LANGUAGE_TEXTS.either}, so pass on the header of your customer; a template has its own language.`,
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
  }: StoreCall<unknown, typeof otpSendRequest>): Promise<StoreOtpSendView> {
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
    summary: 'Check the code that a customer typed',
    description:
      'A code verifies once; five wrong codes end the challenge. A code that does not verify is a 422 with a `reason`, not an error. A code of your own is refused with 409: check it yourself.',
    scope: 'otp:verify',
    rate: 'identity',
    body: otpVerifyRequest,
    returns: storeOtpVerifyView,
    errors: ['OTP_CODE_NOT_MANAGED'],
    caching: 'no-store',
    otherwise: {
      status: NOT_VERIFIED,
      description: 'The code does not verify. The body is not an error envelope.',
      returns: storeOtpVerifyFailure,
    },
  })
  async verifyOtp({
    caller: { store, mode, now },
    body: { challengeRef, code },
  }: StoreCall<unknown, typeof otpVerifyRequest>): Promise<StoreOtpVerifyView | Answer<StoreOtpVerifyFailure>> {
    const guess = await this.verifyCode.execute({ workspaceId: store.workspaceId, mode, challengeRef, code, now: now.date });
    if (guess.verified) return { verified: true, challengeRef, verifiedAt: timestampOf(guess.at) };
    return new Answer(guess, { status: NOT_VERIFIED });
  }
}
