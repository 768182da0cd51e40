import assert from 'node:assert/strict';

/**
 * Expects an answer that succeeds.
 * @param {import('./client.mjs').Answer} answer
 * @returns {unknown} its body
 */
export function accepted(answer, status = 200) {
  assert.equal(answer.status, status, `${status} was expected, and it answered ${answer.status} ${answer.text.slice(0, 400)}`);
  return answer.body;
}

/**
 * Expects an error of this status and code, in the envelope.
 * @param {import('./client.mjs').Answer} answer
 * @returns {{ code: string, message: string, retryable: boolean, requestId: string, details?: unknown }} it
 */
export function refused(answer, status, code) {
  assert.equal(
    `${answer.status} ${answer.body?.error?.code}`,
    `${status} ${code}`,
    `${status} ${code} was expected, and it answered ${answer.status} ${answer.text.slice(0, 400)}`,
  );
  return answer.body.error;
}

/**
 * Expects 400 VALIDATION_ERROR with these details (see `holds`), and maybe more.
 * @param {import('./client.mjs').Answer} answer
 * @returns {ReturnType<typeof refused>} the error
 */
export function notValid(answer, details = {}) {
  const error = refused(answer, 400, 'VALIDATION_ERROR');
  holds(error.details ?? {}, details, 'details');
  return error;
}

/** Expects an object with these fields, each of the type (`string`, `number`, `boolean`, `array`, `object`) or matching the pattern. */
export function hasFields(value, fields) {
  for (const [name, wanted] of Object.entries(fields)) {
    const field = value?.[name];
    if (wanted instanceof RegExp) assert.match(String(field), wanted, `${name} is ${JSON.stringify(field)}`);
    else assert.equal(Array.isArray(field) ? 'array' : typeof field, wanted, `${name} is ${JSON.stringify(field)}`);
  }
}

export const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
export const STAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;

/**
 * Expects a value to hold all that is wanted, and maybe more: objects field by field, lists entry by entry and of one
 * length; a pattern stands for a text, `String`, `Number`, `Boolean` and `Object` for anything of the kind, `absent` for none.
 */
export function holds(value, wanted, path = 'it') {
  const kinds = new Map([
    [String, 'string'],
    [Number, 'number'],
    [Boolean, 'boolean'],
    [Object, 'object'],
  ]);
  if (wanted === absent) assert.equal(value, undefined, `${path} is ${JSON.stringify(value)}, and should be absent`);
  else if (wanted instanceof RegExp) assert.match(String(value), wanted, `${path} is ${JSON.stringify(value)}`);
  else if (kinds.has(wanted)) assert.equal(typeof value, kinds.get(wanted), `${path} is ${JSON.stringify(value)}`);
  else if (Array.isArray(wanted)) holdsList(value, wanted, path);
  else if (wanted !== null && typeof wanted === 'object') {
    assert.equal(typeof (value ?? undefined), 'object', `${path} is ${JSON.stringify(value)}`);
    for (const [name, part] of Object.entries(wanted)) holds(value[name], part, `${path}.${name}`);
  } else assert.deepEqual(value, wanted, `${path} is ${JSON.stringify(value)}, and should be ${JSON.stringify(wanted)}`);
}

function holdsList(value, wanted, path) {
  assert.ok(
    Array.isArray(value) && value.length === wanted.length,
    `${path} should be a list of ${wanted.length}, and is ${JSON.stringify(value)?.slice(0, 300)}`,
  );
  for (const [index, part] of wanted.entries()) holds(value[index], part, `${path}[${index}]`);
}

/** For `holds`: the field is omitted. */
export const absent = Symbol('absent');
