import type { AnnouncedKind } from './changes';

/**
 * Dependencies of a response, as far as its reader declares them: whole kinds, wherever a thing that is not shown yet may come to be shown,
 * and single things by their ids. A response of a reader that declares none depends on everything of its workspace. Settings of the
 * workspace need no declaration: every response depends on them.
 */
export class Dependencies {
  readonly kinds = new Set<AnnouncedKind>();
  readonly ids = new Set<string>();
  private named = false;

  /** True when the response depends on the declared dependencies alone. */
  get areKnown(): boolean {
    return this.named;
  }

  /** Adds dependencies to those declared before. */
  add({ kinds = [], ids = [] }: { kinds?: readonly AnnouncedKind[]; ids?: readonly string[] }): void {
    this.named = true;
    for (const kind of kinds) this.kinds.add(kind);
    for (const id of ids) this.ids.add(id);
  }
}
