import assert from 'node:assert/strict';

/**
 * Expects an answer that succeeds.
 * @param {import('./client.mjs').Answer} answer
 * @returns {any} its body
 */
export function accepted(answer, status = 200) {
  assert.equal(answer.status, status, `${status} was expected, and it answered ${answer.status} ${answer.text.slice(0, 400)}`);
  return answer.body;
}

/**
 * Expects an error of this status and code, in the envelope.
 * @param {import('./client.mjs').Answer} answer
 * @returns {{ code: string, message: string, retryable: boolean, requestId: string, details?: any }} it
 */
export function refused(answer, status, code) {
  assert.equal(`${answer.status} ${answer.body?.error?.code}`, `${status} ${code}`, `${status} ${code} was expected, and it answered ${answer.status} ${answer.text.slice(0, 400)}`);
  return answer.body.error;
}

/** Expects an object with these fields, each of the type (`string`, `number`, `boolean`, `array`, `object`) or matching the pattern. */
export function hasFields(value, fields) {
  for (const [name, wanted] of Object.entries(fields)) {
    const found = value?.[name];
    if (wanted instanceof RegExp) assert.match(String(found), wanted, `${name} is ${JSON.stringify(found)}`);
    else assert.equal(Array.isArray(found) ? 'array' : typeof found, wanted, `${name} is ${JSON.stringify(found)}`);
  }
}

export const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
export const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
