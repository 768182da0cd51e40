import { NotFound, refOf, type Author, type Clock } from '@svc/kernel';
import type { MoneyUnitOfWork, ResolvedException } from '../ports/payment-tx';

export interface ResolveExceptionCommand {
  workspaceId: string;
  id: string;
  by: Author;
}

/** Records that a person has resolved an exception, once: later callers get the earlier result, and nothing is recorded. */
export class ResolveException {
  constructor(
    private readonly work: MoneyUnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound */
  execute({ workspaceId, id, by }: ResolveExceptionCommand): Promise<ResolvedException> {
    return this.work.run(async ({ exceptionWork, audit }) => {
      const resolved = await exceptionWork.resolve(workspaceId, id, this.clock.now());
      if (!resolved) throw new NotFound('payment exception');
      if (resolved.alreadyResolved) return resolved;
      await audit.record(workspaceId, by, [
        { action: 'change', subject: { kind: 'payment_exception', ref: refOf('exc', id) }, fields: ['resolvedAt'] },
      ]);
      return resolved;
    });
  }
}
