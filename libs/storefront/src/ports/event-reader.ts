import type { EventSource, EventSummarySource } from '../domain/event-source';

/** Events of a workspace that are switched to published and not deleted. One statement each. */
export abstract class EventReader {
  /**
   * Those that ended at `endedSince` or after, by the time they start; of events that start together, in display order.
   * Those whose time of publication is to come are among them.
   */
  abstract list(workspaceId: string, endedSince: Date): Promise<EventSummarySource[]>;
  /** By slug, whatever its case (D-4), published at `publishedUntil` or before; also one that ended long ago. */
  abstract find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined>;
  /** Ids of the event's ticket types that these unlock codes reveal, whatever their case; one that is used up reveals none. */
  abstract revealedBy(workspaceId: string, eventId: string, codes: readonly string[]): Promise<string[]>;
}
