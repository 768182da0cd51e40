import { setTimeout as wait } from 'node:timers/promises';
import { cutText } from '../../tools/cut-text.mjs';

/** A destination has 15 s to answer. */
const TIMEOUT_MS = 20_000;
const LOOK_AGAIN_MS = 200;

/** Returns a delivery once its first attempt was made; without an attempt when that takes too long. */
export async function outcomeOf(client, ref) {
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const delivery = await client.call('GET', '/webhooks/deliveries/{ref}', undefined, { path: { ref } });
    if (delivery.log.length > 0 || Date.now() > end) return delivery;
    await wait(LOOK_AGAIN_MS);
  }
}

/**
 * Returns the result of a command that has sent one delivery: whether it arrived, and what the destination answered.
 * @param {string} what was sent, such as `The ping`
 */
export function deliveryResult(what, delivery) {
  return { data: delivery, text: textOf(what, delivery), exitCode: delivery.state === 'delivered' ? 0 : 1 };
}

function textOf(what, { ref, state, log: [attempt] }) {
  if (!attempt) return `${what} ${ref} has not been sent yet. Is the worker running?`;
  const answer = attempt.responseBody ? `\n\n  ${cutText(attempt.responseBody, 500)}` : '';
  return `${what} ${ref} ${state === 'delivered' ? 'arrived' : 'failed'}: ${attemptText(attempt)}${answer}`;
}

/** Returns the outcome of one attempt, such as `204 after 12 ms`. */
export const attemptText = ({ outcome, status, durationMs }) => `${outcome === 'answer' ? status : outcome} after ${durationMs} ms`;
