import type { Messages } from '../en';

/** Actions of buyers on the page of their order, in French. */
export const ownOrder: Messages['ownOrder'] = {
  done: {
    address: 'L’adresse de livraison a été modifiée.',
    refundAsked: 'La boutique a bien reçu votre demande de remboursement et y répondra.',
    refunded: 'Votre argent vous revient.',
    refused: 'Cela ne peut plus être modifié ici. Adressez-vous à la boutique.',
  },
  address: {
    change: 'Modifier l’adresse',
    button: 'Modifier l’adresse',
    nowhere: 'La boutique ne livre pas à cette adresse. Indiquez-en une autre, ou adressez-vous à la boutique.',
    costsMore:
      'La livraison à cette adresse coûte plus que ce qui a été payé ; elle ne peut donc pas être modifiée ici. Adressez-vous à la boutique.',
    title: 'Confirmez la nouvelle adresse',
    goesTo: 'Votre commande sera livrée à',
  },
  refund: {
    title: 'Être remboursé',
    ask: 'Demander un remboursement',
    askAgain: 'Demander de nouveau',
    text: (shop) => `${shop} lira votre demande et y répondra. Rien ne change à votre commande d’ici là.`,
    reason: 'Pourquoi le demandez-vous ?',
    button: 'Demander un remboursement',
    atOnce: {
      text: (amount) =>
        `Vous êtes remboursé de ${amount} aussitôt, par le moyen qui a servi à payer. Selon votre banque, l’argent peut mettre quelques jours à arriver. Vos billets ne permettront plus à personne d’entrer, et leurs places seront remises en vente. C’est sans retour.`,
      part: 'Cela ne concerne que vos billets. Pour le reste de votre commande, adressez-vous à la boutique.',
      until: (moment) =>
        `Cela vaut jusqu’${moment.replace(/^le /, 'au ').replace(/^la /, 'à la ')} ; ensuite, la boutique répond à votre demande.`,
      confirmTitle: 'Confirmez le remboursement',
    },
    asked: (date) => `Vous avez demandé un remboursement le ${date}.`,
    open: (shop) => `${shop} vous répondra.`,
    declined: (shop, date) => `${shop} l’a refusé le ${date} :`,
    confirmTitle: 'Confirmez votre demande de remboursement',
    confirmText: (shop, order) => `Le remboursement de la commande ${order} est demandé à ${shop}.`,
  },
  code: {
    sent: (email) => `Nous avons envoyé un code à six chiffres à ${email}. Il est valable dix minutes.`,
    label: 'Code à six chiffres',
    button: 'Confirmer',
    again: 'Envoyer un autre code',
    back: 'Ne rien modifier',
    missing: 'Saisissez le code reçu par e-mail.',
    wrong: 'Ce n’est pas le bon code. Saisissez les six chiffres du dernier message reçu.',
    over: 'Ce code n’est plus valable. Demandez-en un autre.',
    tooMany: 'Trois codes ont été envoyés au cours de la dernière heure. Patientez un peu avant d’en demander un autre.',
  },
};
