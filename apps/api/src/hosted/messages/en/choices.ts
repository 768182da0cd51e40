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
