import type { EventSource } from '../domain/event-source';
import { EventReader } from '../ports/event-reader';

interface HeldCode {
  code: string;
  ticketTypeIds: readonly string[];
}

/** Published events of workspaces, in memory and in display order. */
export class InMemoryEventReader extends EventReader {
  constructor(private readonly held: readonly { workspaceId: string; event: EventSource; unlockCodes?: readonly HeldCode[] }[]) {
    super();
  }

  async list(workspaceId: string, endedSince: Date): Promise<EventSource[]> {
    return this.of(workspaceId)
      .filter(({ endAt, isCancelled }) => new Date(endAt) >= endedSince && !isCancelled)
      .sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt));
  }

  async find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined> {
    const published = this.of(workspaceId).filter(({ publishAt }) => !publishAt || new Date(publishAt) <= publishedUntil);
    return published.find((event) => event.slug.toLowerCase() === slug.toLowerCase());
  }

  async revealedBy(workspaceId: string, eventId: string, codes: readonly string[]): Promise<string[]> {
    const typed = codes.map((code) => code.toLowerCase());
    const unlockCodes = this.held
      .filter((entry) => entry.workspaceId === workspaceId && entry.event.id === eventId)
      .flatMap((entry) => entry.unlockCodes ?? []);
    return unlockCodes.filter(({ code }) => typed.includes(code.toLowerCase())).flatMap(({ ticketTypeIds }) => ticketTypeIds);
  }

  private of(workspaceId: string): EventSource[] {
    return this.held.filter((entry) => entry.workspaceId === workspaceId).map(({ event }) => event);
  }
}
