/** Guides beside the operations of each interface, by topic and the files' names under `docs/`, in the order of the reference. */
export const GUIDES = {
  storefront: [
    { topic: 'Get started', guides: ['start-here.md', 'quickstart.md', 'sdk.md', 'python.md'] },
    {
      topic: 'API conventions',
      guides: ['errors.md', 'pagination.md', 'idempotency.md', 'retries.md', 'rate-limits.md', 'cors.md', 'test-mode.md'],
    },
    {
      topic: 'Guests and customers',
      guides: ['register-guests.md', 'sign-people-in.md', 'sms.md', 'forms.md', 'newsletter-and-restock-alerts.md'],
    },
    {
      topic: 'Selling',
      guides: [
        'sell-from-your-own-site.md',
        'nextjs.md',
        'test-every-payment-outcome.md',
        'render-the-payment-step-yourself.md',
        'refunds.md',
        'prices.md',
        'savings-plans.md',
      ],
    },
    { topic: 'Webhooks and changes', guides: ['webhooks.md', '../libs/sdk/README.md', 'changelog.md'] },
  ],
  management: [
    { topic: 'Get started', guides: ['start-here.md', 'management.md'] },
    { topic: 'API conventions', guides: ['errors.md', 'pagination.md', 'idempotency.md', 'rate-limits.md', 'test-mode.md'] },
    { topic: 'Payments and tickets', guides: ['go-live-with-paystack-and-stripe.md', 'refunds.md', 'tickets.md', 'sms.md'] },
    { topic: 'Operation', guides: ['operations-guide.md', 'operations.md', 'metrics.md', 'changelog.md'] },
  ],
};
