import { answerOf, callService, closed } from '../service.mjs';
import { calendarFile } from './calendar-file.mjs';

/** The answer of a route such as `GET /events/open-studio/event.ics`; undefined when it is none of these. */
export function calendarRoute(route) {
  const [, slug] = /^GET \/events\/([\w-]+)\/event\.ics$/.exec(route) ?? [];
  return slug && (async (_, settings) => (settings.secretKey ? send(settings, slug) : closed()));
}

async function send(settings, slug) {
  const answer = await callService(settings, `/store/events/${slug}`);
  if (answer.body.error) return answerOf(answer);
  const body = calendarFile(answer.body, { url: `${settings.siteUrl}/events/${slug}`, now: new Date() });
  return { status: 200, type: 'text/calendar', body, headers: { 'Content-Disposition': 'attachment; filename="event.ics"' } };
}
