/** Actions of buyers on the page of their order. */
export const ownOrder = {
  done: {
    address: 'The delivery address is changed.',
    refundAsked: 'The shop has your request for a refund, and will answer it.',
    refunded: 'Your money is on its way back to you.',
    refused: 'This can no longer be changed here. Please ask the shop.',
  },
  address: {
    change: 'Change the address',
    button: 'Change the address',
    nowhere: 'The shop does not deliver to this address. Enter another one, or ask the shop.',
    costsMore: 'Delivery to this address costs more than was paid for it, so it cannot be changed here. Please ask the shop.',
    title: 'Confirm the new address',
    goesTo: 'Your order goes to',
  },
  refund: {
    title: 'Your money back',
    ask: 'Ask for a refund',
    askAgain: 'Ask again',
    text: (shop: string) => `${shop} reads your request and answers it. Nothing of your order changes before.`,
    reason: 'Why do you ask for it?',
    button: 'Ask for a refund',
    atOnce: {
      text: (amount: string) =>
        `You get ${amount} back at once, the way it came. Depending on your bank it may take some days to arrive. Your tickets let nobody in any more then, and their places are for sale again. That cannot be undone.`,
      part: 'That is for your tickets alone. Ask the shop about the rest of your order.',
      until: (moment: string) => `This holds until ${moment}; after that the shop answers your request.`,
      confirmTitle: 'Confirm the refund',
    },
    asked: (date: string) => `You asked for a refund on ${date}.`,
    open: (shop: string) => `${shop} will answer.`,
    declined: (shop: string, date: string) => `${shop} has declined it on ${date}:`,
    confirmTitle: 'Confirm that you ask for a refund',
    confirmText: (shop: string, order: number) => `${shop} is asked to give the money of order ${order} back.`,
  },
  code: {
    sent: (email: string) => `We have mailed a code of six digits to ${email}. It is good for ten minutes.`,
    label: 'Code',
    button: 'Confirm',
    again: 'Send another code',
    back: 'Do not change anything',
    missing: 'Enter the code from the e-mail.',
    wrong: 'This is not the code. Enter the six digits of the newest mail.',
    over: 'This code is not good any more. Have another one sent.',
    tooMany: 'Three codes were sent in the last hour. Wait a while before you ask for another.',
  },
};
