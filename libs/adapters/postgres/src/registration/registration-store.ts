import type { Registration, RegistrationName, RegistrationStore } from '@svc/registration';
import type { EntityManager } from 'typeorm';
import { fieldsOf, selectList, withoutNulls } from '../rows/columns-sql';
import { cleared } from '../rows/row-writes';
import { ATTENDEE, attendeeOf, type AttendeeRow } from './attendee-store';
import { registrationEntity } from './registration.entities';

type RegistrationRow = Omit<Registration, 'workspaceId' | 'mode' | 'contact' | 'seats'> & Registration['contact'];

/** Registrations within one transaction. */
export class PostgresRegistrationStore implements RegistrationStore {
  constructor(private readonly manager: EntityManager) {}

  async lock({ workspaceId, mode, by }: RegistrationName): Promise<Registration | undefined> {
    const [condition, id] = 'registrationId' in by ? ['id = $3', by.registrationId] : [`id = ${REGISTRATION_OF_ATTENDEE}`, by.attendeeId];
    const [row] = await this.manager.query<RegistrationRow[]>(`${REGISTRATION} and ${condition} for update`, [workspaceId, mode, id]);
    if (!row) return undefined;
    const { name, email, phone, ...facts } = withoutNulls<RegistrationRow>(row);
    const seats = await this.manager.query<AttendeeRow[]>(`${ATTENDEE} and registration_id = $3 order by position for update`, [workspaceId, mode, facts.id]);
    return { ...facts, workspaceId, mode, contact: { name, email, phone }, seats: seats.map(attendeeOf) };
  }

  async update({ workspaceId, mode, id, endedAt, seats }: Registration): Promise<void> {
    await this.manager.update(registrationEntity, { workspaceId, mode, id }, { ...cleared({ endedAt }), updatedAt: () => 'clock_timestamp()' });
    await this.manager.query(UPDATE_SEATS, [workspaceId, mode, JSON.stringify(seats.map((seat) => ({ id: seat.id, status: seat.status })))]);
  }
}

/** By hand, since conditions with joins and locks follow. */
const REGISTRATION = `select ${selectList(registrationEntity, { fields: fieldsOf(registrationEntity, 'workspaceId', 'mode') })} from registration where workspace_id = $1 and mode = $2`;

const REGISTRATION_OF_ATTENDEE = `(select registration_id from attendee where workspace_id = $1 and mode = $2 and id = $3)`;

/** By hand: several rows by one statement. */
const UPDATE_SEATS = `
  update attendee set status = seat.status, updated_at = clock_timestamp()
    from jsonb_to_recordset($3::jsonb) as seat (id uuid, status text)
   where attendee.workspace_id = $1 and attendee.mode = $2 and attendee.id = seat.id and attendee.status <> seat.status`;
