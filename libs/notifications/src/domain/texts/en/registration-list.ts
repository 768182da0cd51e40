/** Values for the texts of a mail with links to all registrations. */
export interface RegistrationListFacts {
  merchant: string;
  /** Registrations in all. */
  total: number;
  /** Those that the mail has no room for. */
  others: number;
}

/** Texts of the mail with links to all registrations of an address, in English. */
export const ENGLISH_REGISTRATION_LIST = {
  subject: ({ merchant }: RegistrationListFacts) => `Your registrations with ${merchant}`,
  heading: 'All your registrations',
  paragraphs: ({ merchant, total, others }: RegistrationListFacts): string[] => [
    `Many registrations with ${merchant} were made with this address within a day (${total} in all). To keep this mailbox readable, you get this one mail a day instead of one for each.`,
    'Each link below opens a registration with its tickets.',
    ...(others > 0 ? [`There are ${others} more; ask ${merchant} for them.`] : []),
  ],
  footer: ({ merchant }: RegistrationListFacts) =>
    `You get this mail because this address was given when registering with ${merchant}. If it was not you, do nothing: you get no more than one such mail a day.`,
};

export type RegistrationListTexts = typeof ENGLISH_REGISTRATION_LIST;
