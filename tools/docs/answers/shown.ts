/** Returns a large document whose lists have one entry each. */
export function outlined(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(outlined);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, outlined(member)]));
}

/** Returns the fields of a document that are no objects and no lists. */
export function headOf(document: unknown): unknown {
  return Object.fromEntries(Object.entries(document as object).filter(([, member]) => typeof member !== 'object'));
}

/** Fields of a delivery or message that appear when a worker takes it. */
const OF_WORK = ['nextAttemptAt', 'sentAt', 'providerRef', 'segments', 'error'];
const OF_ATTEMPTS = ['deliveredAt', 'lastAttempt'];

/**
 * Returns a function that shows a delivery or message as it waits for a worker, which may have taken it before the answer was written.
 * @param attempts number of attempts before
 */
export function waiting(attempts: number): (body: unknown) => unknown {
  return (body) => {
    const gone = attempts > 0 ? OF_WORK : [...OF_WORK, ...OF_ATTEMPTS];
    const queued = Object.fromEntries(Object.entries(body as object).filter(([name]) => !gone.includes(name))) as Queued;
    return {
      ...queued,
      state: 'due',
      attempts,
      nextAttemptAt: queued.createdAt,
      ...(queued.log && { log: queued.log.filter(({ attempt }) => attempt <= attempts) }),
      ...(queued.lastAttempt && { lastAttempt: { ...queued.lastAttempt, attempt: attempts } }),
    };
  };
}

interface Queued {
  createdAt: string;
  log?: Attempt[];
  lastAttempt?: Attempt;
}

interface Attempt {
  attempt: number;
}

/** Returns a checkout or savings plan whose refunds wait for the provider, which may have answered before it was shown. */
export function refunding(body: unknown): unknown {
  const { refunds, ...checkout } = body as { refunds: object[] };
  return { ...checkout, refunds: refunds.map((refund) => ({ ...refund, status: 'pending' })) };
}

/** Returns a personal file with the mails that confirm subscriptions, by kind: of other messages a worker decides state and order. */
export function subscriptionMails(body: unknown): unknown {
  const { messages, ...file } = body as { messages: { kind: string }[] };
  const confirming = messages.filter(({ kind }) => kind.endsWith('_confirm'));
  return { ...file, messages: confirming.toSorted((one, other) => one.kind.localeCompare(other.kind)) };
}
