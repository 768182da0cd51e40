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
