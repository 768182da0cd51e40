/** Checkout as a whole: its heading, its notices, its end. */
export const checkout = {
  title: 'Checkout',
  titleOfProblem: (title: string) => `Please look again: ${title}`,
  test: 'This is a test: no money moves, and nothing is sold.',
  deadline: (left: string, time: string, zone: string) => `You have ${left} left, until ${time} (${zone}).`,
  noTime: 'no time',
  lessThanAMinute: 'less than a minute',
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  hours: (count: number) => (count === 1 ? '1 hour' : `${count} hours`),
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  /** Reasons why a payment attempt failed. */
  failed: {
    unavailable: 'This way to pay is not possible at the moment. Nothing was charged. Pay another way, or try again later.',
    unpaid: 'Your payment was not completed, and nothing was charged. Try again, or pay another way.',
    email:
      'The payment provider does not take your e-mail address for this way to pay. Nothing was charged. Give another e-mail address, or pay another way.',
    card: 'Your card was refused, and nothing was charged. Try again with another card, or pay another way.',
    insufficient_funds:
      'Your card was refused because there is not enough money in its account. Nothing was charged. Use another card, or pay another way.',
    expired_card: 'Your card was refused because it has expired. Nothing was charged. Use another card, or pay another way.',
    wrong_details:
      'Your card was refused because its details are not right. Nothing was charged. Check its number, expiry date and code, and try again.',
  },
  lapsed: {
    before: 'The account of your transfer takes no more money. If you have sent it, ',
    link: 'check again',
    after: '; if you have not, start again below.',
  },
  pending: {
    before: 'Your payment has not reached us yet. If you have paid, ',
    link: 'check again',
    after: ' in a moment; if you have not, go on below.',
  },
  /** Texts while the provider has not reported the outcome of a payment. */
  underWay: {
    title: 'Waiting for your payment…',
    text: (amount: string, time: string) => `You began to pay ${amount} at ${time}, and it has not reached us yet.`,
    byItself: 'This page checks it by itself every few seconds.',
    once: 'If you have paid, nothing more is needed: your order is placed as soon as the payment is confirmed, and you are not charged twice.',
    goOn: 'Continue this payment',
    otherWay: 'Change something, or pay another way',
    way: 'Payment',
  },
  checkNow: 'Check now',
  lastChecked: 'Last checked at',
  ends: {
    paid: 'Thank you, your order is placed',
    refunded: 'Your money is coming back',
    expired: 'The time to pay is over',
    cancelled: 'This order was cancelled',
    ending: 'The time to pay is up',
  },
  returned: (amount: string) => `${amount} is on its way back to you, the way it came.`,
  paid: {
    refunded: (number: number) => `Order ${number} was paid, and has been refunded.`,
    order: (number: number, email?: string) => `Your order number is ${number}. A receipt is on its way to ${email ?? 'you'}.`,
    see: 'See your order',
    details: 'Order details',
    next: {
      title: 'What happens next',
      tickets: 'Show the code of each ticket at the door, on your phone or on paper. The same tickets are in your e-mail.',
      delivery: (shop: string) => `${shop} prepares your order now. You get an e-mail when it is sent.`,
      pickup: (order: number) => `Say order ${order} when you pick it up.`,
    },
  },
  ending: { text: 'We are asking whether your payment has come in. Look again in a minute.', again: 'Look again' },
  expired: {
    text: (shop: string) => `Nothing was ordered. Start again at ${shop} if you would still like to buy.`,
    late: 'Should you have paid in the last minutes, the order is still placed if possible, and the money returned if not.',
  },
  /** Texts for a buyer who cancels. */
  cancel: {
    summary: 'Cancel this order',
    text: 'Nothing is ordered then, and what is held for you can be bought by others at once. Money that is still on its way goes back to you.',
    button: 'Yes, cancel it',
  },
  cancelled: { text: (shop: string) => `Nothing was ordered. Ask ${shop} if you did not expect this.` },
};

