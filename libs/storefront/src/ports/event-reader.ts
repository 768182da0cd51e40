import type { EventSource, EventSummarySource } from '../domain/event-source';

/** Events of a workspace that are published and not deleted. One statement each. */
export abstract class EventReader {
  /**
   * Returns the events that are on and ended at `endedSince` or later, by start; those with the same start in display order.
   * It includes events with a future time of publication.
   */
  abstract list(workspaceId: string, endedSince: Date): Promise<EventSummarySource[]>;
  /** Returns an event by slug, ignoring case (D-4), published at `publishedUntil` or earlier, even if it ended long ago. */
  abstract find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined>;
  /** Returns the ids of the event's ticket types that these unlock codes reveal, ignoring case; a used-up code reveals none. */
  abstract revealedBy(workspaceId: string, eventId: string, codes: readonly string[]): Promise<string[]>;
}
