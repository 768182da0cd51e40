import type { AnnouncedKind } from './changes';

/**
 * What an answer is made of, as far as its reader says so: whole kinds, wherever a thing that is not shown yet may come to be
 * shown, and single things by their ids. A reader that says nothing depends on everything of its workspace. Settings of the
 * workspace need not be named: every answer depends on them.
 */
export class Dependencies {
  readonly kinds = new Set<AnnouncedKind>();
  readonly ids = new Set<string>();
  private named = false;

  /** Whether the answer depends on what was named alone. */
  get areKnown(): boolean {
    return this.named;
  }

  /** Names what the answer is made of, beside what was named before. */
  add({ kinds = [], ids = [] }: { kinds?: readonly AnnouncedKind[]; ids?: readonly string[] }): void {
    this.named = true;
    for (const kind of kinds) this.kinds.add(kind);
    for (const id of ids) this.ids.add(id);
  }
}
