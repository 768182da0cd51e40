/** The page on which the rest of an order is paid, and what the page of a checkout says of it. */
export const balance = {
  title: (order: number) => `Your order ${order}`,
  due: (amount: string) => `${amount} is left to pay.`,
  dueBy: (amount: string, date: string) => `${amount} is left to pay, by ${date}.`,
  overdue: (amount: string, date: string) => `${amount} was to be paid by ${date}. You can still pay it now.`,
  paid: { title: 'All is paid, thank you', text: (amount: string) => `Your order is paid in full: ${amount}. Nothing more is needed from you.` },
  over: {
    cancelled: 'This order was cancelled',
    refunded: 'This order was refunded',
    text: (shop: string) => `Nothing more is to be paid. Ask ${shop} if you did not expect this.`,
  },
  atDoor: (shop: string) => `You pay the rest to ${shop} at the door.`,
  manual: (shop: string) => `${shop} will tell you how to pay the rest.`,
  order: 'What you ordered',
  paidSoFar: 'Paid so far',
  givenBack: 'Given back of it',
  left: 'Left to pay',
  waived: 'Not to be paid any more',
  mayClose: 'You may close this page: it shows the same account when you open it again. Once the money is here, you get your receipt.',
  receipt: (email: string) => `The receipt goes to ${email}.`,
  /** On the page of the checkout that took the deposit. */
  later: {
    online: (amount: string) => `${amount} is still to be paid. You can pay it whenever you like.`,
    onlineBy: (amount: string, date: string) => `${amount} is still to be paid by ${date}. We send you a reminder before.`,
    atDoor: (amount: string) => `${amount} is still to be paid, at the door.`,
    manual: (amount: string, shop: string) => `${amount} is still to be paid. ${shop} will tell you how.`,
    see: 'See what is left to pay',
  },
  eta: (text: string) => `Pre-order: ${text}`,
};
