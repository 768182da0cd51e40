/** The frame of every page, the parts of forms, and pages that tell of an error. */
export const page = {
  service: 'Storefront Service',
  skip: 'Skip to the content',
  optional: '(optional)',
  trap: 'Leave this empty',
  lookAgain: 'Please look at this again',
  nothingHere: {
    title: 'There is nothing here',
    advice: 'The link may be incomplete, or it no longer holds. Open it again from the message it came in, or ask the organiser for a new one.',
  },
  tooFast: { title: 'That was a little fast', advice: 'Wait a moment, then try again.' },
  failed: {
    title: 'Something went wrong on our side',
    advice: (requestId: string) => `Try again in a moment. If it stays, tell the organiser this number: ${requestId}`,
  },
};
