import { isOutOfMemory, ThreadPool } from '@svc/adapters/documents';
import { InvalidInput } from '@svc/kernel';
import {
  DocumentsBusy,
  type ApplyDocumentCommand,
  type ChangeItemCommand,
  type CreateItemCommand,
  type WriteStorefrontCommand,
} from '@svc/workspace-document';
import { answerIn, type JsonAnswer, type Outcome } from './json-answer';
import type { JsonBytes, SentJson } from './json-bytes';

/** A command whose body is still to be parsed. */
type Unparsed<Command, Body extends keyof Command> = Omit<Command, Body> & { body?: SentJson };

/** Tasks of the threads, each with its input. */
export interface DocumentTasks {
  applyDocument: Unparsed<ApplyDocumentCommand, 'document'>;
  exportDocument: { workspaceId: string };
  createItem: Unparsed<CreateItemCommand, 'body'>;
  changeItem: Unparsed<ChangeItemCommand, 'patch'>;
  writeStorefront: Unparsed<WriteStorefrontCommand, 'body'>;
}

/** One thread, so that a process takes only one more connection for documents. Small documents of other workspaces wait for it. */
const THREADS = 1;
const MOST_WAITING = 64;
const WITHIN_MS = 120_000;
/** A document of 30 MB takes some 300. */
const MOST_MEMORY_MB = 512;

/** A body, or a workspace, that exceeds a thread's memory (413). */
export class DocumentTooCostly extends InvalidInput {
  constructor() {
    super(
      'This takes more memory to work on than the service has for one document. Send, or keep, fewer things: a document may be applied section by section.',
    );
  }
}

/**
 * Processes documents, and other large bodies, in a worker thread with its own memory: the process serves others meanwhile, and survives
 * its failure (D-116).
 */
export class ThreadedDocuments {
  private readonly pool: ThreadPool;

  /** @param file path of the bundled `document-thread.ts` */
  constructor(file: string, memoryMb = MOST_MEMORY_MB) {
    this.pool = new ThreadPool({
      file,
      threads: THREADS,
      waiting: MOST_WAITING,
      withinMs: WITHIN_MS,
      memoryMb,
      busy: () => new DocumentsBusy('process'),
    });
  }

  /**
   * Runs the task, and transfers its body, if it has one.
   * @throws DocumentsBusy, DocumentTooCostly, and errors of the use case
   */
  async run<Name extends keyof DocumentTasks>(name: Name, input: Omit<DocumentTasks[Name], 'body'>, body?: JsonBytes): Promise<JsonAnswer> {
    const sent = body && { body: { blocks: body.blocks, length: body.length, hasEscapes: body.hasEscapes } satisfies SentJson };
    try {
      return await answerIn(
        await this.pool.run<Outcome>(
          name,
          { ...input, ...sent },
          body?.blocks.map(({ buffer }) => buffer),
        ),
      );
    } catch (error) {
      throw isOutOfMemory(error) ? new DocumentTooCostly() : error;
    }
  }

  /** Ends the thread. */
  end(): Promise<void> {
    return this.pool.end();
  }
}
