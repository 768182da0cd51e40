import type { SectionStore } from '@svc/contracts';
import type { EventItem } from '../domain/event.item';

/**
 * The events of one workspace, within a transaction. Days, ticket types, price phases and unlock codes keep their ids
 * by key; capacities follow the document. `save` throws InvalidInput when a capacity falls below what is sold or held.
 */
export type EventStore = SectionStore<EventItem>;
