import { Module, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { RequestLogBuffer } from '@svc/access';
import { AccessModule, Metrics, ServiceConfig, WorkspaceDocumentModule } from '@svc/composition';
import { BackOff, Clock } from '@svc/kernel';
import { EdgeModule } from '../edge/edge.module';
import { OperationsModule } from '../operations/operations.module';
import { Changes } from './changes';
import { Freshness } from './freshness';
import { ManagementSide } from './management-side';
import { PreparedAnswers } from './prepared-answers';
import { RequestHandler } from './request-handler';
import { RepeatedRequests } from './repeated-requests';
import { RequestRecord } from './request-record';
import { StoreSide } from './store-side';

/** Interval at which the request log is written, ms: a killed process loses at most that much of it. */
const WRITE_REQUESTS_EVERY_MS = 1_000;
/** Pauses after writes that failed, ms. */
const PAUSES = { firstMs: 2_000, mostMs: 10_000 };

/** Handling of operations (docs/adr/0046), and reads served from cached responses (docs/adr/0016). */
@Module({
  imports: [AccessModule, EdgeModule, OperationsModule, WorkspaceDocumentModule],
  providers: [
    Changes,
    Freshness,
    StoreSide,
    ManagementSide,
    RequestHandler,
    RequestRecord,
    RepeatedRequests,
    {
      provide: PreparedAnswers,
      useFactory: (changes: Changes, clock: Clock, { preparedBytes }: ServiceConfig, freshness: Freshness) =>
        new PreparedAnswers(changes, clock, preparedBytes, (workspaceId) => freshness.settle(workspaceId)),
      inject: [Changes, Clock, ServiceConfig, Freshness],
    },
  ],
})
export class PipelineModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private writing?: NodeJS.Timeout;
  private readonly pauses = new BackOff(PAUSES, Math.random);
  private isClosing = false;

  constructor(
    metrics: Metrics,
    answers: PreparedAnswers,
    private readonly requests: RequestLogBuffer,
  ) {
    metrics.read('process', ['prepared_answers_bytes', 'prepared_answers_computed_total', 'request_log_dropped_total'], () => [
      { metric: 'prepared_answers_bytes', labels: {}, value: answers.size },
      { metric: 'prepared_answers_computed_total', labels: {}, value: answers.computed },
      { metric: 'request_log_dropped_total', labels: {}, value: requests.dropped },
    ]);
  }

  onApplicationBootstrap(): void {
    this.writeIn(WRITE_REQUESTS_EVERY_MS);
  }

  /** Runs after the last response, before the connection to the database is closed. */
  async onApplicationShutdown(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.writing);
    await this.requests.close();
  }

  private writeIn(ms: number): void {
    if (this.isClosing) return;
    this.writing = setTimeout(() => void this.write(), ms).unref();
  }

  private async write(): Promise<void> {
    const isWritten = await this.requests.flush();
    if (isWritten) this.pauses.reset();
    this.writeIn(isWritten ? WRITE_REQUESTS_EVERY_MS : this.pauses.next());
  }
}
