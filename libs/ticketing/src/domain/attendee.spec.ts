import { ATTENDEE_STATUSES, type AttendeeStatus } from '@svc/contracts';
import { canBecome, isSeated } from './attendee';

describe('a seat', () => {
  it.each<[AttendeeStatus, AttendeeStatus[]]>([
    ['pending', ['confirmed', 'declined', 'cancelled']],
    ['confirmed', ['cancelled', 'checked_in']],
    ['checked_in', ['confirmed']],
    ['declined', []],
    ['cancelled', []],
  ])('[D-13] that is %s may become %j and nothing else', (from, allowed) => {
    expect(ATTENDEE_STATUSES.filter((to) => canBecome(from, to)).sort()).toEqual([...allowed].sort());
  });

  it('[D-13] is taken while its guest is pending, confirmed or there', () => {
    expect(ATTENDEE_STATUSES.filter((status) => isSeated({ status }))).toEqual(['confirmed', 'pending', 'checked_in']);
  });
});
