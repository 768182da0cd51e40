/** Which context may use which others; a context that is not named here uses none. */
export const SUPPLIERS = {
  // The settings of a workspace are composed of those of each context (ADR 0109).
  access: ['checkout', 'content', 'notifications', 'orders', 'otp', 'payments', 'registration', 'ticketing'],
  registration: ['ticketing'],
  customers: ['ticketing'],
  subscriptions: ['ticketing'],
  checkout: ['catalogue', 'ticketing', 'payments'],
  orders: ['ticketing', 'payments'],
  staff: ['access', 'notifications'],
  'workspace-document': ['access', 'content', 'catalogue', 'ticketing'],
};

/** The npm packages each adapter is there to adapt. */
const adapted = {
  postgres: ['typeorm', 'pg'],
  queue: ['bullmq', 'ioredis', 'pg'],
  metrics: ['prom-client'],
  traces: ['@opentelemetry/api', '@opentelemetry/exporter-trace-otlp-http', '@opentelemetry/resources', '@opentelemetry/sdk-trace-base'],
  redis: ['ioredis'],
  'redis-client': ['ioredis'],
  storage: ['aws4fetch'],
  media: ['sharp', 'file-type/node'],
  documents: [
    ...['ical-generator', 'pdfkit', 'fontkit', 'qrcode', 'piscina', 'lru-cache', 'passkit-generator', 'sharp'],
    ...['bidi-js', 'linebreak', 'harfbuzzjs/*', 'wawoff2/*', 'dejavu-fonts-ttf/*', '@fontsource/*', '@fontsource-variable/*'],
  ],
  messaging: ['nodemailer', 'undici'],
  identity: ['@simplewebauthn/server', 'otplib'],
  'webhook-http': ['ipaddr.js'],
  payments: ['typeorm', 'stripe'],
};

const pureComputation = [
  'zod',
  'temporal-polyfill',
  'sanitize-html',
  'libphonenumber-js',
  'libphonenumber-js/max',
  're2js',
  'preact',
  'tr46',
  'preact-render-to-string',
];
const testTools = [
  'fast-check',
  'ajv',
  'ajv-formats',
  'yaml',
  'ical.js',
  'jsqr',
  'pdfjs-dist/*',
  'postal-mime',
  'smtp-server',
  'standardwebhooks',
];
const database = ['typeorm', 'pg'];
const queue = ['bullmq', 'ioredis'];
const http = ['@nestjs/platform-express', '@nestjs/swagger', 'express', 'helmet'];

/**
 * Allowed imports between projects, by the tags of the project files: the `depConstraints` of `@nx/enforce-module-boundaries`.
 * Rows of one project add up: an import has to pass each of them.
 * @param {{ inTests: boolean }} where test files may do what their project may, and use the test tools
 */
export function importTable({ inTests }) {
  const testing = inTests ? ['type:testing'] : [];
  const tools = inTests ? testTools : [];
  const row = (sourceTag, projects, packages = {}) => ({ sourceTag, onlyDependOnLibsWithTags: projects, ...packages });
  const base = ['type:kernel', 'type:contracts'];
  const outside = [...(inTests ? [] : database), ...queue];

  return [
    // Kernel and contracts stand below the test helpers, which use them: to use these in return would be a cycle.
    row('type:kernel', [], { allowedExternalImports: tools }),
    row('type:contracts', ['type:kernel'], { allowedExternalImports: [...pureComputation, ...tools] }),
    ...contextRows([...base, ...testing]),
    { sourceTag: 'type:context', allowedExternalImports: [...pureComputation, ...tools] },
    // The queues and the rate limiter reach one Redis, by one client.
    row('type:adapter', [...base, 'type:context', 'adapter:redis-client', ...testing], { bannedExternalImports: ['@nestjs/*', ...http] }),
    ...Object.entries(adapted).map(([name, packages]) => ({
      sourceTag: `adapter:${name}`,
      allowedExternalImports: [...packages, ...pureComputation, ...tools, ...(inTests ? ['pg'] : [])],
    })),
    row('type:composition', [...base, 'type:context', 'type:adapter', ...testing], { bannedExternalImports: http }),
    // What the processes answer by HTTP: what every request passes, and the faces, which know nothing of one another.
    row('type:http', [...base, 'type:context', 'type:composition', ...testing], { bannedExternalImports: outside }),
    row('type:face', [...base, 'type:context', 'type:composition', 'type:http', ...testing], { bannedExternalImports: outside }),
    row('app:api', [...base, 'type:context', 'type:composition', 'type:http', 'type:face', ...testing], {
      bannedExternalImports: outside,
    }),
    row('app:worker', [...base, 'type:context', 'type:composition', ...testing], {
      bannedExternalImports: [...(inTests ? [] : database), ...http],
    }),
    // The command line is a package of its own: it speaks to the service by the SDK, and is bundled with these.
    row('app:cli', inTests ? [...base, 'type:context', 'type:sdk', ...testing] : ['type:sdk'], {
      allowedExternalImports: inTests ? ['*'] : ['csv-parse/sync', 'html-to-text', 'iconv-lite', 'yaml'],
    }),
    row('app:example-storefront', ['type:sdk', ...testing], { allowedExternalImports: inTests ? ['*'] : [] }),
    // The SDK is a package of its own: it runs where nothing of the service is.
    row('type:sdk', [], { allowedExternalImports: inTests ? [...tools, 'esbuild'] : [] }),
    row('type:testing', base, { bannedExternalImports: ['@nestjs/*', 'typeorm', ...queue] }),
    row('type:tool', ['*']),
  ];
}

function contextRows(base) {
  const named = Object.keys(SUPPLIERS);
  return [
    { sourceTag: `/^context:(?!(${named.join('|')})$)/`, onlyDependOnLibsWithTags: base },
    ...named.map((name) => ({
      sourceTag: `context:${name}`,
      onlyDependOnLibsWithTags: [...base, ...SUPPLIERS[name].map((supplier) => `context:${supplier}`)],
    })),
  ];
}
