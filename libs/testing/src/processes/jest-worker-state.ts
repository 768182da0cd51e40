import { freePort } from './free-port';
import { ResponseContract } from '../clients/response-contract';
import type { RunningProcess } from './running-process';
import { startService, type RunningService } from './service';
import { SmtpSink } from '../sinks/smtp-sink';

declare global {
  /** State of the test environment of `*.e2e-spec.ts` and `*.browser-spec.ts`; undefined elsewhere. */
  var jestWorkerState: JestWorkerState | undefined;
}

/** Processes that the test files of a Jest worker share. */
interface Shared {
  service: RunningService;
  /** Receiver of its mails. */
  mails: SmtpSink;
}

/** One api of the shared service. */
interface SharedApi {
  url: string;
  running: RunningProcess;
}

const NO_VARIABLES = JSON.stringify({});

/**
 * State that outlives a test file: Jest reloads every module for each file, but keeps the process. It does not keep that
 * process alive, and its children end with it.
 */
export class JestWorkerState {
  readonly contract = new ResponseContract();
  private shops = 0;
  private starting?: Promise<Shared>;
  /** Apis by their variables. */
  private readonly apis = new Map<string, SharedApi[]>();

  /**
   * Returns the shared processes. Starts the worker for the first file, and apis for the first file that needs more of them or other
   * variables.
   */
  async ask(count: number, env: Record<string, string>): Promise<Shared & { apis: readonly SharedApi[] }> {
    this.starting ??= start();
    const shared = await this.starting;
    const apis = this.apis.get(JSON.stringify(env)) ?? [];
    this.apis.set(JSON.stringify(env), apis);
    while (apis.length < count) {
      const url = `http://127.0.0.1:${await freePort()}`;
      apis.push({ url, running: await shared.service.startApi(url, env) });
    }
    for (const running of shared.service.processes) running.unref();
    return { ...shared, apis: apis.slice(0, count) };
  }

  /**
   * Stops, without waiting, the apis with variables of the present file. Idle ones follow the changes of the
   * database: twenty of them use a core.
   */
  endFile(): void {
    for (const [variables, apis] of this.apis) {
      if (variables === NO_VARIABLES) continue;
      this.apis.delete(variables);
      for (const { running } of apis) void running.stop();
    }
  }

  /** Returns a slug that no other shop of the shared service has. */
  slugFor(name: string): string {
    this.shops += 1;
    return `${name}-${this.shops.toString(36)}`;
  }

  /** Stops all processes. */
  async stop(): Promise<void> {
    const shared = await this.starting;
    await shared?.service.stop();
    await shared?.mails.stop();
  }
}

async function start(): Promise<Shared> {
  const mails = await SmtpSink.start();
  mails.unref();
  const service = await startService({ apis: 0, env: { SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example', OTP_PRICES: 'NGN=700' } });
  await service.startWorker();
  return { service, mails };
}
