import { InvalidInput, refOf } from '@svc/kernel';
import { MAX_SERIAL, type Attendee } from '@svc/ticketing';

/**
 * A seat with its next ticket, by which the ones before are void (D-80).
 * @param replaces serial of the ticket that is to be replaced; the valid one's unless told
 * @returns undefined when that ticket was replaced before, so that a request which is repeated issues no other
 * @throws InvalidInput when there is no ticket to be replaced, and says what to do
 */
export function nextTicket<Seat extends Pick<Attendee, 'id' | 'status' | 'serial'>>(seat: Seat, replaces = seat.serial): Seat | undefined {
  if (replaces > seat.serial) throw new InvalidInput(`This attendee has no ticket of the serial ${replaces}; the valid one has ${seat.serial}.`);
  if (replaces < seat.serial) return undefined;
  const obstacle = obstacleOf(seat);
  if (obstacle) throw new InvalidInput(obstacle);
  return { ...seat, serial: seat.serial + 1 };
}

function obstacleOf({ id, status, serial }: Pick<Attendee, 'id' | 'status' | 'serial'>): string | undefined {
  switch (status) {
    case 'pending':
      return 'This guest waits for approval and has no ticket yet; approve the registration, which sends it.';
    case 'declined':
      return 'This guest was declined and has no ticket; they have to register anew.';
    case 'cancelled':
      return 'This seat was cancelled or refunded, and its ticket admits nobody already; the guest has to register or buy anew.';
    case 'checked_in':
      return `This guest is checked in; take that back first: DELETE /v1/admin/check-ins/${refOf('att', id)}.`;
    case 'confirmed':
      return serial < MAX_SERIAL ? undefined : 'This ticket was issued as often as can be; cancel the seat, and let the guest register or buy anew.';
  }
}
