import { randomUUID } from 'node:crypto';
import type { CounterMove, EventItem, EventOnSale, EventRules, GivenCode } from '@svc/ticketing';

interface SavedEvent {
  item: EventItem;
  rules: Omit<EventRules, 'timezone'> & { timezone?: string };
  codes: (GivenCode & { code: string })[];
}

/** Events and the counts of their seats, in maps. Things keep their ids by their keys. */
export class InMemoryEvents {
  private readonly events = new Map<string, SavedEvent>();
  private readonly ids = new Map<string, string>();
  private readonly capacities = new Map<string, number | undefined>();
  private readonly sold = new Map<string, number>();

  save(workspaceId: string, item: EventItem): void {
    const key = `${workspaceId} ${item.slug}`;
    const id = (path: string) => {
      if (!this.ids.has(`${key} ${path}`)) this.ids.set(`${key} ${path}`, randomUUID());
      return this.ids.get(`${key} ${path}`)!;
    };
    const { slug, title, startAt, endAt, dobMode, attendeeEmailRequired, timezone, days, ticketTypes, unlockCodes } = item;
    this.events.set(key, {
      item,
      rules: {
        id: id('event'), version: (this.events.get(key)?.rules.version ?? 0) + 1, slug, title, startAt, endAt, dobMode, attendeeEmailRequired, timezone,
        dayIds: days.map((day) => id(`day ${day.key}`)),
        ticketTypes: ticketTypes.map((tier) => ({ ...tier, id: id(`tier ${tier.key}`), validDayIds: tier.validDays.map((day) => id(`day ${day}`)) })),
      },
      codes: unlockCodes.map(({ code, ticketTypeRefs }) => ({
        id: id(`code ${code}`), code: code.toLowerCase(), ticketTypeIds: ticketTypeRefs.map((ref) => id(`tier ${ref.split('/')[1]!}`)),
      })),
    });
    this.capacities.set(id('event'), item.capacity);
    for (const day of days) this.capacities.set(id(`day ${day.key}`), day.capacity);
    for (const tier of ticketTypes) this.capacities.set(id(`tier ${tier.key}`), tier.capacity);
    for (const { code, maxUses } of unlockCodes) this.capacities.set(id(`code ${code}`), maxUses);
  }

  find(workspaceId: string, slug: string, { timezone, codes, now }: { timezone: string; codes: readonly string[]; now: Date }): EventOnSale | undefined {
    const event = this.events.get(`${workspaceId} ${slug.toLowerCase()}`);
    if (!event?.item.published || new Date(event.item.publishedAt ?? 0) > now) return undefined;
    const given = codes.flatMap((code) => event.codes.filter((known) => known.code === code.toLowerCase()));
    const { rules } = event;
    const counted = [rules.id, ...rules.dayIds, ...rules.ticketTypes.map(({ id }) => id), ...given.map(({ id }) => id)];
    return {
      rules: { ...rules, timezone: rules.timezone ?? timezone },
      codes: given.map(({ id, ticketTypeIds }) => ({ id, ticketTypeIds })),
      left: Object.fromEntries(counted.filter((id) => this.capacities.get(id) !== undefined).map((id) => [id, this.left(id)])),
    };
  }

  versionOf(eventId: string): number | undefined {
    return [...this.events.values()].find(({ rules }) => rules.id === eventId)?.rules.version;
  }

  canTake(moves: readonly CounterMove[]): boolean {
    return moves.every(({ subjectId, count }) => this.left(subjectId) >= count);
  }

  /** Takes what the moves count, or gives it back with -1. */
  move(moves: readonly CounterMove[], sign: 1 | -1): void {
    for (const { subjectId, count } of moves) this.sold.set(subjectId, (this.sold.get(subjectId) ?? 0) + sign * count);
  }

  private left(id: string): number {
    return Math.max(0, (this.capacities.get(id) ?? Infinity) - (this.sold.get(id) ?? 0));
  }
}
