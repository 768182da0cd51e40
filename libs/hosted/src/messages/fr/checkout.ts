import type { Messages } from '../en';
import { counted } from './counted';

/** Checkout as a whole: its heading, its notices, its end. */
export const checkout: Messages['checkout'] = {
  title: 'Finaliser la commande',
  titleOfProblem: (title) => `À revoir : ${title}`,
  test: 'Ceci est un essai : aucun argent n’est transféré, et rien n’est vendu.',
  deadline: (left, time, zone) => `Il vous reste ${left}, jusqu’à ${time} (${zone}).`,
  noTime: 'plus de temps',
  lessThanAMinute: 'moins d’une minute',
  minutes: (count) => counted(count, 'minute'),
  hours: (count) => counted(count, 'heure'),
  days: (count) => counted(count, 'jour'),
  failed: {
    unavailable: 'Ce moyen de paiement n’est pas possible pour le moment. Rien n’a été débité. Payez autrement, ou réessayez plus tard.',
    unpaid: 'Votre paiement n’a pas abouti, et rien n’a été débité. Réessayez, ou payez autrement.',
    email:
      'Le prestataire de paiement n’accepte pas votre adresse e-mail pour ce moyen de paiement. Rien n’a été débité. Indiquez une autre adresse e-mail, ou payez autrement.',
    card: 'Votre carte a été refusée, et rien n’a été débité. Réessayez avec une autre carte, ou payez autrement.',
    insufficient_funds:
      'Votre carte a été refusée, car son compte n’est pas assez approvisionné. Rien n’a été débité. Utilisez une autre carte, ou payez autrement.',
    expired_card: 'Votre carte a été refusée, car elle a expiré. Rien n’a été débité. Utilisez une autre carte, ou payez autrement.',
    wrong_details:
      'Votre carte a été refusée, car ses données sont inexactes. Rien n’a été débité. Vérifiez son numéro, sa date d’expiration et son code, puis réessayez.',
  },
  lapsed: {
    before: 'Le compte de votre virement n’accepte plus d’argent. Si vous l’avez envoyé, ',
    link: 'vérifiez de nouveau',
    after: ' ; sinon, recommencez ci-dessous.',
  },
  pending: {
    before: 'Votre paiement ne nous est pas encore parvenu. Si vous avez payé, ',
    link: 'vérifiez de nouveau',
    after: ' dans un instant ; sinon, continuez ci-dessous.',
  },
  underWay: {
    title: 'En attente de votre paiement…',
    text: (amount, time) => `Vous avez commencé à payer ${amount} à ${time}, et ce paiement ne nous est pas encore parvenu.`,
    byItself: 'Cette page vérifie d’elle-même toutes les quelques secondes.',
    once: 'Si vous avez payé, vous n’avez rien d’autre à faire : votre commande est enregistrée dès que le paiement est confirmé, et vous n’êtes pas débité deux fois.',
    goOn: 'Continuer ce paiement',
    otherWay: 'Modifier quelque chose, ou payer autrement',
    way: 'Paiement',
  },
  checkNow: 'Vérifier maintenant',
  lastChecked: 'Dernière vérification à',
  ends: {
    paid: 'Merci, votre commande est passée',
    refunded: 'Votre argent vous revient',
    expired: 'Le délai de paiement est écoulé',
    cancelled: 'Cette commande a été annulée',
    ending: 'Le délai de paiement se termine',
  },
  returned: (amount) => `${amount} vous sont remboursés, par le moyen qui a servi à payer.`,
  paid: {
    refunded: (number) => `La commande ${number} a été payée, puis remboursée.`,
    see: 'Voir votre commande',
    details: 'Détails de la commande',
    next: {
      title: 'La suite',
      tickets: 'Présentez le code de chaque billet à l’entrée, sur votre téléphone ou imprimé. Les mêmes billets sont dans votre e-mail.',
      delivery: (shop) => `${shop} prépare votre commande. Vous recevez un e-mail dès qu’elle est expédiée.`,
      pickup: (order) => `Indiquez la commande ${order} lors du retrait.`,
    },
    order: (number, email) => `Le numéro de votre commande est ${number}. Un reçu est en route vers ${email ?? 'vous'}.`,
  },
  ending: { text: 'Nous demandons si votre paiement est arrivé. Regardez de nouveau dans une minute.', again: 'Regarder de nouveau' },
  expired: {
    text: (shop) => `Rien n’a été commandé. Recommencez chez ${shop} si vous souhaitez toujours acheter.`,
    late: 'Si vous avez payé dans les dernières minutes, la commande est tout de même passée si c’est possible ; sinon, l’argent vous est rendu.',
  },
  cancel: {
    summary: 'Annuler cette commande',
    text: 'Rien ne sera commandé, et ce qui vous est réservé pourra aussitôt être acheté par d’autres. L’argent qui serait encore en route vous sera rendu.',
    button: 'Oui, l’annuler',
  },
  cancelled: { text: (shop) => `Rien n’a été commandé. Demandez à ${shop} si vous ne vous y attendiez pas.` },
};

