import { Body, Controller, Inject, Res } from '@nestjs/common';
import { timestampOf } from '@svc/kernel';
import {
  otpVerifyRequest, storeOtpVerifyFailure, storeOtpVerifyView, VerifyCode, type OtpVerifyRequest, type StoreOtpVerifyFailure, type StoreOtpVerifyView,
} from '@svc/otp';
import type { Response } from 'express';
import { Caller, Operation, read } from '../../edge';

const NOT_VERIFIED = 422;

/** `/store/otp/verify` (§4.9). */
@Controller()
export class OtpVerifyController {
  constructor(@Inject(VerifyCode) private readonly verifyCode: VerifyCode) {}

  @Operation({
    id: 'verifyOtp', method: 'POST', path: '/store/otp/verify', tag: 'One-time passwords', summary: 'Check what a customer typed against the code that was sent',
    description:
      'A code verifies once. `invalid` is a wrong code, one that was used, or a challenge that is unknown; `expired` the right code that comes too late; ' +
      '`too_many_attempts` the fifth wrong code and whatever follows it: send another code then. A code of your own that you gave on sending is yours to check.',
    scope: 'otp:verify', rate: 'identity', body: otpVerifyRequest, returns: storeOtpVerifyView, errors: ['OTP_CODE_NOT_MANAGED'], caching: 'no-store',
    otherwise: { status: NOT_VERIFIED, description: 'The code does not verify. Without the envelope of errors.', returns: storeOtpVerifyFailure },
  })
  async execute(
    @Caller() { store, mode, now }: Caller,
    @Body(read(otpVerifyRequest)) { challengeRef, code }: OtpVerifyRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StoreOtpVerifyView | StoreOtpVerifyFailure> {
    const guess = await this.verifyCode.execute({ workspaceId: store.workspaceId, mode, challengeRef, code, now: now.date });
    if (guess.verified) return { verified: true, challengeRef, verifiedAt: timestampOf(guess.at) };
    response.status(NOT_VERIFIED);
    return guess;
  }
}
