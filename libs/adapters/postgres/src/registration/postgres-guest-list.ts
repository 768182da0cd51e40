import {
  GuestList, type AttendeeName, type DoorGuest, type GuestEvent, type GuestQuery, type GuestRegistration, type GuestSeat, type QuestionedEvent,
  type RegistrationName,
} from '@svc/registration';
import type { DataSource } from 'typeorm';
import { withoutNulls } from '../rows/columns-sql';
import { patternOf } from '../search-pattern';
import { AT_DOOR, OF_ATTENDEE, PAGE, QUESTIONED_EVENT, REGISTRATIONS } from './guest-list-sql';

type SeatRow = Omit<GuestSeat, 'checkedInAt'> & { checkedInAt?: string };
type RegistrationRow = Omit<GuestRegistration, 'workspaceId' | 'mode' | 'eventId' | 'contact' | 'seats'> &
  GuestRegistration['contact'] & { event: GuestEvent; seats: SeatRow[] };

/** Guests as they stand in the tables. */
export class PostgresGuestList extends GuestList {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async page(workspaceId: string, { mode, eventId, status, ticketTypeId, search, after, limit }: GuestQuery) {
    const filters = [eventId, status, ticketTypeId, search && patternOf(search), after];
    const rows = await this.dataSource.query<RegistrationRow[]>(PAGE, [workspaceId, mode, limit + 1, ...filters.map((value) => value ?? null)]);
    const data = rows.slice(0, limit).map((row) => registrationOf(row, { workspaceId, mode }));
    return rows.length > limit ? { data, next: data.at(-1)!.id } : { data };
  }

  async find({ workspaceId, mode, by }: RegistrationName): Promise<GuestRegistration | undefined> {
    const isMeant = 'registrationId' in by ? 'r.id = $3' : `r.id = ${OF_ATTENDEE}`;
    const id = 'registrationId' in by ? by.registrationId : by.attendeeId;
    const [row] = await this.dataSource.query<RegistrationRow[]>(`${REGISTRATIONS} and ${isMeant}`, [workspaceId, mode, id]);
    return row && registrationOf(row, { workspaceId, mode });
  }

  async atDoor({ workspaceId, mode, attendeeId }: AttendeeName): Promise<DoorGuest | undefined> {
    const [row] = await this.dataSource.query<(Omit<DoorGuest, 'attendee'> & { attendee: SeatRow })[]>(AT_DOOR, [workspaceId, mode, attendeeId]);
    return row && { ...withoutNulls<typeof row>(row), attendee: seatOf(row.attendee) };
  }

  async event(workspaceId: string, by: { id: string } | { slug: string }): Promise<QuestionedEvent | undefined> {
    const named = 'id' in by ? [by.id, null] : [null, by.slug];
    const [row] = await this.dataSource.query<{ event: QuestionedEvent }[]>(QUESTIONED_EVENT, [workspaceId, ...named]);
    return row?.event;
  }
}

function registrationOf(row: RegistrationRow, owner: Pick<GuestRegistration, 'workspaceId' | 'mode'>): GuestRegistration {
  const { name, email, phone, seats, ...facts } = withoutNulls<RegistrationRow>(row);
  return { ...owner, ...facts, eventId: facts.event.id, contact: { name, email, phone }, seats: seats.map(seatOf) };
}

function seatOf({ checkedInAt, ...seat }: SeatRow): GuestSeat {
  return { ...seat, checkedInAt: checkedInAt === undefined ? undefined : new Date(checkedInAt) };
}