/** Buyer and delivery address. */
export const buyer: Messages['buyer'] = {
  change: 'Modifier',
  who: 'Coordonnées',
  name: 'Nom',
  email: 'Adresse e-mail',
  emailHelp: 'Votre reçu y sera envoyé.',
  phone: 'Téléphone',
  phoneHelp: 'Par exemple +33 6 12 34 56 78.',
  onRecord: 'Ceci est déjà enregistré. Seul le lien remis à l’acheteur permet de le modifier.',
  nameMissing: 'Indiquez votre nom.',
  emailMissing: 'Indiquez votre adresse e-mail ; le reçu y est envoyé.',
  delivery: 'Livraison',
  zone: 'Mode de livraison',
  freeDelivery: 'Gratuit',
  arrives: (dates) => `arrive ${dates}`,
  ready: (dates) => `prêt ${dates}`,
  where: 'Adresse de livraison',
  line1: 'Numéro et rue',
  line2: 'Appartement, repère',
  city: 'Ville',
  state: 'État ou région',
  postalCode: 'Code postal',
  country: 'Pays',
  line1Missing: 'Indiquez le numéro et la rue de la livraison.',
  cityMissing: 'Indiquez la ville.',
  countryMissing: 'Choisissez le pays.',
};

/** Lines of the cart, and their sum. */
export const cart: Messages['cart'] = {
  title: 'Votre commande',
  show: 'Afficher votre commande',
  instead: 'Prix habituel',
  with: 'avec',
  preorder: 'Précommande',
  times: (quantity, price) => `${quantity} × ${price}`,
  free: 'Gratuit',
  subtotal: 'Sous-total',
  discount: 'Réduction',
  discountBy: (code) => `Réduction (${code})`,
  delivery: (zone) => `Livraison : ${zone}`,
  deliveryPlain: 'Livraison',
  pickup: (zone) => `Retrait : ${zone}`,
  fees: 'Frais de service',
  feesNote: 'Pour la vente en ligne et le traitement du paiement.',
  tax: 'Taxes',
  total: 'Total',
  dueNow: 'À payer maintenant',
  paidNow: 'Payé',
  now: (amount) => `${amount} maintenant`,
  balance: 'À payer plus tard',
  balanceBy: (date) => `À payer avant ${date}`,
  received: 'Reçu',
  stillToPay: 'Reste à payer',
  left: (amount) => `Reste ${amount}`,
  ofTotal: (total) => `sur ${total}`,
};

/** Choices for a line of the cart: a time, add-ons, answers. */
export const choices: Messages['choices'] = {
  update: 'Actualiser le prix',
  change: 'Modifier',
  noTimes: 'Il n’y a plus d’horaire libre pour le moment. Demandez à la boutique, ou revenez plus tard.',
  day: 'Jour',
  showTimes: 'Afficher ses horaires',
  timeOn: (day) => `Horaire du ${day}`,
  timeMissing: 'Choisissez un horaire.',
  withPrice: (option, price) => `${option} (+ ${price})`,
  none: 'Aucun',
  howMany: (group) => `${group} : combien ?`,
  atLeast: (least) => `Choisissez-en au moins ${least}.`,
  exactly: (count) => `Choisissez-en ${count}.`,
  between: (least, most) => `Choisissez-en de ${least} à ${most}.`,
  upTo: (most) => `Choisissez-en ${most} au plus.`,
};

/** Guests of the tickets of a checkout. */
export const seats: Messages['seats'] = {
  who: 'Qui vient ?',
  optional: 'Un billet sans nom reste à votre nom.',
  nameGuests: 'Nommer vos invités',
  change: 'Modifier qui vient',
  guest: (tier, guest, of) => (of === 1 ? tier : `${tier} : participant ${guest} sur ${of}`),
  name: 'Nom',
  email: 'Adresse e-mail',
  phone: 'Téléphone',
  phoneHelp: 'Avec l’indicatif du pays, par exemple +234 803 123 4567.',
  dateOfBirth: 'Date de naissance',
  yourDateOfBirth: 'Votre date de naissance',
  age: 'Un âge minimum est exigé pour ces billets.',
  questions: 'Quelques questions',
  changeAnswers: 'Modifier vos réponses',
  nameMissing: (guest) => `Indiquez un nom (${guest}).`,
  emailMissing: (guest) => `Indiquez une adresse e-mail (${guest}).`,
  dateOfBirthMissing: (guest) => `Indiquez une date de naissance (${guest}).`,
  yourDateOfBirthMissing: 'Indiquez votre date de naissance.',
  tooYoung: (guest, years) => `La personne qui vient doit avoir au moins ${counted(years, 'an')} au début de l’événement (${guest}).`,
};

/** Reasons why a buyer cannot pay now. */
export const refusals: Messages['refusals'] = {
  unknown: 'Cela n’a pas fonctionné. Réessayez dans un instant.',
  gone: (what) => `${what} n’est plus en vente.`,
  slotTaken: 'Cet horaire vient d’être pris. Choisissez-en un autre.',
  codeUsedUp: 'Ce code vient d’être épuisé. Retirez-le pour continuer.',
  dueNowChanged: (before, after) =>
    `Sur votre commande, ${before} étaient à payer maintenant lorsqu’elle a été préparée ; c’est désormais ${after}. Vérifiez-la, et payez si vous êtes d’accord.`,
  totalChanged: (before, after) =>
    `Votre commande s’élevait à ${before} lorsqu’elle a été préparée, et s’élève maintenant à ${after}. Vérifiez-la, et payez si vous êtes d’accord.`,
  onlyLeft: (what, count) => `${what} : il n’en reste que ${count}.`,
  ranOut: (what) => `${what} vient d’être épuisé.`,
  something: 'Un article de cette commande',
};
