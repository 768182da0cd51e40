import { refOf } from '@svc/kernel';

/** Returns the UID of a seat's entry: for a day of the event, or for the whole event where it has no days (decisions 3.16 calendar). */
export function uidOf({ attendeeId, alone }: { attendeeId: string; alone?: string | boolean }, dayId: string | undefined): string {
  const seat = `${refOf('att', attendeeId)}${alone ? '.alone' : ''}`;
  return dayId === undefined ? `${seat}@svc` : `${seat}.${refOf('day', dayId)}@svc`;
}

/** Returns the sequence number of an entry that no calendar has, by the version of the event and the serial of the ticket. */
export function firstSequence({ version, serial }: { version: number; serial: number }): number {
  return 2 * (version + serial - 1);
}
