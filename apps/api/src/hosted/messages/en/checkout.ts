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
    refunded: 'Your money is coming back',
    expired: 'The time to pay is over',
    cancelled: 'This order was cancelled',
    ending: 'The time to pay is up',
  },
  toShop: (shop: string) => `Back to ${shop}`,
  returned: (amount: string) => `${amount} is on its way back to you, the way it came.`,
  paid: {
    refunded: (number: number) => `Order ${number} was paid, and has been refunded.`,
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

/** Who buys, and where it goes. */
export const buyer = {
  who: 'Who buys?',
  name: 'Name',
  email: 'E-mail',
  emailHelp: 'Your receipt goes there.',
  phone: 'Phone',
  phoneHelp: 'With country code, such as +234 803 123 4567.',
  onRecord: 'This is on record already. Only the link that the buyer was given changes it.',
  nameMissing: 'Enter your name.',
  emailMissing: 'Enter your e-mail; the receipt goes there.',
  delivery: 'Delivery',
  zone: 'How shall it get to you?',
  freeDelivery: 'Free',
  where: 'Where does it go?',
  address: 'Address',
  line1: 'Street and house',
  line2: 'Floor, flat or landmark',
  city: 'Town or city',
  state: 'State or region',
  postalCode: 'Postal code',
  country: 'Country',
  line1Missing: 'Enter the street and house that it goes to.',
  cityMissing: 'Enter the town or city.',
  countryMissing: 'Choose the country.',
};

/** What is bought, and what it comes to. */
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
  fees: 'Fees',
  tax: 'Tax',
  total: 'Total',
  dueNow: 'Due now',
  paidNow: 'Paid',
  now: (amount: string) => `${amount} now`,
  balance: 'To be paid later',
  balanceBy: (date: string) => `To be paid by ${date}`,
  received: 'Received',
  stillToPay: 'Still to pay',
};

/** What is chosen for a line of the cart: a time, add-ons, answers. */
export const choices = {
  update: 'Update the price',
  change: 'Change what you chose',
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

/** Who comes on the tickets of a checkout. */
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

/** Where the buyer pays: the form around everything, the code, the rail, a transfer. */
export const pay = {
  title: 'Pay',
  titleOfFree: 'Your details',
  lookAgain: 'Please look at this again',
  priceChanged: 'The price has changed',
  noRails: (shop: string) => `This cannot be paid here at the moment. Ask ${shop}, and open this page again later: nothing in it is lost.`,
  button: (amount: string) => `Pay ${amount}`,
  buttonOfFree: 'Place the order',
  safe: (shop: string) => `Card details are entered with the payment provider; ${shop} never sees them.`,
  rails: { card: 'Card', bank_transfer: 'Bank transfer', international_card: 'Card' },
  byOneRail: { card: 'You pay by card.', bank_transfer: 'You pay by bank transfer.', international_card: 'You pay by card.' },
  whichRail: 'How do you want to pay?',
  railMissing: 'Choose how you want to pay.',
  code: {
    label: 'Discount code',
    drop: 'Take it off',
    use: 'Use a discount code',
    apply: 'Apply the code',
  },
  transfer: {
    title: 'Transfer the money',
    short: (received: string, rest: string) => `${received} has arrived, thank you. Please transfer the remaining ${rest} to the same account.`,
    preparing: 'The bank is preparing an account for your transfer. Look again in a moment.',
    done: 'I have paid',
    again: 'Look again',
    otherWay: 'Pay another way',
    isOpen: 'A bank account is open for a transfer to this order. Paying another way closes it.',
    sandbox: { before: 'This account belongs to the sandbox: ', link: 'let the money come', after: '.' },
    mayClose: 'You may close this page: it shows the same account when you open it again. Once the money is here, your order is placed by itself.',
    amount: 'Amount',
    accountNumber: 'Account number',
    bank: 'Bank',
    accountName: 'Account name',
    before: 'Pay before',
  },
};

/** Between our page and the provider's: buyers see it for a moment, or where their browser does not go on by itself. */
export const onward = {
  title: 'On to the payment',
  text: (host: string) => `You pay on ${host}, and come back here when you are done.`,
  link: 'Go on to pay',
  back: 'Back, without paying',
  popup: {
    title: 'Pay by card',
    text: 'The payment window opens over this page. Should it not, pay on the page of the payment provider.',
    link: 'Pay on the provider’s page',
  },
};

/** What the page says while it is open, if it can: scripts show it. */
export const live = {
  total: (total: string) => `The total is ${total}.`,
  totalDue: (total: string, dueNow: string) => `The total is ${total}, of which ${dueNow} is due now.`,
  failed: 'The price could not be brought up to date. Press “Update the price”, or go on: nothing is taken before you agree.',
  left: (time: string) => `You have ${time} left to pay.`,
  copy: 'Copy',
  copyNumber: 'Copy the account number',
  copyAmount: 'Copy the amount',
  copied: 'Copied.',
  selected: 'Your browser lets nothing be copied here. It is selected: copy it yourself.',
  filledIn: 'What you had filled in',
};

/** Why a buyer cannot pay as things stand. */
export const refusals = {
  unknown: 'That did not work. Please try again in a moment.',
  gone: (what: string) => `${what} is not for sale any more.`,
  slotTaken: 'That time has just been taken. Choose another one.',
  codeUsedUp: 'This code has just been used up. Take it off to go on.',
  dueNowChanged: (before: string, after: string) => `Of your order, ${before} was to be paid now when it was put together, and ${after} is. Look at it again, and pay if you agree.`,
  totalChanged: (before: string, after: string) => `Your order was ${before} when it was put together, and is ${after} now. Look at it again, and pay if you agree.`,
  onlyLeft: (what: string, count: number) => `Of ${what}, only ${count} can still be had.`,
  ranOut: (what: string) => `${what} has just run out.`,
  something: 'Something in this order',
};
