/** `live` is for money and people, `test` for trying out (D-6). */
export type Mode = 'live' | 'test';

/** A workspace in one of its modes: each has a clock of its own (ADR 0044). */
export interface WorkspaceMode {
  workspaceId: string;
  mode: Mode;
}

/** The service's time (D-7): the database clock plus the offsets that development and tests may set (D-115, ADR 0044). */
export abstract class Clock {
  /** The present moment, UTC, of a workspace and mode: those of the tenant scope at hand unless others are given. */
  abstract now(of?: WorkspaceMode): Date;
}

/** The database clock itself, which nobody moves: rate limits go by it (D-115). */
export abstract class RealClock {
  /** The present moment, UTC. */
  abstract now(): Date;
}
