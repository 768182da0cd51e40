import { anybody } from '../visitors.mjs';
import { calendarFile } from './calendar-file.mjs';

export const CALENDAR_ROUTES = [{ path: /^GET \/events\/([\w-]+)\/event\.ics$/, may: anybody, answer: send }];

async function send({ store, settings: { siteUrl }, named: slug }) {
  const body = calendarFile(await store.events.get(slug), { url: `${siteUrl}/events/${slug}`, now: new Date() });
  return { status: 200, type: 'text/calendar', body, headers: { 'Content-Disposition': 'attachment; filename="event.ics"' } };
}
