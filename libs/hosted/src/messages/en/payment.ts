/** Payment form of the buyer: its frame, the code, the rail, a transfer. */
export const pay = {
  title: 'Payment',
  lookAgain: 'Please look at this again',
  priceChanged: 'The price has changed',
  noRails: (shop: string) => `This cannot be paid here at the moment. Ask ${shop}, and open this page again later: nothing in it is lost.`,
  button: (amount: string) => `Pay ${amount}`,
  buttonOfFree: 'Place the order',
  safe: (shop: string) => `${shop} never sees your card details.`,
  /** Ways to pay, and those in which the shop takes money itself. */
  rails: {
    card: 'Card',
    bank_transfer: 'Bank transfer',
    international_card: 'Card',
    cash: 'Cash',
    transfer: 'Transfer to the shop',
    other: 'Paid to the shop',
  },
  byOneRail: { card: 'You pay by card.', bank_transfer: 'You pay by bank transfer.', international_card: 'You pay by card.' },
  /** Line below each way to pay: brands, or steps. */
  about: {
    card: 'Visa, Mastercard, Verve',
    bank_transfer: 'You get an account number; usually confirmed in minutes',
    international_card: 'Visa, Mastercard, American Express',
  },
  received: (received: string, rest: string) => `${received} has arrived, thank you. ${rest} is still to pay.`,
  whichRail: 'How do you want to pay?',
  railMissing: 'Choose how you want to pay.',
  code: {
    label: 'Discount code',
    drop: 'Take it off',
    use: 'Use a discount code',
    apply: 'Apply the code',
  },
  transfer: {
    title: 'Waiting for your transfer…',
    exact: 'Send exactly this amount from your banking app.',
    byItself: 'This page checks by itself whether it has arrived.',
    short: (received: string, rest: string) =>
      `${received} has arrived, thank you. Please transfer the remaining ${rest} to the same account.`,
    preparing: 'The bank is preparing an account for your transfer. Look again in a moment.',
    notYet: 'Your transfer has not reached us yet.',
    next: 'Most transfers arrive within a few minutes, some take longer. We go on asking: once the money is here your order is placed, and your receipt is on its way, also if you close this page.',
    otherWay: 'Pay another way',
    isOpen: 'A bank account is open for a transfer to this order. Paying another way closes it.',
    sandbox: { before: 'This account belongs to the sandbox: ', link: 'let the money come', after: '.' },
    mayClose:
      'You may close this page: it shows the same account when you open it again. Once the money is here, your order is placed by itself.',
    amount: 'Amount',
    accountNumber: 'Account number',
    bank: 'Bank',
    accountName: 'Account name',
    before: 'Pay before',
    nameDiffers: (shop: string) => `The account is held with the payment provider of ${shop}, so its name may differ from the shop’s.`,
    late: 'Money that comes later still pays for your order where possible, and goes back to you otherwise.',
  },
};

/** Page between ours and the provider's, seen briefly or where the browser does not continue by itself. */
export const onward = {
  title: 'Continue to payment',
  text: (host: string) => `You pay on ${host}, and come back here when you are done.`,
  link: 'Continue to payment',
  back: 'Back, without paying',
  popup: {
    title: 'Pay by card',
    text: 'The payment window opens over this page. Should it not, pay on the page of the payment provider.',
    link: 'Pay on the provider’s page',
  },
};

/** Updates of an open page, shown by scripts. */
export const live = {
  total: (total: string) => `The total is ${total}.`,
  totalDue: (total: string, dueNow: string) => `The total is ${total}, of which ${dueNow} is due now.`,
  failed: 'The price could not be brought up to date. Press “Update the price”, or go on: nothing is taken before you agree.',
  left: (time: string) => `You have ${time} left to pay.`,
  offline:
    'You are offline, or the connection is too slow. Nothing was sent and nothing was charged; what you typed is still here. Try again.',
  copy: 'Copy',
  copyNumber: 'Copy the account number',
  copyAmount: 'Copy the amount',
  copied: 'Copied.',
  selected: 'Your browser lets nothing be copied here. It is selected: copy it yourself.',
  filledIn: 'What you had filled in',
};
