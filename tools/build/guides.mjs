/** Guides beside the operations of each interface, by the files' names under `docs/`. */
export const GUIDES = {
  storefront: [
    ...[
      'start-here.md',
      'quickstart.md',
      'sdk.md',
      'register-guests.md',
      'sell-from-your-own-site.md',
      'nextjs.md',
      'test-every-payment-outcome.md',
      'render-the-payment-step-yourself.md',
      'webhooks.md',
    ],
    ...[
      'forms.md',
      'newsletter-and-restock-alerts.md',
      'sign-people-in.md',
      'prices.md',
      'savings-plans.md',
      '../libs/sdk/README.md',
      'changelog.md',
    ],
  ],
  management: ['start-here.md', 'management.md', 'go-live-with-paystack-and-stripe.md', 'tickets.md', 'operations.md', 'changelog.md'],
};
