import type { TestClockName } from '@svc/access';
import type { CheckoutName, MoneyName, ProviderAccount } from '@svc/payments';
import type { Mode } from '@svc/kernel';
import type { MessageName } from '@svc/notifications';
import type { OrderName } from '@svc/orders';
import type { DestinationName } from '@svc/webhooks';
import { IsIn, IsNotEmpty, IsString, IsUUID } from 'class-validator';

const MODES: readonly Mode[] = ['live', 'test'];

/** A job that is processed in the tenant scope of its workspace. */
abstract class TenantJob {
  @IsUUID()
  readonly workspaceId!: string;
}

abstract class ModalJob extends TenantJob {
  @IsIn(MODES)
  readonly mode!: Mode;
}

export class WebhookDeliveryJob extends TenantJob implements DestinationName {
  @IsUUID()
  readonly destinationId!: string;
}

export class NotificationJob extends ModalJob implements MessageName {
  @IsUUID()
  readonly messageId!: string;
}

abstract class CheckoutJob extends ModalJob implements CheckoutName {
  @IsUUID()
  readonly checkoutId!: string;
}

export class CheckoutExpiryJob extends CheckoutJob {}
export class SavingReminderJob extends CheckoutJob {}

export class BalanceReminderJob extends ModalJob implements OrderName {
  @IsUUID()
  readonly orderId!: string;
}

abstract class MoneyJob extends ModalJob implements MoneyName {
  @IsUUID()
  readonly id!: string;
}

export class ProviderAccountJob extends ModalJob implements ProviderAccount {
  @IsString()
  @IsNotEmpty()
  readonly provider!: string;
}

export class ProviderEventJob extends MoneyJob {}
export class RefundJob extends MoneyJob {}
export class PaymentCloseJob extends MoneyJob {}
export class PaymentLookJob extends MoneyJob {}
export class SandboxCallbackJob extends MoneyJob {}

export class TestClockJob extends TenantJob implements TestClockName {
  @IsIn(['test'])
  readonly mode!: 'test';
}

/** Belongs to no workspace: a maintenance task works for all of them. */
export class MaintenanceJob {
  @IsString()
  @IsNotEmpty()
  readonly task!: string;
}
