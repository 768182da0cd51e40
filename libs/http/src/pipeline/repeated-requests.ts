import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeptAnswers, type KeptAnswer, type KeyedRequest, replayOf, requestFingerprint } from '@svc/access';
import { JsonAnswer, JsonBytes } from '@svc/composition';
import { readIdempotencyKey } from '@svc/contracts';
import { Clock } from '@svc/kernel';
import { Answer, EventAnswer, Table } from '../edge/answers';
import { digestUpload } from '../edge/body/upload';
import { uploadDigestOf } from '../edge/body/upload-digest';
import { takesKey } from '../edge/idempotency';
import type { ApiOperation, OperatorOperation, WorkspaceOperation } from '../edge/operation';
import type { OperationExchange } from './operation-exchange';
import type { OperationInput } from './read-input';

type Operation = WorkspaceOperation | OperatorOperation;

/**
 * Requests of the management API with an `Idempotency-Key`: the first one is done, and each repetition gets its answer (D-150). What the
 * first one writes and its answer are committed together. Refusals are not kept, so that the key stays free.
 */
@Injectable()
export class RepeatedRequests {
  constructor(
    private readonly kept: KeptAnswers,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for a malformed key, IdempotencyKeyReused, RequestInFlight, FinalConflict, and all errors of `execute` */
  async answer(exchange: OperationExchange, operation: Operation, input: OperationInput, execute: () => unknown): Promise<unknown> {
    const request = this.requestOf(exchange, operation, input);
    if (!request) return execute();
    return (await this.replay(exchange, operation, request)) ?? this.first(exchange, operation, request, execute);
  }

  private async first(exchange: OperationExchange, operation: Operation, request: KeyedRequest, execute: () => unknown): Promise<unknown> {
    try {
      return await this.kept.keep(request, async () => {
        const result = await execute();
        return { result, answer: keptOf(operation, result) };
      });
    } catch (error) {
      // Another request with the key may have been quicker, and has changed what this one was refused for.
      if (operation.upload && uploadDigestOf(exchange.request) === undefined) throw error;
      const replay = await this.replay(exchange, operation, request);
      if (replay) return replay;
      throw error;
    }
  }

  private async replay(exchange: OperationExchange, { upload }: Operation, request: KeyedRequest): Promise<Answer | undefined> {
    const first = await this.kept.find(request, request.now);
    if (!first) return undefined;
    if (upload && uploadDigestOf(exchange.request) === undefined) await digestUpload(exchange.request);
    const { status, headers, body } = replayOf(first, request.fingerprint());
    return new Answer(body === undefined ? undefined : JSON.parse(body), { status, headers: [...headers, 'Idempotent-Replayed', 'true'] });
  }

  private requestOf(exchange: OperationExchange, operation: Operation, input: OperationInput): KeyedRequest | undefined {
    if (!takesKey(operation)) return undefined;
    const key = readIdempotencyKey(exchange.request.headers['idempotency-key']?.toString(), { required: false });
    if (key === undefined || operation.writesNothing || isDryRun(input.query)) return undefined;
    const { administrator } = exchange.context;
    return {
      workspaceId: administrator!.workspace?.id,
      operation: operation.id,
      key: administrator!.operator ? `${JSON.stringify(exchange.params ?? {})} ${key}` : key,
      fingerprint: fingerprintIn(exchange, operation, input),
      now: this.clock.now(),
    };
  }
}

const isDryRun = (query: unknown): boolean => (query as { dryRun?: unknown } | undefined)?.dryRun === true;

/** Returns a function of the fingerprint: at once, since a large body goes to a thread; of an upload, when it has been read. */
function fingerprintIn({ request, params = {} }: OperationExchange, { path, upload }: ApiOperation, { query, sent }: OperationInput) {
  const of = (body: unknown) => requestFingerprint({ path, params, query: query ?? {}, body });
  if (upload) return () => of({ digest: uploadDigestOf(request) });
  const fingerprint = of(sent instanceof JsonBytes ? { digest: digestOf(sent) } : sent);
  return () => fingerprint;
}

/** Returns the digest of a body’s bytes; its last block may have room for more. */
function digestOf({ blocks, length }: JsonBytes): string {
  const hash = createHash('sha256');
  let left = length;
  for (const block of blocks) {
    hash.update(block.subarray(0, left));
    left -= block.length;
  }
  return hash.digest('hex');
}

/** Returns the answer to keep of a result; undefined for one that is none of success, and for files and streams. */
function keptOf({ status: declared = 200 }: Operation, result: unknown): KeptAnswer | undefined {
  if (result instanceof Table || result instanceof EventAnswer) return undefined;
  if (result instanceof JsonAnswer)
    return { status: declared, headers: ['ETag', result.etag], body: Buffer.concat(result.pieces).toString('utf8') };
  const { view, head } = result instanceof Answer ? result : new Answer(result);
  const status = head.status ?? declared;
  if (status >= 400) return undefined;
  const headers = [...(head.headers ?? []), ...(head.etag === undefined ? [] : ['ETag', head.etag])];
  return { status, headers, body: view === undefined ? undefined : JSON.stringify(view) };
}
