import { Controller, Query, Res } from '@nestjs/common';
import type { AttendeeStatus } from '@svc/contracts';
import type { Workspace } from '@svc/access';
import { GuestList, type QuestionedEvent } from '@svc/registration';
import type { Response } from 'express';
import { ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { csvLine, sendCsv } from '../csv';
import { eventNamed } from './event-named';
import { GuestTable } from './guest-table';
import { exportRegistrationsQuery, type ExportRegistrationsQuery } from './registrations.dto';

const REGISTRATIONS_PER_READ = 500;

/** The guests of an event as a file for spreadsheets. */
@Controller()
export class ExportController {
  constructor(private readonly guests: GuestList) {}

  @ManagementOperation({
    id: 'exportRegistrations', audience: 'workspace', method: 'GET', path: '/admin/registrations.csv', tag: 'Guests',
    summary: 'Export the guests of an event as a table',
    description:
      'UTF-8 with a byte order mark, as Excel wants it: a line per seat, newest registrations first, a column per question, times in the zone of the event. ' +
      'A cell that a spreadsheet would take for a formula stands behind an apostrophe.',
    query: exportRegistrationsQuery, csv: true,
  })
  async export(@ManagedWorkspace() { id }: Workspace, @Query(read(exportRegistrationsQuery)) query: ExportRegistrationsQuery, @Res() response: Response): Promise<void> {
    const event = await eventNamed(this.guests, id, query.event);
    await sendCsv(response, `guests-${event.slug}.csv`, this.lines(id, event, query.status));
  }

  private async *lines(workspaceId: string, event: QuestionedEvent, status: AttendeeStatus | undefined): AsyncGenerator<string> {
    const table = new GuestTable(event);
    yield csvLine(table.headings());
    let after: string | undefined;
    do {
      const page = await this.guests.page(workspaceId, { mode: 'live', eventId: event.id, status, after, limit: REGISTRATIONS_PER_READ });
      yield page.data
        .flatMap((registration) => registration.seats.filter((seat) => !status || seat.status === status).map((seat) => csvLine(table.line(registration, seat))))
        .join('');
      after = page.next;
    } while (after !== undefined);
  }
}
