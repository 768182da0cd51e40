/** Hexadecimal digits of the 48 bits with which a UUIDv7 begins: the milliseconds since 1970. */
const TIME_DIGITS = 12;

/** Returns the lowest UUID whose time is `at`: every UUIDv7 made before is lower, every one made then or later is not. */
export function uuidAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(TIME_DIGITS, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Returns the time at which a UUIDv7 was made, ms since 1970; NaN for a text that begins with no such time. */
export function uuidTime(uuid: string): number {
  return Number(`0x${uuid.slice(0, 8)}${uuid.slice(9, 13)}`);
}
