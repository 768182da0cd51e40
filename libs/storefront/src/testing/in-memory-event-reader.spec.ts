import { anEventSource } from './event-source.builder';
import { eventReaderContract } from './event-reader.contract';
import { InMemoryEventReader } from './in-memory-event-reader';

describe('events in memory', () => {
  eventReaderContract(async (events) => new InMemoryEventReader(events.map(({ workspaceId, ...facts }) => ({ workspaceId, event: anEventSource({ ...facts, publishAt: facts.publishedAt }) }))));
});
