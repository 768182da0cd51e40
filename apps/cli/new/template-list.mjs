/**
 * Sites that can be made: the folder of each, what is copied of it (beside its package.json, and its lock where it has one), the path of its route for
 * webhooks, and the words of the site's README: what it is, its files, and what to see to before it goes live.
 */
export const TEMPLATES = {
  nextjs: {
    parts: ['app', 'lib', 'next.config.ts', 'tsconfig.json'],
    hasLock: true,
    webhooks: '/api/webhooks',
    about: 'A shop with Next.js, on the Storefront Service: products, events, registrations, checkouts and webhooks.',
    files: [
      '- `lib/store.ts` calls the service with the secret key, on the server alone.',
      '- `app/actions.ts` registers guests and opens checkouts.',
      '- `app/return/page.tsx` is where buyers come back to.',
      '- `app/api/webhooks/route.ts` receives webhooks.',
    ],
    live: [
      '- Run `npm run build`, then `npm start`. It listens on the port that `package.json` names.',
      '- Put a proxy in front of it that sets `X-Forwarded-For`: the service distinguishes visitors by it.',
    ],
  },
  plain: {
    parts: ['pages.mjs', 'server.mjs', 'store.mjs', 'style.css'],
    hasLock: false,
    webhooks: '/webhooks',
    about: 'A shop of a few files without a framework, on the Storefront Service: products, free tickets, checkouts and webhooks.',
    files: [
      '- `store.mjs` calls the service with the secret key: it registers guests and opens checkouts.',
      '- `pages.mjs` writes the pages.',
      '- `server.mjs` has the routes, also those to which buyers and webhooks come.',
    ],
    live: [
      '- Run `npm start`, which reads no `.env.local`. It listens on `PORT`; without that variable on the port of `SITE_URL`, or on 3000.',
      '- Behind a proxy, pass the address that the proxy adds to `visitorOf` in `store.mjs`: the service distinguishes visitors by it.',
    ],
  },
};
