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
};
