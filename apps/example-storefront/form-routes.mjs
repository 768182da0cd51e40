import { isJson, readBody, refuse } from './service.mjs';
import { anybody, nameOf } from './visitors.mjs';

const LARGEST_BODY = 256 * 1024;
const NO_FORM = { code: 'VALIDATION_ERROR', message: 'That is not a form.', retryable: false };

export const FORM_ROUTES = [{ path: /^POST \/forms\/([\w-]+)\/submissions$/, may: anybody, answer: send }];

/** Sends on what was answered, and nothing else. */
async function send(call) {
  const { request, store, named: slug } = call;
  if (!isJson(request)) return refuse(415, NO_FORM);
  const answers = answersIn(await readBody(request, LARGEST_BODY));
  if (!answers) return refuse(400, NO_FORM);
  const { ref, test } = await store.forms.submit(slug, { answers }, { visitor: await nameOf(call) });
  return { status: 201, body: { ref, test } };
}

function answersIn(body) {
  try {
    return JSON.parse(body).answers;
  } catch {
    return undefined; // Not JSON, or too large.
  }
}
