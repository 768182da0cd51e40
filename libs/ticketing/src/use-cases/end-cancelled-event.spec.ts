import {
  CancelledEvents,
  type DependantName,
  type EndingCancellation,
  type EventDependant,
  EventDependants,
  type EventName,
} from '../ports/event-cancellations';
import { EndCancelledEvent } from './end-cancelled-event';

const EVENT: EventName = { workspaceId: 'w', eventId: 'e' };
const named = (...ids: string[]): DependantName[] => ids.map((id) => ({ workspaceId: 'w', mode: 'live', id }));

const CHOICES: EndingCancellation = { notify: true, refund: 'all', by: { requestId: 'req_1' } };

/** A cancelled event in memory, whose dependants end once. */
class InMemoryCancelledEvents extends CancelledEvents {
  isComplete = false;

  constructor(readonly dependants: Record<EventDependant, DependantName[]>) {
    super();
  }

  async due() {
    return this.isComplete ? [] : [EVENT];
  }

  async find() {
    return this.isComplete ? undefined : CHOICES;
  }

  async left(kind: EventDependant, _: EventName, { after, most }: { after?: string; most: number }) {
    return this.dependants[kind].filter(({ id }) => after === undefined || id > after).slice(0, most);
  }

  async complete() {
    this.isComplete = true;
  }
}

/** Ends dependants, and cannot end a given one. */
class StuckDependants extends EventDependants {
  readonly ended: string[] = [];

  constructor(
    private readonly events: InMemoryCancelledEvents,
    public stuck?: string,
  ) {
    super();
  }

  async end(kind: EventDependant, { id }: DependantName) {
    if (id === this.stuck) throw new Error(`stuck at ${id}`);
    this.ended.push(id);
    this.events.dependants[kind] = this.events.dependants[kind].filter((each) => each.id !== id);
  }
}

describe('[D-147] [ADR 0147 r3] the end of a cancelled event', () => {
  it('comes to checkouts first, then to registrations and orders, page by page, and is complete then', async () => {
    const events = new InMemoryCancelledEvents({ order: named('o1'), registration: named('r1', 'r2', 'r3'), checkout: named('c1', 'c2') });
    const dependants = new StuckDependants(events);
    expect(await new EndCancelledEvent(events, dependants, 2).execute(EVENT)).toBe(6);
    expect(dependants.ended).toEqual(['c1', 'c2', 'r1', 'r2', 'r3', 'o1']);
    expect(events.isComplete).toBe(true);
    expect(await new EndCancelledEvent(events, dependants, 2).execute(EVENT)).toBe(0);
  });

  it('leaves what cannot be ended to the next run, ends everything else once, and reports the first error', async () => {
    const events = new InMemoryCancelledEvents({ order: named('o1', 'o2'), registration: named('r1', 'r2'), checkout: named('c1') });
    const dependants = new StuckDependants(events, 'r1');
    for (let runs = 0; runs < 2; runs += 1)
      await expect(new EndCancelledEvent(events, dependants, 1).execute(EVENT)).rejects.toThrow('stuck at r1');
    expect([dependants.ended, events.isComplete]).toEqual([['c1', 'r2', 'o1', 'o2'], false]);
    dependants.stuck = undefined;
    expect(await new EndCancelledEvent(events, dependants, 1).execute(EVENT)).toBe(1);
    expect([dependants.ended.at(-1), events.isComplete]).toEqual(['r1', true]);
  });
});
