import { callService } from './service.mjs';
import { readBody } from './service.mjs';
import { closed, isJson, refuse, answerOf } from './service.mjs';

const LARGEST_BODY = 256 * 1024;
const NO_FORM = { code: 'VALIDATION_ERROR', message: 'That is not a form.', retryable: false };

/** The answer `{ status, body }` of a route such as `POST /forms/contact/submissions`; undefined when it is none of these. */
export function formRoute(route) {
  const [, slug] = /^POST \/forms\/([\w-]+)\/submissions$/.exec(route) ?? [];
  return slug && (async (request, settings) => (settings.secretKey ? send(request, settings, slug) : closed()));
}

/** Sends on what was answered, and nothing else. Each call is a submission of its own, so it is not made twice. */
async function send(request, settings, slug) {
  if (!isJson(request)) return refuse(415, NO_FORM);
  const answers = answersIn(await readBody(request, LARGEST_BODY));
  if (!answers) return refuse(400, NO_FORM);
  return answerOf(await callService(settings, `/store/forms/${slug}/submissions`, { order: { answers }, once: true }), ({ ref, test }) => ({ ref, test }));
}

function answersIn(body) {
  try {
    return JSON.parse(body).answers;
  } catch {
    return undefined; // Not JSON, or too large.
  }
}
