import type { MoneyName } from '@svc/payments';
import { IsUUID } from 'class-validator';
import { ModalJob } from './job-kind';

/** A job about one thing of a context of money, such as a refund. */
export abstract class MoneyJob extends ModalJob implements MoneyName {
  @IsUUID()
  readonly id!: string;
}
