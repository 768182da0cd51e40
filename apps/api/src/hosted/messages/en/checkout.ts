/** The checkout as a whole: its heading, its news, how it ended. */
export const checkout = {
  title: 'Checkout',
  titleOfProblem: (title: string) => `Please look again: ${title}`,
  test: 'This is a test: no money moves, and nothing is sold.',
  deadline: (left: string, time: string, date: string) => `You have ${left} left, until ${time} on ${date}.`,
  noTime: 'no time',
  lessThanAMinute: 'less than a minute',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  failed: 'Your payment was refused, and your card not charged. Try again, with another card or another way.',
  lapsed: { before: 'The account of your transfer takes no more money. If you have sent it, ', link: 'check again', after: '; if you have not, start again below.' },
  pending: { before: 'Your payment has not reached us yet. If you have paid, ', link: 'check again', after: ' in a moment; if you have not, go on below.' },
  ends: {
    paid: 'Thank you, your order is placed',
    expired: 'The time to pay is over',
    cancelled: 'This order was cancelled',
    ending: 'The time to pay is up',
  },
  toShop: (shop: string) => `Back to ${shop}`,
  returned: (amount: string) => `${amount} is on its way back to you, the way it came.`,
  paid: {
    order: (number: number, email?: string) => `Your order number is ${number}. A receipt is on its way to ${email ?? 'you'}.`,
    back: (shop: string) => `Back to ${shop}`,
  },
  ending: { text: 'We are asking whether your payment has come in. Look again in a minute.', again: 'Look again' },
  expired: {
    text: (shop: string) => `Nothing was ordered. Start again at ${shop} if you would still like to buy.`,
    late: 'Should you have paid in the last minutes, the order is still placed if possible, and the money returned if not.',
  },
  cancelled: { text: (shop: string) => `Nothing was ordered. Ask ${shop} if you did not expect this.` },
};