/** Buyer and delivery address. */
export const buyer = {
  change: 'Change',
  who: 'Contact',
  name: 'Name',
  email: 'E-mail',
  emailHelp: 'Your receipt goes there.',
  phone: 'Phone',
  phoneHelp: 'Such as +234 803 123 4567.',
  onRecord: 'This is on record already. Only the link that the buyer was given changes it.',
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter your e-mail; the receipt goes there.',
  delivery: 'Delivery',
  zone: 'Delivery method',
  freeDelivery: 'Free',
  arrives: (dates: string) => `arrives ${dates}`,
  ready: (dates: string) => `ready ${dates}`,
  where: 'Delivery address',
  line1: 'Street and house',
  line2: 'Flat, floor or landmark',
  city: 'Town or city',
  state: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  line1Missing: 'Enter the street and house that it goes to.',
  cityMissing: 'Enter the town or city.',
  countryMissing: 'Choose the country.',
};

/** Lines of the cart, and their sum. */
export const cart = {
  title: 'Your order',
  show: 'Show your order',
  instead: 'Usual price',
  with: 'with',
  preorder: 'Pre-order',
  times: (quantity: number, price: string) => `${quantity} × ${price}`,
  free: 'Free',
  subtotal: 'Subtotal',
  discount: 'Discount',
  discountBy: (code: string) => `Discount (${code})`,
  delivery: (zone: string) => `Delivery: ${zone}`,
  deliveryPlain: 'Delivery',
  pickup: (zone: string) => `Pick-up: ${zone}`,
  fees: 'Service fee',
  feesNote: 'For running the sale and taking the payment.',
  tax: 'Tax',
  total: 'Total',
  dueNow: 'Due now',
  paidNow: 'Paid',
  now: (amount: string) => `${amount} now`,
  balance: 'To be paid later',
  balanceBy: (date: string) => `To be paid by ${date}`,
  received: 'Received',
  stillToPay: 'Still to pay',
  left: (amount: string) => `${amount} left`,
  ofTotal: (total: string) => `of ${total}`,
};

/** Choices for a line of the cart: a time, add-ons, answers. */
export const choices = {
  update: 'Update the price',
  change: 'Change',
  noTimes: 'There is no free time left at the moment. Ask the shop, or come back later.',
  day: 'Day',
  showTimes: 'Show its times',
  timeOn: (day: string) => `Time on ${day}`,
  timeMissing: 'Choose a time.',
  withPrice: (option: string, price: string) => `${option} (+${price})`,
  none: 'None',
  howMany: (group: string) => `${group}: how many?`,
  atLeast: (least: number) => `Choose at least ${least}.`,
  exactly: (count: number) => `Choose ${count}.`,
  between: (least: number, most: number) => `Choose ${least} to ${most}.`,
  upTo: (most: number) => `Choose up to ${most}.`,
};

/** Guests of the tickets of a checkout. */
export const seats = {
  who: 'Who comes?',
  optional: 'A ticket on which nobody is named stays in your name.',
  nameGuests: 'Name your guests',
  change: 'Change who comes',
  guest: (tier: string, guest: number, of: number) => (of === 1 ? tier : `${tier}: guest ${guest} of ${of}`),
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  phoneHelp: 'With country code, such as +234 803 123 4567.',
  dateOfBirth: 'Date of birth',
  yourDateOfBirth: 'Your date of birth',
  age: 'These tickets have a minimum age.',
  questions: 'A few questions',
  changeAnswers: 'Change what you answered',
  nameMissing: (guest: string) => `Enter a name (${guest}).`,
  emailMissing: (guest: string) => `Enter an e-mail (${guest}).`,
  dateOfBirthMissing: (guest: string) => `Enter a date of birth (${guest}).`,
  yourDateOfBirthMissing: 'Enter your date of birth.',
  tooYoung: (guest: string, years: number) => `Whoever comes has to be at least ${years} years old when the event starts (${guest}).`,
};

/** Reasons why a buyer cannot pay now. */
export const refusals = {
  unknown: 'That did not work. Please try again in a moment.',
  gone: (what: string) => `${what} is not for sale any more.`,
  slotTaken: 'That time has just been taken. Choose another one.',
  codeUsedUp: 'This code has just been used up. Take it off to go on.',
  dueNowChanged: (before: string, after: string) =>
    `When you put your order together, ${before} was to be paid now; now ${after} is. Please check it again, and pay if you agree.`,
  totalChanged: (before: string, after: string) =>
    `Your order was ${before} when it was put together, and is ${after} now. Please check it again, and pay if you agree.`,
  onlyLeft: (what: string, count: number) => `Only ${count} of ${what} ${count === 1 ? 'is' : 'are'} left.`,
  ranOut: (what: string) => `${what} has just run out.`,
  something: 'Something in this order',
};
