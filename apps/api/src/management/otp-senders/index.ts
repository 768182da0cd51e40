import { OtpConnectionController } from './connection.controller';
import { OtpTemplatesController } from './templates.controller';

export const OTP_SENDER_CONTROLLERS = [OtpConnectionController, OtpTemplatesController];
