import { ApiClient } from '../clients/api-client';
import type { RunningProcess } from './running-process';
import type { TestService } from './service';
import type { SmtpSink } from '../sinks/smtp-sink';

/** The api and the worker that the test files of a Jest worker share. */
export interface SharedService extends TestService {
  /** Receives the mails of all files: use addresses that no other file sends to. */
  mails: SmtpSink;
  /** Log of its first api, with the entries of other files. */
  log: Pick<RunningProcess, 'log' | 'logWith'>;
}

export interface SharedServiceOptions {
  /** Number of api processes; 1 by default. */
  apis?: number;
  /** Further variables of its apis; the worker does not have them. */
  env?: Record<string, string>;
}

/**
 * Returns the service, with a worker, that all test files of this Jest worker share. Shops isolate files:
 * a file reads only its own, and advances only their clocks.
 */
export async function sharedService({ apis: count = 1, env = {} }: SharedServiceOptions = {}): Promise<SharedService> {
  const state = globalThis.jestWorkerState;
  if (!state) throw new Error('Only *.e2e-spec.ts and *.browser-spec.ts, run by their jest configuration, have a shared service.');
  const { service, mails, apis } = await state.ask(count, env);
  const { operatorToken, databaseUrl, dataDir, secretKey } = service;
  const urls = apis.map(({ url }) => url);
  return {
    urls,
    client: new ApiClient(urls[0]!),
    operatorToken,
    databaseUrl,
    dataDir,
    secretKey,
    slugFor: (name) => state.slugFor(name),
    mails,
    log: apis[0]!.running,
  };
}
