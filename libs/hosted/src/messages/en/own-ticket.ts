/** Actions of guests on the page of their ticket. */
export const ownTicket = {
  title: 'Change something',
  done: {
    renamed: 'The name on this ticket is changed.',
    resent: 'The ticket is on its way again to whoever registered. It is sent once in ten minutes at most.',
    resentToHolder: 'The ticket is on its way again to whom it was given. It is sent once in ten minutes at most.',
    refused: 'This can no longer be changed here. Please ask the organiser.',
  },
  rename: {
    change: 'Change the name',
    label: 'Name on the ticket',
    button: 'Save the name',
    wrong: 'Enter a name of at most 120 letters.',
  },
  resend: 'Send the ticket again',
  giveBack: {
    link: 'Give this ticket back',
    title: 'Give this ticket back?',
    text: (event: string, holder: string) =>
      `The place of ${holder} at ${event} goes to somebody else, and this ticket lets nobody in any more. That cannot be undone.`,
    button: 'Yes, give it back',
    keep: 'No, keep it',
  },
  giveAway: {
    link: 'Give this ticket to somebody',
    title: 'Give this ticket to somebody',
    text: (event: string) =>
      `Whoever you name gets a ticket of their own for ${event}. Yours lets nobody in any more, and you cannot take it back.`,
    order: 'Your order stays yours: a receipt or a refund still comes to you.',
    approval: (organiser: string) =>
      `${organiser} looks at each guest of this ticket. Whoever you name waits for that, and has no ticket until then. If ${organiser} declines, the place does not come back to you.`,
    who: 'Who gets the ticket?',
    name: 'Their name',
    email: 'Their e-mail',
    emailHelp: 'The ticket goes there.',
    phone: 'Their phone',
    dateOfBirth: 'Their date of birth',
    dateOfBirthHelp: (years: number) => `Guests of this ticket are at least ${years} years old when the event starts.`,
    next: 'Continue',
    keep: 'Keep the ticket',
    missing: {
      name: 'Enter the name of whoever gets the ticket.',
      email: 'Enter the e-mail of whoever gets the ticket.',
      dateOfBirth: 'Enter their date of birth.',
    },
    holdsOne: 'This e-mail has a place at this event already. Give the ticket to somebody else.',
    unreachable: (organiser: string) =>
      `To give a ticket away, a code is mailed to whoever registered, and no e-mail was given. Ask ${organiser} to change the ticket.`,
    confirm: {
      title: 'Give the ticket away?',
      sent: (email: string) => `A code is on its way to ${email}. Enter it within ten minutes.`,
      event: 'Event',
      ticket: 'Ticket',
      from: 'Has it now',
      to: 'Gets it',
      happens: 'They get a new ticket by e-mail. The one you have, with its link and its code, is void at once.',
      waits: (organiser: string) =>
        `They get a mail, and a ticket once ${organiser} has approved them. The ticket you have, with its link and its code, is void at once.`,
      code: 'Code from the e-mail',
      button: 'Give the ticket away',
      change: 'Change what I entered',
      another: 'Send another code',
      missing: 'Enter the code from the e-mail.',
      wrong: 'This is not the code. Look at the newest mail from us, and enter its six digits.',
      over: 'That code holds no longer: it was too old, was guessed at too often, or was for something else. Have another sent.',
      tooMany:
        'Three codes were mailed within the hour, which is the most. The last one holds for ten minutes, for exactly what it was sent for; otherwise come back later.',
    },
    given: {
      title: 'The ticket is given away',
      text: (name: string, email: string) => `${name} gets it by mail at ${email}. The ticket you had lets nobody in any more.`,
      waits: (name: string, email: string, organiser: string) =>
        `${name} was written to at ${email}, and gets a ticket once ${organiser} has approved them. The ticket you had lets nobody in any more.`,
    },
  },
  replaced: {
    title: 'This ticket is no longer valid',
    text: 'A newer ticket was issued for this place, and this one lets nobody in. If you have given it away, that is done, and whoever has it now was sent theirs. Otherwise look for a newer mail with your ticket, or ask the organiser.',
  },
};
