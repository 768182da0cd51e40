import type { BalanceMode } from '@svc/contracts';
import type { BalanceFacts, BalanceTexts, MoneyTexts, Why } from '../en/money';
import { enclosedInFrench } from './guest';

const before = (due: string | undefined) => (due ? `, avant ${due}` : '');

/** Sentence on how the balance is paid, for the receipt of a deposit; the payment link follows. */
const HOW: Record<BalanceMode, (facts: BalanceFacts) => string> = {
  online: ({ balance, due }) =>
    `Il reste ${balance} à payer${before(due)}. Vous pouvez payer en ligne quand vous voulez, par le lien ci-dessous${due ? ' ; nous vous enverrons un rappel avant cette date' : ''}.`,
  at_door: ({ balance, due, merchant }) => `Il reste ${balance} à payer${before(due)}. Vous payez à ${merchant}, à l’entrée.`,
  manual: ({ balance, due, merchant }) => `Il reste ${balance} à payer${before(due)}. ${merchant} vous dira comment.`,
};

const PAY_ONLINE = 'Vous payez en ligne par le lien ci-dessous. Si vous avez déjà payé, vous n’avez rien d’autre à faire.';

/** Texts about the balance of an order in French. */
export const FRENCH_BALANCE: BalanceTexts = {
  how: HOW,
  pay: (balance) => `Payer ${balance}`,
  see: 'Voir votre commande',
  eta: (text) => `précommande : ${text}`,
  preorder: 'précommande',
  kinds: {
    balance_asked: {
      subject: ({ balance, number }) => `${balance} à payer pour votre commande ${number}`,
      heading: 'Il est temps de payer le solde',
      paragraphs: ({ merchant, number, balance, due }) => [
        `${merchant} vous demande le solde de votre commande ${number} : ${balance}${due ? `, à payer avant ${due}` : ''}.`,
        PAY_ONLINE,
      ],
      sms: ({ merchant, balance, number, due }) => `${merchant} : veuillez payer ${balance} pour votre commande ${number}${before(due)} :`,
    },
    balance_reminder: {
      subject: ({ balance, number, due }) => `${balance} à payer${due ? ` avant ${due}` : ''} : votre commande ${number}`,
      heading: 'Rappel de ce qui reste à payer',
      paragraphs: ({ merchant, number, balance, due }) => [
        `De votre commande ${number} chez ${merchant}, il reste ${balance} à payer${before(due)}.`,
        PAY_ONLINE,
      ],
      sms: ({ merchant, balance, number, due }) =>
        `${merchant} : il reste ${balance} à payer pour votre commande ${number}${before(due)} :`,
    },
    balance_received: {
      subject: ({ number, merchant }) => `Votre commande ${number} chez ${merchant} est entièrement payée`,
      heading: 'Merci, tout est payé',
      paragraphs: ({ merchant, number, paid }) => [
        `${merchant} a bien reçu le solde de votre commande ${number} : elle est entièrement payée, ${paid}. Ceci est votre reçu.`,
      ],
      sms: ({ merchant, number }) => `${merchant} : votre commande ${number} est entièrement payée. Merci.`,
    },
  },
};

const WHY: Why = {
  excess: 'C’était plus que ce qui était dû.',
  duplicate: 'Votre achat était déjà payé.',
  late: 'Il est arrivé après la fin du délai de paiement, et ce que vous aviez choisi n’était plus disponible, ou plus à ce prix.',
  after_cancel: 'La commande avait été annulée avant son arrivée.',
  mismatch: 'Il est arrivé dans une autre devise que celle demandée.',
  unfinished: 'Le montant n’était pas complet à la fin du délai de paiement.',
};

