import { LineLooks, type LineLook } from '../ports/page-readers';

/** Looks by workspace and id. */
export class InMemoryLineLooks extends LineLooks {
  constructor(private readonly looks: ReadonlyMap<string, Readonly<Record<string, LineLook>>> = new Map()) {
    super();
  }

  async read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>> {
    const known = this.looks.get(workspaceId) ?? {};
    return new Map(ids.flatMap((id) => (known[id] ? [[id, known[id]] as const] : [])));
  }
}
