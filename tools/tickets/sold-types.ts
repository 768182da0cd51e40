import { eventOf, type TicketCell, ticketItemOf } from './ticket-cells';

/** A ticket type that a page of an event offers, and how it is taken. */
export interface SoldType {
  event: string;
  name: string;
  kind: string;
  /** The code that reveals it. */
  code?: string;
  quantity: number;
}

interface DocumentEvent {
  slug: string;
  mode?: string;
  published?: boolean;
  ticketTypes?: { key: string; name: string; kind: string; visibility?: string; minPerOrder?: number }[];
  unlockCodes?: { code: string; ticketTypeRefs: string[] }[];
}

/** Every ticket type that events of a workspace document sell or give away on their pages. */
export function soldTypesIn(events: readonly DocumentEvent[]): SoldType[] {
  return events
    .filter(({ mode, published = true }) => mode !== 'external' && published)
    .flatMap(({ slug, ticketTypes = [], unlockCodes = [] }) =>
      ticketTypes.map(({ key, name, kind, visibility = 'public', minPerOrder = 1 }) => {
        const code =
          visibility === 'public' ? undefined : unlockCodes.find(({ ticketTypeRefs }) => ticketTypeRefs.includes(`${slug}/${key}`))?.code;
        return { event: slug, name, kind, code, quantity: minPerOrder };
      }),
    );
}

/** A workspace document that sells these ticket types: events ask ages and e-mails for all their tickets, so each way has its own. */
export function documentOf(cells: readonly TicketCell[]): { document: object; types: SoldType[] } {
  const ways = new Map<string, TicketCell[]>();
  for (const cell of cells) {
    const { dobMode, attendeeEmailRequired } = eventOf(cell);
    const way = `${dobMode}-${attendeeEmailRequired ? 'mailed' : 'free'}`;
    ways.set(way, [...(ways.get(way) ?? []), cell]);
  }
  const events = [...ways].map(([way, its]) => ({
    slug: way,
    title: way,
    startAt: '2031-03-01T18:00:00Z',
    endAt: '2031-03-01T22:00:00Z',
    timezone: 'Africa/Lagos',
    ...eventOf(its[0]!),
    ticketTypes: its.map((cell, index) => ticketItemOf(cell, `type-${index + 1}`)),
  }));
  const types = [...ways].flatMap(([event, its]) =>
    its.map(({ kind, quantity }, index): SoldType => ({ event, name: `type-${index + 1}`, kind, quantity })),
  );
  return { document: { version: 1, events }, types };
}
