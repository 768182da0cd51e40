import { randomUUID } from 'node:crypto';
import type { EventReader } from '../ports/event-reader';

/** An event that the suite needs, published by default. */
export interface EventFacts {
  workspaceId: string;
  slug: string;
  startAt: string;
  endAt: string;
  publishedAt?: string;
  /** Code that reveals the event's one ticket type, which is then hidden. */
  unlockCode?: string;
}

/** Behaviour of every EventReader; `arrange` creates published events, in display order, and returns a reader of them. */
export function eventReaderContract(arrange: (events: readonly EventFacts[]) => Promise<EventReader>): void {
  const [mine, yours] = [randomUUID(), randomUUID()];
  const now = new Date('2026-03-02T00:00:00Z');
  const yesterday = new Date('2026-03-01T00:00:00Z');
  const evening = { workspaceId: mine, slug: 'evening', startAt: '2026-03-05T18:00:00.000Z', endAt: '2026-03-05T22:00:00.000Z' };
  const slugsOf = async (events: readonly EventFacts[], workspaceId = mine) => {
    const reader = await arrange(events);
    return (await reader.list(workspaceId, yesterday)).map(({ slug }) => slug);
  };

  it('[D-32] lists events by the time they start, then in display order', async () => {
    const later = { ...evening, slug: 'later', startAt: '2026-03-05T19:00:00.000Z' };
    expect(await slugsOf([later, evening, { ...evening, slug: 'encore' }])).toEqual(['evening', 'encore', 'later']);
  });

  it('[D-32] lists an event that ended at the given moment or later', async () => {
    const ended = { ...evening, startAt: '2026-02-28T00:00:00.000Z' };
    expect(await slugsOf([{ ...ended, endAt: '2026-03-01T00:00:00.000Z' }])).toEqual(['evening']);
    expect(await slugsOf([{ ...ended, endAt: '2026-02-28T23:59:59.999Z' }])).toEqual([]);
  });

  it('finds an event from its time of publication on, and lists that time', async () => {
    const seen = async (publishedAt: string) => {
      const reader = await arrange([{ ...evening, publishedAt }]);
      const [listed] = await reader.list(mine, yesterday);
      return [listed?.publishAt, (await reader.find(mine, 'evening', now))?.slug];
    };
    expect(await seen('2026-03-02T00:00:00.000Z')).toEqual(['2026-03-02T00:00:00.000Z', 'evening']);
    expect(await seen('2026-03-02T00:00:00.001Z')).toEqual(['2026-03-02T00:00:00.001Z', undefined]);
  });

  it('[D-4] finds an event by its slug in any case, however long ago it ended', async () => {
    const reader = await arrange([{ ...evening, startAt: '2020-01-01T00:00:00.000Z', endAt: '2020-01-02T00:00:00.000Z' }]);
    expect(await reader.find(mine, 'EVENING', now)).toMatchObject({ slug: 'evening', endAt: '2020-01-02T00:00:00.000Z' });
    expect(await reader.find(mine, 'morning', now)).toBeUndefined();
  });

  it('[§4.4 unlockCodes] returns the ticket types that a code reveals, in its own event', async () => {
    const reader = await arrange([{ ...evening, unlockCode: 'Sesame' }]);
    const { id, ticketTypes } = (await reader.find(mine, 'evening', now))!;
    expect(await reader.revealedBy(mine, id, ['other', 'SESAME'])).toEqual([ticketTypes[0]!.id]);
    expect(await reader.revealedBy(mine, id, ['other'])).toEqual([]);
    expect(await reader.revealedBy(mine, randomUUID(), ['SESAME'])).toEqual([]);
    expect(await reader.revealedBy(yours, id, ['SESAME'])).toEqual([]);
  });

  it('[D-5] sees the events of the asked workspace only', async () => {
    expect(await slugsOf([evening], yours)).toEqual([]);
    const reader = await arrange([evening]);
    expect(await reader.find(yours, 'evening', now)).toBeUndefined();
  });
}
