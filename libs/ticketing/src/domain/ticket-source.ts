import type { EventTimes, PlaceRules, SeatAtPlace } from '@svc/contracts';

/** One seat as it is stored. Ids are UUIDs. */
export interface SeatSource extends SeatAtPlace {
  attendeeId: string;
  /** Among the seats taken together, from 0. */
  position: number;
  serial: number;
  /** Who sits there; a seat of which nothing is told stays with who took it. */
  name?: string;
  tierName: string;
  checkedInAt?: string;
}

/** A seat and all that its ticket tells, as it is stored. Moments are UTC texts. */
export interface TicketSource {
  workspace: { id: string; slug: string; displayName: string; timezone: string };
  /** How the merchant shows up: pictures as http(s) addresses, the colour as `#rrggbb` or one of its short forms. */
  branding: { logoUrl?: string; colour?: string; website?: string };
  event: Omit<EventTimes, 'timezone'> & PlaceRules & {
    id: string;
    /** Counts up with each change. */
    version: number;
    title: string;
    /** The store's when absent. */
    timezone?: string;
    doorsAt?: string;
    coverUrl?: string;
    /** The merchant has deleted it. */
    removed: boolean;
  };
  seat: SeatSource;
  /** Of the seat's tier; none means every day. */
  validDayIds: readonly string[];
  /** Who took the seats. */
  contactName?: string;
  takenAt: string;
  /** All seats that were taken together, this one among them, in their order. */
  group: readonly SeatSource[];
}
