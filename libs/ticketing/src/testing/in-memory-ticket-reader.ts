import type { TicketSource } from '../domain/ticket-source';
import { TicketReader } from '../ports/ticket-reader';

/** Finds the tickets it was given. */
export class InMemoryTicketReader extends TicketReader {
  constructor(private readonly tickets: readonly TicketSource[] = []) {
    super();
  }

  async find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined> {
    return this.tickets.find(({ workspace, seat }) => workspace.slug === workspaceSlug.toLowerCase() && seat.attendeeId === attendeeId);
  }
}
