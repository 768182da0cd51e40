/** Page of a paid order: its state, its content, and the next steps. */
export const order = {
  /** State of the order, as the page's heading. `way`: delivery, pick-up or none. */
  headings: {
    cancelled: 'This order was cancelled',
    refunded: 'This order was refunded',
    returned: 'Your order has come back to the shop',
    eventRemoved: (event: string) => `${event} does not take place`,
    sent: { delivery: 'Your order has been sent', pickup: 'Your order has been picked up', none: 'Your order is complete' },
    partlySent: {
      delivery: 'Part of your order has been sent',
      pickup: 'Part of your order has been picked up',
      none: 'Part of your order is done',
    },
    booked: 'Your order is booked',
    preordered: 'Your pre-order is placed',
    preparing: 'Your order is being prepared',
    going: (event: string) => `You’re going to ${event}`,
    over: (event: string) => `You were at ${event}`,
    placed: 'Thank you, your order is placed',
  },
  number: (order: number) => `Order ${order}`,
  placedOn: (date: string) => `placed on ${date}`,
  /** Steps on the way to the buyer. */
  steps: {
    title: 'Progress of your order',
    placed: 'Placed',
    paid: 'Paid',
    depositPaid: 'Deposit paid',
    preparing: 'Preparing',
    booked: 'Booked',
    preordered: 'Pre-ordered',
    sent: { delivery: 'Sent', pickup: 'Picked up', none: 'Done' },
    partlySent: { delivery: 'Partly sent', pickup: 'Partly picked up', none: 'Partly done' },
  },
  /** Pieces that were sent together. `sentBy`: with the carrier. */
  parcel: {
    sent: {
      delivery: (date: string) => `Sent on ${date}`,
      pickup: (date: string) => `Picked up on ${date}`,
      none: (date: string) => `Done on ${date}`,
    },
    sentBy: {
      delivery: (date: string, carrier: string) => `Sent on ${date} with ${carrier}`,
      pickup: (date: string, carrier: string) => `Picked up on ${date}, ${carrier}`,
      none: (date: string, carrier: string) => `Sent on ${date} with ${carrier}`,
    },
    number: 'Tracking number',
    follow: 'Follow the parcel',
  },
  paidBy: {
    card: (date: string) => `Paid by card on ${date}`,
    bank_transfer: (date: string) => `Paid by bank transfer on ${date}`,
    international_card: (date: string) => `Paid by card on ${date}`,
  },
  partPaid: (amount: string, how: string) => `${amount}: ${how}`,
  mailsTo: (email: string) => `Mails about this order go to ${email}`,
  overText: (shop: string) => `Nothing more is to be paid. Ask ${shop} if you did not expect this.`,
  calledOffText: 'You asked for this refund. Nothing more is to be paid.',
  payRest: (amount: string) => `Pay ${amount}`,
  test: 'This is a test order: no money has moved, and nothing is sold.',
  testTickets: 'Test orders have no tickets.',
  bought: 'What you ordered',
  /** Text below a line with several pieces. */
  sentOf: {
    delivery: (sent: number, of: number) => `${sent} of ${of} sent`,
    pickup: (sent: number, of: number) => `${sent} of ${of} picked up`,
    none: (sent: number, of: number) => `${sent} of ${of} done`,
  },
  givenBackOf: (back: number, of: number) => (of === 1 ? 'Given back' : `${back} of ${of} given back`),
  receipt: { save: 'Save the receipt as PDF', title: 'Receipt', order: 'Order', date: 'Date', buyer: 'Buyer', event: 'Event' },
  tickets: {
    title: 'Your tickets',
    show: 'Show ticket',
    showOf: (number: number, of: number) => `Show ticket ${number} of ${of}`,
    open: (ticket: string, holder: string) => `${ticket}: ${holder}`,
    calendar: 'Add to calendar',
    calendarOf: (ticket: string) => `Add to calendar: ${ticket}`,
    given: 'Given away',
    more: 'Each ticket has a link of its own, which you can pass on to whoever comes with it.',
  },
  /** `arrives` and `ready`: before dates; `when`: before the words of the shop. */
  delivery: { title: 'Delivery', arrives: 'Arrives', to: 'To', by: 'How', when: 'When' },
  pickup: { title: 'Pick-up', ready: 'Ready', at: 'At', hours: 'Open', map: 'See it on a map' },
  hours: {
    span: (from: string, to: string) => `${from} to ${to}`,
    days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
    line: (days: string, spans: string) => `${days}: ${spans}`,
  },
  refunds: {
    title: 'Given back',
    returning: (amount: string) => `${amount} is on its way back to you, the way it came.`,
    returned: (amount: string) => `${amount} was given back, the way it came.`,
  },
  help: {
    title: 'Questions?',
    ask: (shop: string, order: number) => `${shop} is there for you. Say that it is about order ${order}.`,
    email: 'E-mail',
    phone: 'Phone',
  },
  again: (shop: string) => `Buy again from ${shop}`,
};
