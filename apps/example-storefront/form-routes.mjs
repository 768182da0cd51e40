import { askService, isJson, readBody, refuse } from './service.mjs';

const LARGEST_BODY = 256 * 1024;
const NO_FORM = { code: 'VALIDATION_ERROR', message: 'That is not a form.', retryable: false };

/** The answer `{ status, body }` of a route such as `POST /forms/contact/submissions`; undefined when it is none of these. */
export function formRoute(route) {
  const [, slug] = /^POST \/forms\/([\w-]+)\/submissions$/.exec(route) ?? [];
  return slug && ((request, settings) => askService(settings, (store) => send(request, store, slug)));
}

/** Sends on what was answered, and nothing else. */
async function send(request, store, slug) {
  if (!isJson(request)) return refuse(415, NO_FORM);
  const answers = answersIn(await readBody(request, LARGEST_BODY));
  if (!answers) return refuse(400, NO_FORM);
  const { ref, test } = await store.forms.submit(slug, { answers });
  return { status: 201, body: { ref, test } };
}

function answersIn(body) {
  try {
    return JSON.parse(body).answers;
  } catch {
    return undefined; // Not JSON, or too large.
  }
}
