import { LineLooks, type LineLook } from '../ports/page-readers';

/** Display data of lines, by workspace and id. */
export class InMemoryLineLooks extends LineLooks {
  constructor(private readonly looks: ReadonlyMap<string, Readonly<Record<string, LineLook>>> = new Map()) {
    super();
  }

  async read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>> {
    const looks = this.looks.get(workspaceId) ?? {};
    return new Map(ids.flatMap((id) => (looks[id] ? [[id, looks[id]] as const] : [])));
  }
}
