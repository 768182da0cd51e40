/** Guides beside the operations of each interface, by topic and the files' names under `docs/`, in the order of the reference. */
export const GUIDES = {
  storefront: [
    { topic: 'Get started', guides: ['start-here.md', 'quickstart.md', 'sdk.md'] },
    { topic: 'API conventions', guides: ['errors.md'] },
    {
      topic: 'Guests and customers',
      guides: ['register-guests.md', 'sign-people-in.md', 'forms.md', 'newsletter-and-restock-alerts.md'],
    },
    {
      topic: 'Selling',
      guides: [
        'sell-from-your-own-site.md',
        'nextjs.md',
        'test-every-payment-outcome.md',
        'render-the-payment-step-yourself.md',
        'prices.md',
        'savings-plans.md',
      ],
    },
    { topic: 'Webhooks and changes', guides: ['webhooks.md', '../libs/sdk/README.md', 'changelog.md'] },
  ],
  management: [
    { topic: 'Get started', guides: ['start-here.md', 'management.md'] },
    { topic: 'API conventions', guides: ['errors.md'] },
    { topic: 'Payments and tickets', guides: ['go-live-with-paystack-and-stripe.md', 'tickets.md'] },
    { topic: 'Operation', guides: ['operations.md', 'changelog.md'] },
  ],
};
