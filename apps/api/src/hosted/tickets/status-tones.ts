import type { AttendeeStatus } from '@svc/contracts';
import type { Tone } from '../page';

/** How a seat's status is meant to a guest (D-13). */
export const STATUS_TONES: Readonly<Record<AttendeeStatus, Tone>> = { confirmed: 'good', pending: 'warn', declined: 'bad', cancelled: 'bad', checked_in: 'good' };
