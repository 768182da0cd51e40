import type { ExceptionWork, ExceptionStore, MoneyName, PaymentException, ResolvedException } from '@svc/payments';
import { IsNull, type EntityManager } from 'typeorm';
import { ANY_MODE } from '../rows/row-writes';
import { EXCEPTION, exceptionOf } from './money-rows';
import { exceptionEntity } from './payment.entities';

export class PostgresExceptionStore implements ExceptionStore, ExceptionWork {
  constructor(private readonly manager: EntityManager) {}

  async insert(exception: PaymentException): Promise<void> {
    await this.manager.insert(exceptionEntity, exception);
  }

  /** By hand: whoever resolves it is told what it was by the same statement. */
  async resolve(workspaceId: string, id: string, at: Date): Promise<ResolvedException | undefined> {
    const [[resolved]] = await this.manager.query<[object[], number]>(
      `update payment_exception set resolved_at = $3 where workspace_id = $1 and mode in ('live', 'test') and id = $2 and resolved_at is null returning ${EXCEPTION}`,
      [workspaceId, id, at],
    );
    if (resolved) return { exception: exceptionOf(resolved), alreadyResolved: false };
    const earlier = await this.manager.findOneBy(exceptionEntity, { workspaceId, mode: ANY_MODE, id });
    return earlier ? { exception: earlier, alreadyResolved: true } : undefined;
  }

  async resolveOfRefund({ workspaceId, mode, id }: MoneyName, at: Date): Promise<void> {
    await this.manager.update(exceptionEntity, { workspaceId, mode, refundId: id, kind: 'refund_failed', resolvedAt: IsNull() }, { resolvedAt: at });
  }
}
