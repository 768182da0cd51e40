import type { Throttled } from './domain-error';

/** Most large pieces of work of a process at a time (D-116). */
const MOST_LARGE = 2;

/** A workspace with work under way. */
export interface Turn {
  readonly workspaceId: string;
  /** Uses more of the process than other requests do. */
  readonly isLarge: boolean;
}

/** Turns that block another one: one of the same workspace, or as many large ones as a process allows. */
export type TurnsBefore = 'workspace' | 'process';

/** Decides on a turn beside those that are taken: `taken`, or the reason against it. */
export function decideTurn(taken: Iterable<Turn>, { workspaceId, isLarge }: Turn): 'taken' | TurnsBefore {
  const others = [...taken];
  if (others.some((other) => other.workspaceId === workspaceId)) return 'workspace';
  return isLarge && others.filter((other) => other.isLarge).length >= MOST_LARGE ? 'process' : 'taken';
}

/** Turns of this process at work of one kind: one for each workspace, and two large ones in all. */
export class Turns {
  private readonly taken = new Set<Turn>();

  /** @param refusal returns the error that refuses a turn */
  constructor(private readonly refusal: (before: TurnsBefore) => Throttled) {}

  /** @throws Throttled */
  take(workspaceId: string): HeldTurn {
    return new HeldTurn(this.taken, workspaceId, this.refusal);
  }
}

/** A turn until its end. */
export class HeldTurn {
  private turn?: Turn;

  constructor(
    private readonly taken: Set<Turn>,
    private readonly workspaceId: string,
    private readonly refusal: (before: TurnsBefore) => Throttled,
  ) {
    this.become(false);
  }

  /** Continues as a large turn; a refused one stays unchanged. @throws Throttled */
  grow(): void {
    if (this.turn?.isLarge === false) this.become(true);
  }

  end(): void {
    if (this.turn) this.taken.delete(this.turn);
    this.turn = undefined;
  }

  private become(isLarge: boolean): void {
    const turn: Turn = { workspaceId: this.workspaceId, isLarge };
    const decision = decideTurn(
      [...this.taken].filter((other) => other !== this.turn),
      turn,
    );
    if (decision !== 'taken') throw this.refusal(decision);
    this.end();
    this.taken.add((this.turn = turn));
  }
}
