import { NotFound, refOf, type Author, type Clock } from '@svc/kernel';
import type { PaymentException } from '../domain/payment';
import type { MoneyUnitOfWork } from '../ports/money-tx';

export interface ResolveExceptionCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Notes that a person has looked at an exception. */
export class ResolveException {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  execute({ workspaceId, id, by }: ResolveExceptionCommand): Promise<PaymentException> {
    return this.work.run(async ({ exceptionDesk, audit }) => {
      const exception = await exceptionDesk.resolve(workspaceId, id, this.clock.now());
      if (!exception) throw new NotFound('payment exception');
      await audit.record(workspaceId, by, [{ action: 'change', subject: { kind: 'payment_exception', ref: refOf('exc', id) }, fields: ['resolvedAt'] }]);
      return exception;
    });
  }
}
