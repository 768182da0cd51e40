import { Inject, Injectable } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { refOf } from '@svc/kernel';
import { PROVIDER_ACCOUNT_QUEUE, type ProviderAccount, ProviderAccounts, ReadProviderAccounts } from '@svc/payments';
import { z } from 'zod';
import { kindOf, modalPayload, type Processor } from '../jobs/job-kind';

/** Accounts read at a time: few, since lists of a provider count against the limits of the merchant's account. */
const CONCURRENCY = 4;

/** Reads the refunds and disputes of accounts at providers: once a day, and when a callback hastens it (D-129). */
@Injectable()
export class ProviderAccountProcessor implements Processor {
  constructor(
    private readonly readAccounts: ReadProviderAccounts,
    private readonly accounts: ProviderAccounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  readonly jobs = [
    kindOf({
      queue: PROVIDER_ACCOUNT_QUEUE,
      form: modalPayload.extend({ provider: z.string().min(1) }),
      concurrency: CONCURRENCY,
      work: (job) => this.read(job),
      due: (...limits) => this.accounts.due(...limits),
    }),
  ];

  private async read({ workspaceId, mode, provider }: ProviderAccount): Promise<void> {
    const outcome = await this.readAccounts.execute({ workspaceId, mode, provider });
    if (typeof outcome === 'object')
      this.logger.warn(
        { workspace: refOf('wks', workspaceId), mode, provider, error: outcome.failed },
        'The refunds and disputes of an account could not all be read; it is tried again.',
      );
  }
}
