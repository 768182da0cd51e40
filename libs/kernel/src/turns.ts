import { DocumentsBusy } from './document.errors';

/** Large documents at most that a process takes in and works on at a time (D-116). */
const MOST_LARGE = 2;

/** Somebody who has a document, or something as large, in work. */
export interface Turn {
  readonly workspaceId: string;
  /** Its body is larger than those of other requests. */
  readonly isLarge: boolean;
}

/** The reason against a turn beside those that are taken: another one of the workspace, or as many large ones as a process takes. */
export function decideTurn(taken: Iterable<Turn>, { workspaceId, isLarge }: Turn): 'taken' | 'workspace' | 'process' {
  const others = [...taken];
  if (others.some((other) => other.workspaceId === workspaceId)) return 'workspace';
  return isLarge && others.filter((other) => other.isLarge).length >= MOST_LARGE ? 'process' : 'taken';
}

/** The turns of this process: one for each workspace, and for two large documents in all. */
export class DocumentTurns {
  private readonly taken = new Set<Turn>();

  /** @throws DocumentsBusy */
  take(workspaceId: string): HeldTurn {
    return new HeldTurn(this.taken, workspaceId);
  }
}

/** A turn until it is ended. */
export class HeldTurn {
  private turn?: Turn;

  constructor(
    private readonly taken: Set<Turn>,
    private readonly workspaceId: string,
  ) {
    this.become(false);
  }

  /** Goes on as a large one; one that may not is as it was. @throws DocumentsBusy */
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
    if (decision !== 'taken') throw new DocumentsBusy(decision);
    this.end();
    this.taken.add((this.turn = turn));
  }
}