/** Texts about money in French. */
export const FRENCH_MONEY: MoneyTexts = {
  order: {
    subject: ({ merchant, number, event, seats }) =>
      event ? `${seats === 1 ? 'Votre billet' : 'Vos billets'} : ${event}` : `Votre commande ${number} chez ${merchant}`,
    heading: ({ event, number }) => (event ? `Rendez-vous à ${event}` : `Merci, votre commande ${number} est confirmée`),
    paragraphs: ({ merchant, number, paid, balance, balanceDue, balanceMode, seats }) => [
      balance
        ? `${merchant} a bien reçu votre commande ${number}, dont un acompte de ${paid}. ${HOW[balanceMode]({ merchant, number, paid, balance, due: balanceDue })}`
        : `${merchant} a bien reçu votre commande ${number} ; elle est entièrement payée. Ceci est votre reçu.`,
      ...(seats > 0 ? [enclosedInFrench(seats)] : []),
    ],
    sms: ({ merchant, number, paid, seats, event }) =>
      `${merchant} : nous avons bien reçu votre commande ${number} et ${paid}. Merci.${seats > 0 ? ` ${seats === 1 ? 'Votre billet' : 'Vos billets'}${event ? ` pour ${event}` : ''} :` : ''}`,
    eventCancelled: (merchant) => `${merchant} vous informera au sujet de ce que vous avez payé.`,
    footer: (merchant) => `Vous recevez cet e-mail parce que cette adresse a été indiquée lors d’un achat chez ${merchant}.`,
  },
  returned: {
    subject: ({ amount }) => `Votre paiement de ${amount} vous est remboursé`,
    heading: 'Votre argent vous revient',
    paragraphs: ({ merchant, amount, reason = '' }) => [
      `${merchant} a reçu de vous un paiement de ${amount} et vous le rend. ${WHY[reason] ?? 'Il n’était pas nécessaire.'}`,
      'Le remboursement suit le moyen qui a servi à payer. Selon votre banque, il peut mettre quelques jours à arriver ; vous n’avez rien d’autre à faire.',
    ],
    sms: ({ merchant, amount }) => `${merchant} : votre paiement de ${amount} n’était pas nécessaire et vous est remboursé.`,
    footer: (merchant) => `Vous recevez cet e-mail parce que cette adresse a été indiquée lors d’un paiement à ${merchant}.`,
  },
  notReceived: {
    subject: ({ amount }) => `Votre remboursement de ${amount} n’a pas abouti`,
    heading: 'Votre remboursement n’a pas abouti',
    paragraphs: ({ merchant, amount, order }) => [
      `${merchant} vous a remboursé ${amount}${order ? ` de votre commande ${order}` : ''}, mais l’argent n’a pas pu suivre le moyen qui a servi à payer. Vous ne l’avez pas encore reçu.`,
      `${merchant} s’en occupe et vous rend l’argent d’une autre manière. Vous n’avez rien à faire, sauf si ${merchant} vous demande où l’envoyer.`,
    ],
    sms: ({ merchant, amount, order }) =>
      `${merchant} : votre remboursement de ${amount}${order ? ` (commande ${order})` : ''} n’a pas abouti. Nous nous en occupons et vous rendons l’argent autrement.`,
  },
  labels: {
    order: 'Commande',
    items: 'Articles',
    subtotal: 'Sous-total',
    discount: 'Réduction',
    delivery: 'Livraison',
    pickup: 'Retrait',
    free: 'Offert',
    fees: 'Frais de service',
    tax: 'Taxes',
    total: 'Total',
    paid: 'Payé',
    balance: 'Reste à payer',
    waived: 'N’est plus à payer',
    received: 'Reçu',
    returned: 'Remboursé auparavant',
    returning: 'En cours de remboursement',
    refused: 'N’a pas pu être remboursé',
    kept: 'Conservé',
    arrives: 'Arrivée',
    ready: 'Prêt',
    when: 'Quand',
    address: 'Adresse de livraison',
    method: 'Mode de livraison',
    pickupAt: 'Lieu de retrait',
    payment: 'Paiement',
  },
  rails: {
    card: 'Carte',
    bank_transfer: 'Virement bancaire',
    international_card: 'Carte',
    cash: 'Espèces',
    transfer: 'Virement à la boutique',
    other: 'Payé à la boutique',
  },
};
