import type { AddressCorrectedTexts } from '../en/address-corrected';

/** Texts of the notice to an address that an order or a registration had by mistake, in French. It names nobody. */
export const FRENCH_ADDRESS_CORRECTED: AddressCorrectedTexts = {
  subject: ({ merchant }) => `${merchant} a corrigé une adresse`,
  heading: 'Cette adresse a été corrigée',
  paragraphs: ({ merchant }) => [
    `Une commande ou une inscription auprès de ${merchant} portait cette adresse. ${merchant} l’a remplacée par une autre, à laquelle les e-mails sont envoyés désormais.`,
    'Les liens et les billets envoyés ici auparavant ne sont plus valables. Vous n’avez rien à faire.',
  ],
  footer: ({ merchant }) => `Vous recevez cet e-mail une seule fois, parce que ${merchant} a déjà écrit à cette adresse.`,
  sms: ({ merchant }) =>
    `${merchant} : une commande ou une inscription avec ce numéro a reçu une autre adresse. Les liens envoyés ici ne sont plus valables.`,
};
