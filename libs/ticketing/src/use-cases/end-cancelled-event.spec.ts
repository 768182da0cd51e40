import { CancelledEvents, type DependantName, type EventDependant, EventDependants, type EventName } from '../ports/event-cancellations';
import { EndCancelledEvent } from './end-cancelled-event';

const EVENT: EventName = { workspaceId: 'w', eventId: 'e' };
const named = (...ids: string[]): DependantName[] => ids.map((id) => ({ workspaceId: 'w', mode: 'live', id }));

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
    return this.isComplete ? undefined : { notify: true };
  }

  async left(kind: EventDependant, _: EventName, { after, most }: { after?: string; most: number }) {
    return this.dependants[kind].filter(({ id }) => after === undefined || id > after).slice(0, most);
  }

  async complete() {
    this.isComplete = true;
  }
}

/** Ends dependants, and is killed before a given one. */
class KilledDependants extends EventDependants {
  readonly ended: string[] = [];

  constructor(
    private readonly events: InMemoryCancelledEvents,
    public killedBefore?: string,
  ) {
    super();
  }

  async end(kind: EventDependant, { id }: DependantName) {
    if (id === this.killedBefore) throw new Error('killed');
    this.ended.push(id);
    this.events.dependants[kind] = this.events.dependants[kind].filter((each) => each.id !== id);
  }
}

describe('[D-147] [ADR 0147 r3] the end of a cancelled event', () => {
  it('comes to checkouts first, then to registrations and orders, page by page, and is complete then', async () => {
    const events = new InMemoryCancelledEvents({ order: named('o1'), registration: named('r1', 'r2', 'r3'), checkout: named('c1', 'c2') });
    const dependants = new KilledDependants(events);
    expect(await new EndCancelledEvent(events, dependants, 2).execute(EVENT)).toBe(6);
    expect(dependants.ended).toEqual(['c1', 'c2', 'r1', 'r2', 'r3', 'o1']);
    expect(events.isComplete).toBe(true);
    expect(await new EndCancelledEvent(events, dependants, 2).execute(EVENT)).toBe(0);
  });

  it('goes on where a killed process has left it, and ends everything once', async () => {
    const events = new InMemoryCancelledEvents({ order: named('o1', 'o2'), registration: named('r1', 'r2'), checkout: named('c1') });
    const dependants = new KilledDependants(events);
    for (const killedBefore of ['c1', 'r2', 'o1', 'o2']) {
      dependants.killedBefore = killedBefore;
      await expect(new EndCancelledEvent(events, dependants, 2).execute(EVENT)).rejects.toThrow('killed');
      expect(events.isComplete).toBe(false);
    }
    dependants.killedBefore = undefined;
    await new EndCancelledEvent(events, dependants, 2).execute(EVENT);
    expect([...dependants.ended].sort()).toEqual(['c1', 'o1', 'o2', 'r1', 'r2']);
    expect(events.isComplete).toBe(true);
  });
});
