/** Where somebody saves up for what they chose, part by part. */
export const saving = {
  /** On the page of the checkout. */
  offer: {
    button: 'Save up for it',
    instead: (least: string, date: string) => `Or pay it in parts, from ${least} each, until ${date} at the latest.`,
    soldOut: 'This is sold out for now. You can save up for it: it is yours if it can be had again by the time your last part comes.',
    title: 'Save up for it',
  },
  title: 'Save up for it',
  titleWith: (what: string) => `Save up for ${what}`,
  running: {
    saved: (saved: string, total: string) => `${saved} of ${total} is saved.`,
    left: (missing: string, date: string) => `${missing} is missing, to be paid by ${date}.`,
  },
  progress: 'What is saved',
  terms: {
    title: 'How it works',
    freeze: 'The price stays as it is now, whatever becomes of it until then.',
    current: 'You pay what it costs when your last part comes: if the price changes meanwhile, what is missing changes with it.',
    none: 'Nothing is kept for you while you save: it is taken when your last part comes. If it is gone by then, that part goes back, and your savings stay until your day.',
    on_start: 'It is kept for you from your first part on.',
    at_threshold: (pct: number) => `It is kept for you once ${pct}% is saved.`,
    allBack: 'You can stop whenever you like. If you do, or not all is saved by your day, everything you paid goes back.',
    someBack: (pct: number, shop: string) =>
      `You can stop whenever you like. If you do, or not all is saved by your day, ${pct}% of what you paid goes back; ${shop} keeps the rest.`,
    noneBack: (shop: string) => `You can stop whenever you like. If you do, or not all is saved by your day, ${shop} keeps what you paid.`,
  },
  form: {
    title: 'Your first part',
    titleOfNext: 'Pay the next part',
    part: (currency: string) => `How much do you pay now? (${currency})`,
    partHelp: (least: string, missing: string) => `From ${least} to ${missing}.`,
    partRest: (missing: string) => `${missing} completes it.`,
    partBetweenSteps: (step: string) => `Give an amount in steps of ${step}.`,
    partWrong: (least: string, missing: string) => `Give an amount from ${least} to ${missing}.`,
    deadline: 'Until which day do you save?',
    deadlineHelp: (date: string) => `${date} at the latest.`,
    deadlineWrong: (date: string) => `Choose a day from today until ${date}.`,
    payerHelp: 'Kept with this payment alone: what is bought, and for whom, stays as it is.',
    button: 'Pay this part',
    change: 'Change what you chose, or your details',
  },
  transfer:
    'You may close this page: it shows the same account when you open it again. Once the money is here, it counts to what is saved.',
  share: {
    title: 'Let others pay parts too',
    text: 'Whoever has this link can pay a part. They see what it is for and how far it is, not your details, and change nothing of it.',
    link: 'The link for others',
    copy: 'Copy the link',
  },
  details: { summary: 'Change your details', button: 'Keep these details' },
  late: 'Parts of this were paid meanwhile, so what you had filled in was not kept. Only the link that the buyer was given changes contact and address.',
  stop: {
    summary: 'Stop saving up',
    allBack: (amount: string) => `${amount}, all that is saved, goes back the way it came. This cannot be undone.`,
    someBack: (back: string, kept: string, shop: string) =>
      `${back} goes back the way it came, and ${shop} keeps ${kept}. This cannot be undone.`,
    noneBack: (kept: string, shop: string) => `Nothing goes back: ${shop} keeps ${kept}. This cannot be undone.`,
    button: 'Stop, and end the plan',
  },
  over: {
    buyer: 'You have stopped saving up',
    merchant: (shop: string) => `${shop} has ended this savings plan`,
    deadline: 'The time to save is over',
    returned: (amount: string) => `${amount} is on its way back, the way it came.`,
    kept: (amount: string, shop: string) => `${shop} keeps ${amount}, as was said when the plan began.`,
  },
};

/** The page on which the rest of an order is paid, and what the page of a checkout says of it. */
export const balance = {
  title: (order: number) => `Your order ${order}`,
  due: (amount: string) => `${amount} is left to pay.`,
  dueBy: (amount: string, date: string) => `${amount} is left to pay, by ${date}.`,
  overdue: (amount: string, date: string) => `${amount} was to be paid by ${date}. You can still pay it now.`,
  paid: {
    title: 'All is paid, thank you',
    text: (amount: string) => `Your order is paid in full: ${amount}. Nothing more is needed from you.`,
  },
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

/** The sandbox's pages, which stand in for a payment provider's. */
export const sandbox = {
  name: 'Sandbox payments',
  tab: 'Sandbox payment',
  warning: 'This is the sandbox, not a bank: no money moves. Pick how the payment shall turn out.',
  title: (amount: string) => `Pay ${amount}`,
  for: 'For',
  reference: 'Reference',
  state: 'State',
  received: 'Received',
  account: 'Account',
  failed: 'That did not work',
  goBack: 'Go back without paying',
  back: 'Back to the checkout',
  states: {
    open: 'To be paid',
    confirming: 'Waits for confirmation',
    processing: 'The money is on its way',
    paid: 'Paid',
    failed: 'Refused',
    closed: 'Closed by the shop',
    expired: 'Expired',
  },
  card: {
    number: 'Card number',
    pay: 'Pay by this card',
    pick: 'Or pick a test card',
    choice: (number: string, words: string) => `${number}: ${words}`,
  },
  confirm: {
    question: (amount: string) => `Your bank asks: do you want to pay ${amount}?`,
    yes: 'Confirm the payment',
    no: 'Refuse the payment',
  },
  transfer: {
    late: 'Nobody waits for this transfer any more: what arrives now is late, or too much.',
    succeed: 'The transfer arrives',
    short: 'Too little arrives',
    over: 'Too much arrives',
    twice: 'The transfer arrives twice',
  },
  fault: {
    title: 'Faults',
    isSet: 'Set: it happens once.',
    label: 'What goes wrong next',
    set: 'Let it happen',
    kinds: {
      'look.unavailable': 'The provider does not answer when it is asked',
      'open.unavailable': 'The provider cannot begin a payment',
      'open.timeout': 'The provider begins a payment, but does not say so',
      'refund.unavailable': 'The provider cannot give money back',
      'refund.timeout': 'The provider gives money back, but does not say so',
      'refund.refused': 'The provider refuses to give money back',
      'callbacks.duplicate': 'Callbacks come twice',
      'callbacks.out_of_order': 'Callbacks come in the wrong order',
      'callbacks.lost': 'Callbacks are lost',
    },
  },
};
