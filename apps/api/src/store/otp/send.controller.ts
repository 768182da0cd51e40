import { Controller, Inject } from '@nestjs/common';
import { codesPerDay } from '@svc/access';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { otpSendRequest, SendCode, storeOtpSendView, SuspectedFraud, type OtpSendRequest, type StoreOtpSendView } from '@svc/otp';
import { Operation, type StoreCall } from '../../edge';

/** `/store/otp/send` (§4.8). */
@Controller()
export class OtpSendController {
  constructor(
    private readonly send: SendCode,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Operation({
    id: 'sendOtp', method: 'POST', path: '/store/otp/send', tag: 'One-time passwords', summary: 'Send a code to a phone number',
    description:
      'Keep challengeRef, and verify what the customer types with it; the code is in no answer. Each code that is sent is charged, one that is refused is not. A number ' +
      'gets one code a minute, five an hour and ten a day, whatever key asks for them; a key sends 100 in 24 hours unless its limits say otherwise. 429 tells in ' +
      'Retry-After after how many seconds the same may be sent again. With a test key all is judged and counted, nothing sent, and the code is 000000.',
    scope: 'otp:send', rate: 'otp_send', status: 201, body: otpSendRequest, returns: storeOtpSendView,
    errors: ['VALIDATION_ERROR', 'OTP_NOT_CONFIGURED', 'OTP_COUNTRY_NOT_ALLOWED', 'OTP_INSUFFICIENT_BALANCE', 'OTP_SENDER_UNAVAILABLE', 'PROVIDER_UNAVAILABLE'], caching: 'no-store',
  })
  async execute({ caller: { store, mode, admission: { key, workspace } }, body: request }: StoreCall<unknown, OtpSendRequest>): Promise<StoreOtpSendView> {
    const { workspaceId: id, displayName: name, timezone, currencies } = store;
    const mostPerDay = codesPerDay(key.limits, workspace.settings.limits);
    try {
      return await this.send.execute({ workspace: { id, name, timezone, currencies, ...workspace.settings.otp }, key: { id: key.id, mostPerDay }, mode, request });
    } catch (error) {
      if (error instanceof SuspectedFraud) this.logger.warn({ workspace: workspace.slug, keyRef: refOf('key', key.id), by: error.by }, 'A key sends codes as those do who earn by them.');
      throw error;
    }
  }
}
