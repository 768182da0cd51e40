import { StorefrontError } from '@storefront-service/sdk';
import { h } from './dom.js';

const HEADINGS = {
  NOT_FOUND: 'That is not here',
  RATE_LIMITED: 'One moment, please',
  UNREACHABLE: 'The shop did not answer',
  CONNECTION_FAILED: 'The shop did not answer',
  TIMED_OUT: 'The shop did not answer',
  UNAUTHORIZED: 'The shop is closed right now',
  KEY_PAUSED: 'The shop is closed right now',
  STORE_API_DISABLED: 'The shop is closed right now',
  STORE_CLOSED: 'The shop is closed right now',
  ORIGIN_NOT_ALLOWED: 'The shop does not know this address',
};

/** Codes of the SDK about a connection, whose messages are for developers. */
const UNANSWERED = ['CONNECTION_FAILED', 'TIMED_OUT', 'UNEXPECTED_ANSWER'];

/** Returns the message of an error for visitors. */
export const messageOf = ({ code, message }) => (UNANSWERED.includes(code) ? 'The shop did not answer. Is there a connection?' : message);

/** Returns the error of an address that this site has no page for: thrown by a page, it is shown as `problem` shows it. */
export const missing = (message) => new StorefrontError({ code: 'NOT_FOUND', message, status: 404, retryable: false });

/** A page for an error of the API: a heading by its stable `code`, and the message that says what is the matter. */
export function problem(error) {
  const title = HEADINGS[error.code] ?? 'Something went wrong';
  return {
    title,
    content: h(
      'section',
      { class: 'problem' },
      h('h1', {}, title),
      h('p', {}, messageOf(error)),
      error.requestId && h('p', { class: 'quiet' }, `Request ${error.requestId}`),
      h(
        'p',
        { class: 'row' },
        error.retryable && h('button', { class: 'button', type: 'button', onclick: () => location.reload() }, 'Try again'),
        h('a', { class: 'button secondary', href: '/' }, 'Back to the shop'),
      ),
    ),
  };
}
