import type { AttendeeName, AttendeeStore, EventAttendee } from '@svc/registration';
import type { EntityManager } from 'typeorm';
import { ATTENDEE, attendeeOf, type AttendeeRow } from './attendee-row';

/** Attendees at the door, within one transaction. */
export class PostgresAttendeeStore implements AttendeeStore {
  constructor(private readonly manager: EntityManager) {}

  async lock({ workspaceId, mode, attendeeId }: AttendeeName): Promise<EventAttendee | undefined> {
    const [row] = await this.manager.query<AttendeeRow[]>(`${ATTENDEE} and id = $3 for update`, [workspaceId, mode, attendeeId]);
    return row && attendeeOf(row);
  }

  async update({ workspaceId, mode }: Omit<AttendeeName, 'attendeeId'>, { id, status, checkedInAt }: EventAttendee): Promise<void> {
    await this.manager.query(
      `update attendee set status = $4, checked_in_at = $5, updated_at = service_now() where workspace_id = $1 and mode = $2 and id = $3`,
      [workspaceId, mode, id, status, checkedInAt ?? null],
    );
  }
}
