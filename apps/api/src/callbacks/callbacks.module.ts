import { Module } from '@nestjs/common';
import { OtpSendersModule, PaymentsModule } from '@svc/composition';
import { OtpCallbacksController } from './otp-callbacks.controller';
import { PaymentCallbacksController } from './payment-callbacks.controller';

/** Endpoints for callbacks of providers. */
@Module({ imports: [OtpSendersModule, PaymentsModule], controllers: [OtpCallbacksController, PaymentCallbacksController] })
export class CallbacksModule {}
