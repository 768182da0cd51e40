/** Values for the texts of a notice to an address that was corrected. */
export interface AddressCorrectedFacts {
  merchant: string;
}

/** Texts of the notice to an address that an order or a registration had by mistake, in English. It names nobody. */
export const ENGLISH_ADDRESS_CORRECTED = {
  subject: ({ merchant }: AddressCorrectedFacts) => `${merchant} has corrected an address`,
  heading: 'This address was corrected',
  paragraphs: ({ merchant }: AddressCorrectedFacts): string[] => [
    `An order or a registration with ${merchant} had this address. ${merchant} has replaced it by another one, so mails about it go there from now on.`,
    'Links and tickets that were sent here before are no longer valid. There is nothing for you to do.',
  ],
  footer: ({ merchant }: AddressCorrectedFacts) => `You get this mail once, because ${merchant} has written to this address before.`,
  sms: ({ merchant }: AddressCorrectedFacts) =>
    `${merchant}: an order or registration with this number was given another address. Links sent here before are no longer valid.`,
};

export type AddressCorrectedTexts = typeof ENGLISH_ADDRESS_CORRECTED;
