/** Entry point of the worker threads that process documents: tasks of `ThreadedDocuments`, by name. Bundled beside the api. */
import { constants, setPriority } from 'node:os';
import { isMainThread } from 'node:worker_threads';
import { asTenant, bindDocumentTx, BulkUnitOfWork, createDataSource, OutboxNotifier, sqlOf } from '@svc/adapters/postgres';
import {
  ApplyDocument,
  ChangeItem,
  CreateItem,
  ExportDocument,
  piecesOf,
  WriteStorefrontDocument,
  type DocumentUnitOfWork,
  type ItemAnswer,
} from '@svc/workspace-document';
import { move, transferableSymbol, valueSymbol } from 'piscina';
import { readConfig } from '../config/config';
import { UuidV7Generator } from '../secrets/random-sources';
import { parseJson } from './json-bytes';
import { answerOf, outcomeOf, postAnswer, type JsonAnswer, type Outcome } from './json-answer';
import type { DocumentTasks } from './threaded-documents';

// On Linux a priority is a thread's own; elsewhere it is the process's.
if (process.platform === 'linux' && !isMainThread) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

let opening: Promise<DocumentUnitOfWork> | undefined;

/** Opens the thread's one connection, since it does one thing at a time. After a failure the next task opens it. */
function opened(): Promise<DocumentUnitOfWork> {
  opening ??= open();
  opening.catch(() => (opening = undefined));
  return opening;
}

async function open(): Promise<DocumentUnitOfWork> {
  const { database, waits } = readConfig(process.env);
  const options = { url: database.url, poolSize: 1, statementMs: waits.statementMs, isTenantScoped: true };
  const sql = sqlOf(await createDataSource({ ...options, applicationName: `api ${process.pid} documents` }).initialize());
  const ids = new UuidV7Generator();
  // A relay that was not woken polls by itself a second later.
  const notifier = new OutboxNotifier(sql, () => undefined);
  // Tables that the thread could not analyze are analyzed by a worker seconds later.
  return new BulkUnitOfWork(
    sql,
    (sql) => bindDocumentTx(sql, ids),
    notifier,
    () => undefined,
  );
}

/** Returns a task that runs for its workspace, and posts its outcome. */
function task<Name extends keyof DocumentTasks>(work: (uow: DocumentUnitOfWork, input: DocumentTasks[Name]) => Promise<JsonAnswer>) {
  return async (input: DocumentTasks[Name]): Promise<unknown> => {
    const outcome: Outcome = await asTenant(input.workspaceId, async () => ({
      answer: postAnswer(await work(await opened(), input)),
    })).catch(outcomeOf);
    return 'answer' in outcome ? move({ [transferableSymbol]: [outcome.answer.port], [valueSymbol]: outcome }) : outcome;
  };
}

const answerOfItem = ({ view, revision }: ItemAnswer): JsonAnswer => answerOf(piecesOf(JSON.stringify(view)), `"${revision}"`);

/** The calling thread invalidates what is cached of the settings, as after every change (D-30). */
const invalidatesByItself = { invalidate: () => undefined };

export const applyDocument = task<'applyDocument'>(async (uow, { body, ...command }) =>
  answerOf(piecesOf(JSON.stringify(await new ApplyDocument(uow, invalidatesByItself).execute({ ...command, document: parseJson(body) })))),
);

export const exportDocument = task<'exportDocument'>(async (uow, query) => answerOf(await new ExportDocument(uow).execute(query)));

export const createItem = task<'createItem'>(async (uow, { body, ...command }) =>
  answerOfItem(await new CreateItem(uow).execute({ ...command, body: parseJson(body) })),
);

export const changeItem = task<'changeItem'>(async (uow, { body, ...command }) => {
  const changed = { ...command, patch: parseJson(body) };
  const change = new ChangeItem(uow);
  return command.isPreview
    ? answerOf(piecesOf(JSON.stringify(await change.preview(changed))))
    : answerOfItem(await change.execute(changed));
});

export const writeStorefront = task<'writeStorefront'>(async (uow, { body, ...command }) => {
  const { storefront, revision } = await new WriteStorefrontDocument(uow).execute({ ...command, body: parseJson(body) });
  return answerOf(piecesOf(JSON.stringify(storefront)), `"${revision}"`);
});
