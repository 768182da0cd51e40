import type { TicketSource } from '../domain/ticket-source';

/** Reads what a ticket tells. One statement. */
export abstract class TicketReader {
  /** Of an attendee of the workspace with this slug, in whatever mode and status; undefined when there is none. */
  abstract find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined>;
}
