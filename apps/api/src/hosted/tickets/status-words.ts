import type { AttendeeStatus } from '@svc/contracts';
import type { Tone } from '../page';

/** How a seat's status is told to a guest (D-13). */
export const STATUS_WORDS: Readonly<Record<AttendeeStatus, { words: string; tone: Tone }>> = {
  confirmed: { words: 'Confirmed', tone: 'good' },
  pending: { words: 'Waiting for confirmation', tone: 'warn' },
  declined: { words: 'Not confirmed', tone: 'bad' },
  cancelled: { words: 'Cancelled', tone: 'bad' },
  checked_in: { words: 'Checked in', tone: 'good' },
};
