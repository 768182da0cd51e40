/** Pages on which people sign up for a newsletter or for word that something is back, and answer the mails of it. */
export const subscriptions = {
  email: 'E-mail',
  emailMissing: 'Enter your e-mail address, such as ada@example.com.',
  failed: 'That did not work. Please look at what you entered, and send it again.',
  newsletter: {
    title: 'Newsletter',
    text: (shop: string) => `Get news from ${shop} by e-mail.`,
    name: 'Your name',
    button: 'Sign up',
  },
  restock: {
    titleOf: (product: string) => `${product}: tell me when it is back`,
    title: 'Sold out for now',
    text: 'Leave your e-mail address, and we send you one mail when it is back.',
    which: 'Which one?',
    button: 'Tell me when it is back',
    available: (shop: string) => `It is there: you can buy it from ${shop}, while it lasts.`,
  },
  sent: {
    title: 'Look into your mailbox',
    text: 'A mail with a link is on its way: follow it to confirm that the address is yours. Who has confirmed before gets no further mail.',
    nothingThere: 'Nothing there? Look into the folder for unwanted mail. Another mail can be had after ten minutes.',
    again: 'Back',
  },
  /** What whoever got a mail is asked, and how it stands after that. */
  newsletterAnswers: {
    confirm: { title: 'Do you want the newsletter?', text: (shop: string) => `${shop} will send its news to you.`, button: 'Yes, I want it' },
    end: { title: 'Do you want no newsletter any more?', text: (shop: string) => `${shop} will send you no further news.`, button: 'Unsubscribe' },
    confirmed: { title: 'You are on the list', text: (shop: string) => `${shop} sends you its news from now on. Each mail tells how to unsubscribe.` },
    ended: { title: 'You are off the list', text: (shop: string) => `${shop} sends you no newsletter any more.` },
    over: { title: 'This link holds no longer', text: (_shop: string) => 'Sign up again if you want the newsletter.' },
  },
  restockAnswers: {
    confirm: { title: 'Shall we tell you when it is back?', text: (shop: string) => `${shop} will send you one mail once you can buy it again.`, button: 'Yes, tell me' },
    end: { title: 'Do you want to hear no more of it?', text: (shop: string) => `${shop} will not tell you when it is back.`, button: 'Do not tell me' },
    confirmed: { title: 'We will tell you', text: (shop: string) => `${shop} sends you one mail once you can buy it again.` },
    ended: { title: 'You get no mail about this any more', text: (shop: string) => `${shop} sends you nothing about this product.` },
    over: { title: 'This link holds no longer', text: (_shop: string) => 'You were told that it is back, or want to hear no more of it. Ask again on the page of the product.' },
  },
  website: (shop: string) => `Go to ${shop}`,
};
