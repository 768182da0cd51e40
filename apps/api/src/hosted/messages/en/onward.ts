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
