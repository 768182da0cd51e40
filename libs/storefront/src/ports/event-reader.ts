import type { EventSource, EventSummarySource } from '../domain/event-source';
import type { EventWindow } from '../domain/event-window';

/** Events of a workspace whose switch stands on published; what is deleted is never seen. One statement each. */
export abstract class EventReader {
  /** Those of the window, by the time they start; of events that start together, in display order. */
  abstract list(workspaceId: string, window: EventWindow): Promise<EventSummarySource[]>;
  /** By slug, whatever its case (D-4), published at `publishedUntil` or before; also one that ended long ago. */
  abstract find(workspaceId: string, slug: string, publishedUntil: Date): Promise<EventSource | undefined>;
}
