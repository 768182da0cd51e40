/** `live` is for money and people, `test` for trying out (D-6). */
export type Mode = 'live' | 'test';

/** A workspace in one of its modes: each has a clock of its own (ADR 0044). */
export interface WorkspaceMode {
  workspaceId: string;
  mode: Mode;
}

/** The service's time (D-7): the database clock plus the offsets that development and tests may set (D-115, ADR 0044). */
export abstract class Clock {
  /** Returns the present moment, UTC, of a workspace and mode: by default those of the present tenant scope. */
  abstract now(of?: WorkspaceMode): Date;
}

/** The database clock itself, which cannot be set: rate limits go by it (D-115). */
export abstract class RealClock {
  /** Returns the present moment, UTC. */
  abstract now(): Date;
}
