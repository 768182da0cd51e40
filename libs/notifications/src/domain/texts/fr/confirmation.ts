import type { ConfirmationTexts } from '../en/confirmation';

/** Texts of the mail with a code, in French. */
export const FRENCH_CONFIRMATION: ConfirmationTexts = {
  greeting: 'Bonjour,',
  subject: ({ merchant, number }) => `${number} est votre code pour ${merchant}`,
  headings: {
    ticket_give_away: 'Confirmez que vous donnez votre billet',
    order_address: 'Confirmez la nouvelle adresse de livraison',
    order_refund: 'Confirmez votre demande de remboursement',
  },
  paragraphs: ({ merchant }) => [
    `Saisissez ce code sur la page de ${merchant} dans les dix minutes. Il ne confirme que ce qui y a été indiqué.`,
    'Si ce n’était pas vous, ne faites rien et ne donnez ce code à personne : sans lui, rien ne change.',
  ],
  givenAway: {
    subject: (event) => `Vous avez donné votre billet : ${event}`,
    heading: 'Votre billet est désormais à quelqu’un d’autre',
    paragraphs: (event, merchant) => [
      `Votre billet pour ${event} a été donné, comme l’a confirmé le code reçu par e-mail. Le billet que vous aviez ne permet plus à personne d’entrer, et son lien ne s’ouvre plus.`,
      `Si ce n’était pas vous, écrivez sans attendre à ${merchant}.`,
    ],
    event: 'Événement',
    holder: 'Nouveau détenteur',
  },
  takenBack: {
    subject: (event) => `Votre billet a été donné à quelqu’un d’autre : ${event}`,
    paragraphs: (event, merchant) => [
      `La personne qui avait pris une place pour vous à ${event} l’a donnée à quelqu’un d’autre. Le billet que vous aviez reçu ne permet plus à personne d’entrer, et son lien ne s’ouvre plus.`,
      `Si vous ne vous y attendiez pas, adressez-vous à la personne qui avait pris la place, ou à ${merchant}.`,
    ],
    footer: (merchant) => `Vous recevez cet e-mail parce que ${merchant} vous avait envoyé le billet.`,
  },
  footer: (merchant) => `Vous recevez cet e-mail parce qu’une modification vous concernant est demandée chez ${merchant}.`,
};
