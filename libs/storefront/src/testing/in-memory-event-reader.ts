import type { EventSource } from '../domain/event-source';
import type { EventWindow } from '../domain/event-window';
import { EventReader } from '../ports/event-reader';

/** Published events of workspaces, held in memory in display order. */
export class InMemoryEventReader extends EventReader {
  constructor(private readonly held: readonly { workspaceId: string; event: EventSource }[]) {
    super();
  }

  async list(workspaceId: string, { publishedUntil, endedSince }: EventWindow): Promise<EventSource[]> {
    return this.publishedOf(workspaceId, publishedUntil)
      .filter(({ endAt }) => new Date(endAt) >= endedSince)
      .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  }

  async find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined> {
    return this.publishedOf(workspaceId, publishedUntil).find((event) => event.slug.toLowerCase() === slug.toLowerCase());
  }

  private publishedOf(workspaceId: string, until: Date): EventSource[] {
    return this.held
      .filter((entry) => entry.workspaceId === workspaceId)
      .map(({ event }) => event)
      .filter(({ publishedAt }) => new Date(publishedAt) <= until);
  }
}
