import { OtpCreditsController } from './otp-credits.controller';
import { OtpLogController } from './otp-log.controller';

export const OTP_CONTROLLERS = [OtpLogController, OtpCreditsController];
