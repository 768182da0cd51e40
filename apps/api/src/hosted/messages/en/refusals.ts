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
