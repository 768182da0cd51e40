const MINUTE = 60_000;

/** How long there still is, in whole minutes, hours or days: `14 minutes`; nothing once the time is up. */
export function timeLeftText(until: Date, now: Date): string | undefined {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE);
  if (until <= now) return undefined;
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
