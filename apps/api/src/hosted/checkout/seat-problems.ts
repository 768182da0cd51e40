import type { OfferedSeat } from '@svc/checkout';
import type { SeatFault } from '@svc/ticketing';
import type { Messages } from '../messages';
import type { Problem } from '../problem';
import { DATE_OF_BIRTH, seatAnswerField, seatField, sharedAnswerField, type SeatDetail } from './field-names';
import type { SeatsAsked } from './read-seats';

const SEAT_PATH = /^seats\[(\d+)\]\.(name|email|phone|dateOfBirth|responses)(?:\.(.+))?$/;

/** Says beside its field what of those who come is missing or does not fit; what is asked once is told once. */
export function problemsOfSeats(faults: readonly SeatFault[], { offered: { seats } }: SeatsAsked, words: Messages): Problem[] {
  const problems = new Map<string, Problem>();
  for (const fault of faults) {
    const [, index, what = '', key = ''] = SEAT_PATH.exec(fault.path) ?? [];
    const seat = index === undefined ? undefined : seats.find((each) => each.index === Number(index));
    const name = seat ? fieldOf(seat, what, key) : DATE_OF_BIRTH;
    if (!problems.has(name)) problems.set(name, { name, message: messageOf(fault, seat, words) });
  }
  return [...problems.values()].sort((one, other) => placeOf(one.name!) - placeOf(other.name!));
}

function fieldOf({ index, questions }: OfferedSeat, what: string, key: string): string {
  if (what !== 'responses') return seatField(index, what as SeatDetail);
  return questions.some((question) => question.key === key) ? seatAnswerField(index)(key) : sharedAnswerField(key);
}

/** In the order of the page: the buyer's age, the seats, then what is asked once. */
function placeOf(name: string): number {
  if (name === DATE_OF_BIRTH) return -1;
  const [, index] = /^seat\.(\d+)/.exec(name) ?? [];
  return index === undefined ? Infinity : Number(index);
}

function messageOf({ kind, refusal }: SeatFault, seat: OfferedSeat | undefined, { seats: words }: Messages): string {
  const guest = seat && words.guest(seat.tierName, seat.number, seat.of);
  if (kind === 'birth') return guest === undefined ? words.yourDateOfBirthMissing : words.dateOfBirthMissing(guest);
  if (guest !== undefined) {
    if (kind === 'name') return words.nameMissing(guest);
    if (kind === 'email') return words.emailMissing(guest);
    if (kind === 'age') return words.tooYoung(guest, seat!.minAge!);
  }
  const [told] = Object.values(refusal.details?.fields ?? {});
  return told ?? refusal.message;
}
