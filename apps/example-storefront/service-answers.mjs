const CLOSED = { code: 'CLOSED', message: 'This shop takes no orders just now.', retryable: false };
/** What the service says of this shop's key is for the merchant. */
const OWN_FAULTS = [401, 403];

/** The answer `{ status, body }` for the browser: what `view` shows of the service's, or its error. */
export function told({ status, body }, view) {
  if (!body.error) return { status, body: view(body) };
  if (!OWN_FAULTS.includes(status)) return refuse(status, body.error);
  console.error(`The service refuses this shop's secret key: ${body.error.code}, ${body.error.requestId}`);
  return closed();
}

export const refuse = (status, error) => ({ status, body: { error } });

export const closed = () => refuse(503, CLOSED);

/** Only JSON is read: no page of another origin can send that here. */
export const isJson = ({ headers }) => /^application\/json\b/.test(headers['content-type'] ?? '');
