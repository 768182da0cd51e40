/** What the API answered instead of the thing asked for. Branch on `code`; `message` is for people. */
export class StorefrontError extends Error {
  constructor({ code, message, retryable = false, requestId, details }, status) {
    super(message);
    Object.assign(this, { code, retryable, requestId, details, status });
  }
}

const LONGEST_WAIT_SECONDS = 10;

/**
 * A client for the browser. The publishable key may be public: it reads and registers guests for free events, no more,
 * and only from the origins registered on it (the browser sends its origin by itself). Every method answers the resource
 * itself or throws a StorefrontError.
 */
export function createStorefrontClient({ apiUrl, publishableKey }) {
  const authorization = { Authorization: `Bearer ${publishableKey}` };

  function get(path, query = {}) {
    const url = new URL(apiUrl + path);
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    return ask(url, { headers: authorization });
  }

  function post(path, body) {
    return ask(apiUrl + path, { method: 'POST', headers: { ...authorization, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  }

  async function ask(url, options) {
    let response = await request(url, options);
    const seconds = Number(response.headers.get('Retry-After'));
    if (response.status === 429 && seconds <= LONGEST_WAIT_SECONDS) {
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      response = await request(url, options);
    }
    if (response.ok) return response.json();
    throw await errorOf(response);
  }

  async function request(url, options) {
    try {
      return await fetch(url, options);
    } catch {
      throw new StorefrontError({ code: 'UNREACHABLE', message: 'The shop did not answer. Is there a connection?', retryable: true });
    }
  }

  const at = (slug) => encodeURIComponent(slug);
  return {
    /** Brand, theme, content and the lists of products, collections and events: one call renders a home page. */
    storefront: () => get('/store/storefront'),
    products: () => get('/store/products'),
    product: (slug) => get(`/store/products/${at(slug)}`),
    /** Free times of a scheduled product. Without a `date`: of the first day that has one. */
    slots: (slug, { date, variantRef } = {}) => get(`/store/products/${at(slug)}/slots`, { date, variantRef }),
    deliveryZones: () => get('/store/delivery-zones'),
    /** What is left of so many variants, at most a hundred; a ref that is missing is not for sale. */
    availability: (refs) => get('/store/availability', { variantRefs: refs.join(',') }),
    collection: (slug) => get(`/store/collections/${at(slug)}`),
    catalog: (slug) => get(`/store/catalogs/${at(slug)}`),
    note: (slug) => get(`/store/notes/${at(slug)}`),
    folder: (slug) => get(`/store/files/${at(slug)}`),
    table: (slug) => get(`/store/tables/${at(slug)}`),
    form: (slug) => get(`/store/forms/${at(slug)}`),
    events: () => get('/store/events'),
    event: (slug) => get(`/store/events/${at(slug)}`),
    /** The ways in which a currency can be charged, `card` and the like. */
    paymentMethods: (currency) => get('/store/payment-methods', { currency }),
    /** Registers a guest for a free event. May be sent again: an e-mail that holds a seat gets the same answer and no second seat. */
    register: (slug, registration) => post(`/store/events/${at(slug)}/register`, registration),
  };
}

/** Errors come in an envelope, `{ "error": { code, message, retryable, requestId, details } }`. */
async function errorOf(response) {
  const body = await response.json().catch(() => undefined);
  const error = body?.error ?? { code: 'INTERNAL', message: 'The shop gave an answer that could not be read.', retryable: true };
  return new StorefrontError(error, response.status);
}
