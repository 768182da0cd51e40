/** Frame of every page, parts of forms, and error pages. */
export const page = {
  service: 'Storefront Service',
  skip: 'Skip to the content',
  languages: 'Language',
  languageName: 'English',
  optional: '(optional)',
  trap: 'Leave this empty',
  lookAgain: 'Please look at this again',
  problemOf: (label: string, message: string) => `${label}: ${message}`,
  moreProblems: (count: number) => (count === 1 ? 'and one more' : `and ${count} more`),
  toShop: (shop: string) => `Back to ${shop}`,
  closed: (shop: string) => `${shop} is closed at the moment.`,
  closedUntil: (shop: string, end: string) => `${shop} is closed until ${end}.`,
  nothingHere: {
    title: 'There is nothing here',
    advice: (shop = 'the person who sent it') =>
      `The link may be incomplete, or it no longer works. Open it again from the message it came in, or ask ${shop} for a new one.`,
  },
  /** Titles where a link of this kind leads nowhere. */
  brokenLinks: {
    event: 'There is no event at this address',
    form: 'There is no form at this address',
    order: 'This link to an order does not open',
    ticket: 'This link to a ticket does not open',
  },
  otherMethod: {
    title: 'This page is opened in another way',
    advice: 'It is where a form is sent, or only to be read. Go back, and open it by the link or the form that leads to it.',
  },
  checkoutNotOpen: {
    title: 'This link to a checkout does not open',
    advice: (shop = 'the shop that you are buying from') =>
      `The link may be incomplete, or it no longer works. Open it again from where you got it, or ask ${shop} for a new one.`,
  },
  tooFast: { title: 'That was a little fast', advice: 'Wait a moment, then try again.' },
  failed: {
    title: 'Something went wrong on our side',
    advice: (requestId: string, shop = 'the seller') =>
      `Try again in a moment. If it happens again, contact ${shop} and quote this number: ${requestId}`,
  },
};

/** Questions of the merchant, on every form. */
export const questions = {
  choose: 'Please choose',
  missing: (label: string) => `Please answer: ${label}`,
  onlyIfAnswered: (answer: string, label: string) => `Only if you answered “${answer}” to “${label}”.`,
  onlyIfTicked: (label: string) => `Only if you ticked “${label}”.`,
  onlyIfNotTicked: (label: string) => `Only if you did not tick “${label}”.`,
  file: 'Give the address at which the file can be opened.',
};

/** Page of a form, and its problems. */
export const forms = {
  closed: (merchant: string) => `This form is closed. ${merchant} takes no answers by it any more.`,
  notYet: 'This form is not open yet. Please come back later.',
  website: (merchant: string) => `To the site of ${merchant}`,
  files: (most: number, size: string) => (most === 1 ? `One file of at most ${size}.` : `Up to ${most} files of at most ${size} each.`),
  again: (names: string) => `Please choose again: ${names}. A browser cannot keep files that were chosen.`,
  tooFast:
    'That went faster than people write, so it may have been sent by a program. Please send it once more; nothing you typed is lost.',
  tooOld: 'This page was open for too long. Please send it once more; nothing you typed is lost.',
  tooLong: (ofOne: string, ofAll: string) =>
    `That is too long to be sent: one answer may have ${ofOne} characters, and all of them together ${ofAll}. Of what is too long only the beginning is still here; please shorten it and send it once more.`,
  tooMuch: (mib: number) => `All files of one form together may have ${mib} MiB: send fewer of them, or smaller ones.`,
  full: (merchant: string) => `${merchant} cannot take files now. Send this without files, or come back later; nothing you typed is lost.`,
  failed: 'That did not work. Please try again in a moment; nothing you typed is lost.',
  thanks: 'Sent',
  goOn: 'Continue',
  another: 'Fill it in again',
};

/** Pages that sign people up for a newsletter or a restock alert, and answer the links of their mails. */
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
    nothingThere: 'Nothing there? Look in your spam folder. You can ask for another mail after ten minutes.',
    again: 'Back',
  },
  /** Question to the reader of an e-mail, and the state of the subscription after the answer. */
  newsletterAnswers: {
    confirm: {
      title: 'Do you want the newsletter?',
      text: (shop: string) => `${shop} will send its news to you.`,
      button: 'Yes, I want it',
    },
    end: {
      title: 'Do you want no newsletter any more?',
      text: (shop: string) => `${shop} will send you no further news.`,
      button: 'Unsubscribe',
    },
    confirmed: {
      title: 'You are on the list',
      text: (shop: string) => `${shop} sends you its news from now on. Each mail tells how to unsubscribe.`,
    },
    ended: { title: 'You are off the list', text: (shop: string) => `${shop} sends you no newsletter any more.` },
    over: { title: 'This link holds no longer', text: (_shop: string) => 'Sign up again if you want the newsletter.' },
  },
  mailings: {
    end: {
      title: 'Do you want no such mails any more?',
      text: (shop: string) => `${shop} will write to you about your own events alone, and send you no newsletter.`,
      button: 'Unsubscribe',
    },
    ended: { title: 'You are off the list', text: (shop: string) => `${shop} writes to you about your own events alone from now on.` },
  },
  notMeant: {
    ask: {
      title: 'Is this ticket not meant for you?',
      text: (shop: string) =>
        `Somebody has given your e-mail address to ${shop} for a ticket. Say that it is not meant for you, and ${shop} sends you no more mails about tickets that others get for you. Whoever runs the event sees it.`,
      button: 'It is not meant for me',
    },
    said: {
      title: 'Thank you for telling us',
      text: (shop: string) => `${shop} sends you no more mails about tickets that others get for you.`,
      button: 'It was meant for me after all',
    },
  },
  restockAnswers: {
    confirm: {
      title: 'Shall we tell you when it is back?',
      text: (shop: string) => `${shop} will send you one mail once you can buy it again.`,
      button: 'Yes, tell me',
    },
    end: {
      title: 'Do you want to hear no more of it?',
      text: (shop: string) => `${shop} will not tell you when it is back.`,
      button: 'Do not tell me',
    },
    confirmed: { title: 'We will tell you', text: (shop: string) => `${shop} sends you one mail once you can buy it again.` },
    ended: { title: 'You get no mail about this any more', text: (shop: string) => `${shop} sends you nothing about this product.` },
    over: {
      title: 'This link holds no longer',
      text: (_shop: string) => 'We have already told you that it is back, or you have unsubscribed. Ask again on the page of the product.',
    },
  },
  website: (shop: string) => `Go to ${shop}`,
};
