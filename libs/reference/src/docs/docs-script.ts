/** Draws the reference with Scalar; runs in the browser. */
export const DOCS_SCRIPT = `'use strict';
const root = document.getElementById('reference');
const { document: url, key, side, file } = root.dataset;

/** Asks the demo shop; undefined when it refuses. */
async function ask(path, body) {
  const headers = { Authorization: 'Bearer ' + key, 'Content-Type': 'application/json', ...(body && { 'Idempotency-Key': crypto.randomUUID() }) };
  const response = await fetch('/v1/store/' + path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
  return response.ok ? response.json() : undefined;
}

const openCheckout = async () => {
  const kept = sessionStorage.getItem('checkout');
  if (kept && (await ask('checkouts/' + kept))?.status === 'open') return kept;
  const variantRef = (await ask('products/gift-card'))?.variants[0].ref;
  const made = await ask('checkouts', { items: [{ variantRef, quantity: 1, responses: { recipient: 'bola@example.com' } }], returnUrl: 'http://localhost:8082/return' });
  if (made) sessionStorage.setItem('checkout', made.ref);
  return made?.ref;
};

const testNumber = () => '+234803' + String(1000000 + crypto.getRandomValues(new Uint32Array(1))[0] % 9000000);

/** Placeholders in angle brackets in examples → values of the demo shop. */
const VALUES = [
  [/^variantRef of (.+)$/, async ([, slug]) => (await ask('products/' + slug))?.variants[0].ref],
  [/^sold-out variantRef of (.+)$/, async ([, slug]) => (await ask('products/' + slug))?.variants.find(({ soldOut, stockRemaining }) => soldOut || stockRemaining === 0)?.ref],
  [/^ticketTypeRef of (.+)\\/(.+)$/, async ([, slug, name]) => (await ask('events/' + slug))?.ticketTypes.find((tier) => tier.name === name)?.ref],
  [/^checkoutRef$/, openCheckout],
  [/^challengeRef$/, async () => (await ask('otp/send', { to: testNumber(), sender: 'frontdesk' }))?.challengeRef],
  [/^fresh key$/, () => crypto.randomUUID()],
];

/** Returns the text of the document with the demo's own values in its examples. */
async function ofTheDemo(text) {
  for (const placeholder of new Set(text.match(/<[\\w-]+(?: [^<>"]+)?>/g))) {
    for (const [form, find] of VALUES) {
      const found = form.exec(placeholder.slice(1, -1));
      const value = found && (await find(found));
      if (value) text = text.replaceAll(placeholder, value);
    }
  }
  return text;
}

const LEGIBLE = {
  theme: 'default',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  documentDownloadType: 'none',
  hideClientButton: true,
  hiddenClients: true,
  hideModels: true,
  defaultOpenAllTags: true,
  operationTitleSource: 'summary',
  generateOperationSlug: ({ operationId, method, path }) => operationId || method + path,
};

async function draw() {
  const text = await (await fetch(url)).text();
  const content = JSON.parse(key && side === 'storefront' ? await ofTheDemo(text) : text);
  Scalar.createApiReference(root, {
    ...LEGIBLE,
    content,
    hideTestRequestButton: file !== undefined,
    servers: [{ url: location.origin + '/v1' }],
    persistAuth: !key,
    authentication: { preferredSecurityScheme: 'key', securitySchemes: { key: { token: key || '' } } },
  });
}

draw();
`;
