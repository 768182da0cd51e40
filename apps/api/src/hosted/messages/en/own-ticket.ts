/** What guests do about their ticket themselves, on its page. */
export const ownTicket = {
  title: 'Change something',
  done: {
    renamed: 'The name on this ticket is changed.',
    resent: 'The ticket is on its way again to whoever registered. It is sent once in ten minutes at most.',
    refused: 'This can no longer be changed here. Please ask the organiser.',
  },
  rename: { change: 'Change the name', label: 'Name on the ticket', button: 'Save the name', wrong: 'Enter a name of at most 120 letters.' },
  resend: 'Send the ticket again',
  giveBack: {
    link: 'Give this ticket back',
    title: 'Give this ticket back?',
    text: (event: string, holder: string) => `The place of ${holder} at ${event} goes to somebody else, and this ticket lets nobody in any more. That cannot be undone.`,
    button: 'Yes, give it back',
    keep: 'No, keep it',
  },
};
