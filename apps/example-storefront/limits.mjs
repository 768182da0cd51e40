/**
 * Returns the sentence that visitors see when the service has refused too many requests (429): whose limit it is, by `details.limit`, and how long to wait.
 * @param {{ details?: { limit?: string }, retryAfterSeconds?: number }} error
 */
export function limitMessage({ details: { limit } = {}, retryAfterSeconds = MINUTE_S }) {
  const wait = `Please try again in ${duration(retryAfterSeconds)}.`;
  switch (limit) {
    case 'visitor':
    case 'client':
      return `You have asked for this too often. ${wait}`;
    case 'destination':
      return retryAfterSeconds <= MINUTE_S
        ? 'A code has just been sent. You can ask for another one in a minute.'
        : `Several codes were sent to this number. ${wait}`;
    case 'key_day':
      return `This shop has sent as many codes as it may in a day. ${wait}`;
    default:
      return `The shop is very busy right now. ${wait}`;
  }
}

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/** Rounds up: a visitor who waits as long is let in. */
function duration(seconds) {
  if (seconds <= MINUTE_S) return 'a minute';
  return seconds <= HOUR_S ? `${Math.ceil(seconds / MINUTE_S)} minutes` : `${Math.ceil(seconds / HOUR_S)} hours`;
}
