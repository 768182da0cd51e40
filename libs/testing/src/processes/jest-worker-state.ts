import { freePort } from './free-port';
import { ResponseContract } from '../clients/response-contract';
import type { RunningProcess } from './running-process';
import { startService, type RunningService } from './service';
import { SmtpSink } from '../sinks/smtp-sink';

declare global {
  /** Of the test environment of `*.e2e-spec.ts` and `*.browser-spec.ts`; undefined elsewhere. */
  var jestWorkerState: JestWorkerState | undefined;
}

/** What the test files of a Jest worker share. */
interface Shared {
  service: RunningService;
  /** Where it sends mails. */
  mails: SmtpSink;
}

/** One of its apis. */
interface SharedApi {
  url: string;
  running: RunningProcess;
}

const NO_VARIABLES = JSON.stringify({});

/**
 * What outlives a test file: Jest loads every module anew for each file, but keeps the process. Nothing in it keeps that
 * process from ending, and its children end with it.
 */
export class JestWorkerState {
  readonly contract = new ResponseContract();
  private shops = 0;
  private starting?: Promise<Shared>;
  /** By their variables. */
  private readonly apis = new Map<string, SharedApi[]>();

  /** Starts the worker for the first file that asks, and an api for the first that asks for one more, or for other variables. */
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
   * Ends, without waiting for it, each api whose variables only the file of this moment has asked for. Idle ones follow the changes of the
   * database: twenty of them take a core.
   */
  endFile(): void {
    for (const [variables, apis] of this.apis) {
      if (variables === NO_VARIABLES) continue;
      this.apis.delete(variables);
      for (const { running } of apis) void running.stop();
    }
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

async function start(): Promise<Shared> {
  const mails = await SmtpSink.start();
  mails.unref();
  const service = await startService({ apis: 0, env: { SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example', OTP_PRICES: 'NGN=700' } });
  await service.startWorker();
  return { service, mails };
}
