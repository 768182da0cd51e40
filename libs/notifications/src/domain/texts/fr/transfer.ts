import type { TransferTexts } from '../en/transfer';

/** Texts of transfer instructions in French. */
export const FRENCH_TRANSFER: TransferTexts = {
  subject: ({ merchant, amount }) => `Virement de ${amount} à ${merchant}`,
  heading: ({ amount }) => `Effectuez un virement de ${amount}`,
  paragraphs: ({ merchant, until }) => [
    `${merchant} attend votre virement sur le compte ci-dessous. Envoyez exactement ce montant${until ? `, avant le ${until}` : ''} : ce compte ne sert qu’à ce paiement.`,
    'Dès que l’argent est arrivé, vous recevez votre reçu. Si vous avez déjà fait le virement, vous n’avez rien d’autre à faire.',
  ],
  back: 'Revenir à votre paiement',
  labels: { amount: 'Montant', accountNumber: 'Numéro de compte', bank: 'Banque', accountName: 'Nom du compte', before: 'À payer avant' },
  ended: {
    subject: ({ event }) => `Annulation : ${event}`,
    heading: ({ cancelled }) => (cancelled === 'event' ? 'L’événement n’aura pas lieu' : 'Vos billets sont annulés'),
    cancelled: {
      event: ({ merchant, event }) =>
        `${merchant} a annulé cet événement : ${event}. Les billets que vous achetiez ne vous sont plus réservés.`,
      days: ({ merchant, event }) =>
        `${merchant} a annulé le jour de cet événement pour lequel vous achetiez des billets : ${event}. Ils ne vous sont plus réservés.`,
      types: ({ merchant, event }) =>
        `${merchant} ne propose plus les billets que vous achetiez pour cet événement : ${event}. Ils ne vous sont plus réservés.`,
    },
    money: 'Ne payez plus rien. L’argent que vous avez déjà envoyé vous est rendu automatiquement.',
  },
};
