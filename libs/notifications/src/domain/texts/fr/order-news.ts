import type { OrderNewsFacts, OrderNewsTexts, Way } from '../en/order-news';

const WHOLE: Record<Way, string> = {
  delivery: 'Votre commande est expédiée',
  pickup: 'Votre commande est retirée',
  none: 'Votre commande est terminée',
};
const PART: Record<Way, string> = {
  delivery: 'Une partie de votre commande est expédiée',
  pickup: 'Une partie de votre commande est retirée',
  none: 'Une partie de votre commande est faite',
};

const NEWS: Record<Way, string> = { delivery: 'est en route', pickup: 'a été retirée', none: 'est terminée' };
const PARTIAL: Record<Way, string> = { delivery: 'est en route', pickup: 'a été retirée', none: 'est faite' };

const newsOf = ({ way, isAll, number }: OrderNewsFacts) =>
  isAll ? `Votre commande ${number} ${NEWS[way]}` : `Une partie de votre commande ${number} ${PARTIAL[way]}`;

const handedOver = ({ way, isAll }: OrderNewsFacts) => (isAll ? WHOLE[way] : PART[way]);

const THE_WAY_IT_CAME =
  'Le remboursement suit le moyen qui a servi à payer. Selon votre banque, il peut mettre quelques jours à arriver ; vous n’avez rien d’autre à faire.';

const wayBack = ({ merchant, isByHand }: OrderNewsFacts): string =>
  isByHand
    ? `Vous avez payé directement ${merchant} : c’est donc ${merchant} qui vous rend l’argent. Demandez-le-lui si vous ne l’avez pas.`
    : THE_WAY_IT_CAME;

/** Texts about news of an order in French. */
export const FRENCH_ORDER_NEWS: OrderNewsTexts = {
  items: { delivery: 'Expédié', pickup: 'Retiré', none: 'Fait' },
  shipment: { carrier: 'Transporteur', number: 'Numéro de suivi', follow: 'Suivre votre colis' },
  corrected: {
    subject: ({ number }) => `Suivi corrigé de votre commande ${number}`,
    heading: () => 'Suivi corrigé',
    paragraphs: ({ merchant, number, isTracked }) => [
      isTracked
        ? `${merchant} a corrigé les informations de suivi de votre commande ${number}. Utilisez celles ci-dessous, et non les précédentes.`
        : `Les informations de suivi reçues pour votre commande ${number} étaient erronées. ${merchant} les a retirées ; il n’y en a pas d’autres.`,
    ],
    sms: ({ merchant, number, isTracked }) =>
      isTracked
        ? `${merchant} : suivi corrigé de votre commande ${number}.`
        : `${merchant} : ne tenez plus compte du suivi de votre commande ${number}.`,
  },
  kinds: {
    order_fulfilled: {
      subject: newsOf,
      heading: newsOf,
      paragraphs: ({ merchant, way, isAll }) => [
        ...(way === 'delivery' ? [`${merchant} a expédié ${isAll ? 'tous vos articles' : 'les articles ci-dessous'}.`] : []),
        isAll ? `Merci de votre achat chez ${merchant}.` : 'Le reste est encore à venir ; un e-mail vous l’annoncera.',
      ],
      sms: (facts) => `${facts.merchant} : ${handedOver(facts)} (commande ${facts.number}).`,
    },
    order_refunded: {
      subject: ({ amount = '', number }) => `Remboursement de ${amount} pour votre commande ${number}`,
      heading: () => 'Votre argent vous revient',
      paragraphs: (facts) => [`${facts.merchant} vous rembourse ${facts.amount ?? ''} de votre commande ${facts.number}.`, wayBack(facts)],
      sms: ({ merchant, number, amount = '' }) => `${merchant} : remboursement de ${amount} en cours pour votre commande ${number}.`,
    },
    order_refund_declined: {
      subject: ({ number }) => `À propos du remboursement de votre commande ${number}`,
      heading: () => 'Votre commande n’est pas remboursée',
      paragraphs: ({ merchant, number, message = '' }) => [
        `Vous avez demandé le remboursement de votre commande ${number}. ${merchant} ne la rembourse pas et vous répond :`,
        message,
        `Si vous avez des questions, adressez-vous à ${merchant}.`,
      ],
      sms: ({ merchant, number, message = '' }) => `${merchant} ne rembourse pas votre commande ${number} : ${message}`,
    },
    order_cancelled: {
      subject: ({ number, merchant }) => `Votre commande ${number} chez ${merchant} a été annulée`,
      heading: () => 'Votre commande a été annulée',
      paragraphs: (facts) => [
        `${facts.merchant} a annulé votre commande ${facts.number}. Il n’y a plus rien à payer.`,
        facts.amount
          ? `Vous êtes remboursé de ${facts.amount}. ${wayBack(facts)}`
          : `Demandez à ${facts.merchant} si vous ne vous y attendiez pas.`,
      ],
      sms: ({ merchant, number, amount }) =>
        `${merchant} : votre commande ${number} a été annulée.${amount ? ` Remboursement de ${amount} en cours.` : ''}`,
    },
  },
};
