import type { AttendeeName, AttendeeStore, EventAttendee } from '@svc/registration';
import type { EntityManager } from 'typeorm';
import { attendeeEntity } from '../orders/order.entities';
import { fieldsOf, selectList, withoutNulls } from '../rows/columns-sql';
import { cleared } from '../rows/row-writes';

/** An attendee as `ATTENDEE` selects it; what is not told is null. */
export type AttendeeRow = { [Field in keyof Required<EventAttendee>]: EventAttendee[Field] | null };

/** Attendees of one workspace and mode; by hand, since conditions with joins and locks follow. */
export const ATTENDEE = `select ${selectList(attendeeEntity, { fields: fieldsOf(attendeeEntity, 'workspaceId', 'mode') })} from attendee where workspace_id = $1 and mode = $2`;

export const attendeeOf = (row: AttendeeRow): EventAttendee => withoutNulls<EventAttendee>(row);

/** Attendees at the door, within one transaction. */
export class PostgresAttendeeStore implements AttendeeStore {
  constructor(private readonly manager: EntityManager) {}

  async lock({ workspaceId, mode, attendeeId }: AttendeeName): Promise<EventAttendee | undefined> {
    const [row] = await this.manager.query<AttendeeRow[]>(LOCK, [workspaceId, mode, attendeeId]);
    return row && attendeeOf(row);
  }

  async update({ workspaceId, mode }: Omit<AttendeeName, 'attendeeId'>, { id, status, checkedInAt, serial }: EventAttendee): Promise<void> {
    await this.manager.update(attendeeEntity, { workspaceId, mode, id }, { ...cleared({ status, checkedInAt, serial }), updatedAt: () => 'clock_timestamp()' });
  }
}

/** What a seat was taken by never changes, and is read beside the lock. */
const LOCK = `
  with seat as (${ATTENDEE} and id = $3 for update)
  select seat.*,
         (select case when a.registration_id is null then jsonb_build_object('orderId', i.order_id) else jsonb_build_object('registrationId', a.registration_id) end
            from attendee a
            left join order_item i on i.workspace_id = a.workspace_id and i.mode = a.mode and i.id = a.order_item_id
           where a.workspace_id = $1 and a.mode = $2 and a.id = $3) as "takenBy"
    from seat`;
