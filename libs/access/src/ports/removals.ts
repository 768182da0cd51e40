import type { Removal, RemovalCounts, RemovalFindings } from '../domain/removal';

/** Removals of workspaces, written within one transaction. */
export interface RemovalStore {
  /** Returns the removal of a workspace that another request has made meanwhile. */
  find(workspaceId: string): Promise<Removal | undefined>;
  /** Returns the facts by which a removal is decided. */
  findings(workspaceId: string): Promise<RemovalFindings>;
  counts(workspaceId: string): Promise<RemovalCounts>;
  /** Hides the workspace from everybody, and announces that to all processes. */
  insert(removal: Removal & { requestedAt: Date }, requestId: string): Promise<void>;
  /** Begins the deletion of rows; returns their number. */
  begin(workspaceId: string, startedAt: Date): Promise<number>;
  /** Withdraws a removal that has not begun: the workspace is as before. */
  withdraw(workspaceId: string): Promise<void>;
}

/** Reads removals, those that are finished included. */
export abstract class RemovalList {
  /** Finds a removal by the id or the slug of the workspace, a slug in any case. */
  abstract find(workspace: { id: string } | { slug: string }): Promise<Removal | undefined>;
}

/** Stored files of one upload or submission of a removed workspace. */
export interface RemovedFiles {
  kind: 'media' | 'submission';
  id: string;
  /** Names in the storage. */
  names: readonly string[];
}

/** Opaque name of a table, and the last row of it that was deleted. */
export interface RowPlace {
  table: string;
  after?: readonly string[];
}

/** Deletes what a removed workspace stored, a few rows in each transaction. */
export abstract class RemovedRows {
  /** Returns the oldest removal that was requested before a moment and is not finished. */
  abstract next(before: Date): Promise<Removal | undefined>;
  /** Returns the next few uploads and submissions with files. */
  abstract files(workspaceId: string, most: number): Promise<RemovedFiles[]>;
  /** Deletes the rows of uploads and submissions whose files are deleted. */
  abstract dropFiles(workspaceId: string, files: readonly RemovedFiles[]): Promise<void>;
  /** Returns the names of all tables with rows of workspaces: those that refer to others come before these. */
  abstract tables(): Promise<string[]>;
  /** Deletes up to `most` rows behind a place. Returns their number, and the place to go on at; without one the table has none left. */
  abstract remove(workspaceId: string, place: RowPlace, most: number): Promise<{ rows: number; next?: RowPlace }>;
  /** Deletes the workspace itself, and notes that its removal is finished. */
  abstract finish(workspaceId: string, finishedAt: Date): Promise<void>;
}
