import { ApiClient } from '../clients/api-client';
import type { RunningProcess } from './running-process';
import type { TestService } from './service';
import type { SmtpSink } from '../sinks/smtp-sink';

/** The api and the worker that the test files of a Jest worker share. */
export interface SharedService extends TestService {
  /** Takes the mails of all files: look for addresses that no other file sends to. */
  mails: SmtpSink;
  /** The log of its first api: what other files have done stands in it, too. */
  log: Pick<RunningProcess, 'log' | 'logWith'>;
}

export interface SharedServiceOptions {
  /** How many api processes answer; 1 by default. */
  apis?: number;
  /** Variables in which its apis differ from those of other files; the worker has none of them. */
  env?: Record<string, string>;
}

/**
 * The service that all test files of this Jest worker share, a worker included. Its shops are what keeps files apart:
 * a file looks at nothing but its own, and moves no clock but theirs.
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
