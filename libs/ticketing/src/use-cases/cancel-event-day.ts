import { factOf } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import { asCancellable, type CancellableDay, findDay, isLastDay, typesOfDay } from '../domain/day-cancellation';
import { type CancellableEvent, type CancellationCounts, type DecidedCancellation, decideCancellation } from '../domain/event-cancellation';
import type { CancellationTx, CancellationUnitOfWork, EventName } from '../ports/event-cancellations';
import { cancelEventWithin, type CancelEventCommand } from './cancel-event';

/** Name of a day: its key or its ref. */
interface DayOf extends EventName {
  day: string;
}

export type CancelEventDayCommand = CancelEventCommand & DayOf;

/**
 * Cancels one day of an event (D-147): from the commit on ticket types that are valid on no other day are closed on every path, and nobody is
 * admitted on the day. The last day left cancels the event; in a cancelled event, the request repeats the cancellation of the event.
 */
export class CancelEventDay {
  constructor(
    private readonly work: CancellationUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound, and all errors of `decideCancellation`. A repeat that changes nothing writes nothing. */
  execute(command: CancelEventDayCommand): Promise<void> {
    return this.work.run(async (tx) => {
      const { event, day, parts } = await lockDay(tx, command);
      const isWhole = event.cancellation !== undefined || isLastDay(parts, day);
      const now = this.clock.now();
      if (isWhole) await cancelEventWithin(tx, command, { ids: this.ids, now });
      if (event.cancellation && !day.cancellation) return;
      const counts = day.cancellation?.counts ?? (await tx.days.count(command, typesOfDay(parts, day)));
      const decided = decideCancellation(asCancellable(day, event), { ...command, force: command.force || isWhole }, counts, now);
      if (!decided.isChanged) return;
      // Seats that have ended with the day are notified by its own job, also once the event is cancelled.
      const isOwn = !isWhole || decided.cancellation.isNoticeDue === true;
      await tx.days.write({ ...command, dayId: day.id }, decided.cancellation, decided.hasWork && isOwn);
      if (isOwn) await this.report(tx, { event, day }, command, decided);
    });
  }

  /** Returns what the cancellation of a day would affect, and writes nothing. Throws NotFound. */
  preview(name: DayOf): Promise<CancellationCounts> {
    return this.work.run(async (tx) => {
      const { day, parts } = await lockDay(tx, name);
      return isLastDay(parts, day) ? tx.events.count(name) : tx.days.count(name, typesOfDay(parts, day));
    });
  }

  private async report(
    { outbox, audit }: CancellationTx,
    { event: { id: eventId, slug: eventSlug }, day: { id: dayId, key } }: { event: CancellableEvent; day: CancellableDay },
    { workspaceId, author }: CancelEventDayCommand,
    { cancellation: { reason, refund, notify, isNoticeDue, counts }, isNew, hasWork }: DecidedCancellation,
  ): Promise<void> {
    if (isNew) {
      const head = { id: this.ids.next(), workspaceId, mode: null };
      await outbox.append([factOf('event.cancelled.v1', head, { eventId, eventSlug, day: { id: dayId, notify } })]);
    }
    const { registrations, orders, openCheckouts, savingsPlans } = counts;
    await audit.record(workspaceId, author, [
      {
        action: 'change',
        subject: { kind: 'event', ref: refOf('evt', eventId), name: eventSlug },
        fields: [`days.${key}.${isNew ? 'cancelledAt' : hasWork ? 'cancellation' : 'cancelReason'}`],
        details: {
          day: refOf('day', dayId),
          reason: reason ?? null,
          ...(isNoticeDue && { notify: 'true' }),
          ...(hasWork && { refund, registrations, orders, openCheckouts, savingsPlans }),
        },
      },
    ]);
  }
}

/** Locks an event, and finds one of its days. Throws NotFound. */
async function lockDay({ events, days }: CancellationTx, name: DayOf) {
  const event = await events.lock(name);
  if (!event) throw new NotFound('event');
  const parts = await days.of(name);
  const day = findDay(parts, name.day);
  if (!day) throw new NotFound('day');
  return { event, day, parts };
}
