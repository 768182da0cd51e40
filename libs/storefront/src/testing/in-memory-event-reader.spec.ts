import { anEventSource } from './event-source.builder';
import { eventReaderContract } from './event-reader.contract';
import { InMemoryEventReader } from './in-memory-event-reader';

describe('events in memory', () => {
  eventReaderContract(
    async (events) =>
      new InMemoryEventReader(
        events.map(({ workspaceId, unlockCode, ...facts }) => {
          const event = anEventSource({ ...facts, publishAt: facts.publishedAt });
          return { workspaceId, event, unlockCodes: unlockCode ? [{ code: unlockCode, ticketTypeIds: [event.ticketTypes[0]!.id] }] : [] };
        }),
      ),
  );
});
