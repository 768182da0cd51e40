import { Module } from '@nestjs/common';
import { PaymentsModule } from '@svc/composition';
import { PaymentCallbacksController } from './payment-callbacks.controller';

/** Doors for those who call us back. */
@Module({ imports: [PaymentsModule], controllers: [PaymentCallbacksController] })
export class CallbacksModule {}
