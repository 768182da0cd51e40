import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, type Logger } from '@svc/composition';
import { PROVIDER_ACCOUNT_QUEUE, ReadProviderAccounts } from '@svc/payments';
import { JobRunner } from '../jobs/job-runner';
import { ProviderAccountJob } from '../jobs/jobs';

/** Few: each reads lists of a provider, which count against the limits of the merchant's account. */
const CONCURRENCY = 4;

/** Reads the refunds and disputes of accounts at providers: once a day, and when a callback hastens it (D-129). */
@Injectable()
export class ProviderAccountProcessor implements OnApplicationBootstrap {
  constructor(
    private readonly jobs: JobRunner,
    private readonly readAccounts: ReadProviderAccounts,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.jobs.process(PROVIDER_ACCOUNT_QUEUE, ProviderAccountJob, (job) => this.read(job), CONCURRENCY);
  }

  private async read({ workspaceId, mode, provider }: ProviderAccountJob): Promise<void> {
    const outcome = await this.readAccounts.execute({ workspaceId, mode, provider });
    if (typeof outcome === 'object')
      this.logger.warn(
        { account: { workspaceId, mode, provider }, error: outcome.failed },
        'The refunds and disputes of an account could not all be read; it is tried again.',
      );
  }
}
