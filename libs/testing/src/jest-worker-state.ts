import { ResponseContract } from './response-contract';
import { startService, type RunningService } from './service';
import { SmtpSink } from './smtp-sink';

declare global {
  /** Of the test environment of `*.e2e-spec.ts` and `*.browser-spec.ts`; undefined elsewhere. */
  var jestWorkerState: JestWorkerState | undefined;
}

/** The processes that the test files of a Jest worker share, and where they send mails. */
export interface SharedProcesses {
  service: RunningService;
  mails: SmtpSink;
}

/**
 * What outlives a test file: Jest loads every module anew for each file, but keeps the process. Nothing in it keeps that
 * process from ending, and its children end with it.
 */
export class JestWorkerState {
  readonly contract = new ResponseContract();
  private shops = 0;
  private starting?: Promise<SharedProcesses>;

  /** One worker and, of apis, the most that a file has asked for so far; started for the first file that asks. */
  async processes(apis: number): Promise<SharedProcesses> {
    this.starting ??= start();
    const shared = await this.starting;
    while (shared.service.urls.length < apis) await shared.service.addApi();
    for (const running of shared.service.processes) running.unref();
    return shared;
  }

  /** A slug that no other shop of the shared service has. */
  slugFor(name: string): string {
    this.shops += 1;
    return `${name}-${this.shops.toString(36)}`;
  }

  /** Ends what has been started. */
  async stop(): Promise<void> {
    const shared = await this.starting;
    await shared?.service.stop();
    await shared?.mails.stop();
  }
}

async function start(): Promise<SharedProcesses> {
  const mails = await SmtpSink.start();
  mails.unref();
  const service = await startService({ env: { SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example' } });
  await service.startWorker();
  return { service, mails };
}
