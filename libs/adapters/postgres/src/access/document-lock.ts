import { statement } from '../work/statement';

/** SQL of the name of the lock for changes of the items of the workspace $1. */
export const DOCUMENT_LOCK = `hashtextextended('workspace-document ' || $1::text, 0)`;

export const LOCK_DOCUMENT_ALONE = statement('access.lock_document')`select pg_advisory_xact_lock(${DOCUMENT_LOCK})`;
