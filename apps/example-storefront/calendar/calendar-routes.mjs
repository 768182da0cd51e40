import { askService } from '../service.mjs';
import { calendarFile } from './calendar-file.mjs';

/** The answer of a route such as `GET /events/open-studio/event.ics`; undefined when it is none of these. */
export function calendarRoute(route) {
  const [, slug] = /^GET \/events\/([\w-]+)\/event\.ics$/.exec(route) ?? [];
  return slug && ((_, settings) => askService(settings, (store) => send(store, settings, slug)));
}

async function send(store, { siteUrl }, slug) {
  const body = calendarFile(await store.events.get(slug), { url: `${siteUrl}/events/${slug}`, now: new Date() });
  return { status: 200, type: 'text/calendar', body, headers: { 'Content-Disposition': 'attachment; filename="event.ics"' } };
}
