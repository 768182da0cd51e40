import { Injectable } from '@nestjs/common';
import { CancelledEvents, EndCancelledEvent, EVENT_CANCELLATION_QUEUE } from '@svc/ticketing';
import { z } from 'zod';
import { kindOf, type Processor, tenantPayload } from '../jobs/job-kind';

const CONCURRENCY = 2;

export const eventPayload = tenantPayload.extend({ eventId: z.uuid(), dayId: z.uuid().optional(), ticketTypeId: z.uuid().optional() });

/** Ends the seats and checkouts of cancelled events, days and ticket types (D-147). */
@Injectable()
export class EventCancellationProcessor implements Processor {
  constructor(
    private readonly ending: EndCancelledEvent,
    private readonly cancelled: CancelledEvents,
  ) {}

  readonly jobs = [
    kindOf({
      queue: EVENT_CANCELLATION_QUEUE,
      form: eventPayload,
      concurrency: CONCURRENCY,
      work: (job) => this.ending.execute(job),
      due: (...limits) => this.cancelled.due(...limits),
    }),
  ];
}
