import type { Messages } from '../en';

const STOPPABLE = 'Vous pouvez arrêter quand vous voulez. Si vous arrêtez, ou si tout n’est pas réuni à la date choisie,';

/** Page of a savings plan, paid part by part. */
export const saving: Messages['saving'] = {
  offer: {
    button: 'Épargner pour l’acheter',
    instead: (least, date) => `Ou payez en plusieurs versements, à partir de ${least} chacun, jusqu’au ${date} au plus tard.`,
    soldOut:
      'C’est épuisé pour le moment. Vous pouvez épargner : c’est à vous si c’est de nouveau disponible lorsque votre dernier versement arrive.',
    title: 'Épargner pour l’acheter',
  },
  title: 'Épargner pour l’acheter',
  titleWith: (what) => `Épargner pour acheter : ${what}`,
  running: {
    saved: (saved, total) => `${saved} sur ${total} sont épargnés.`,
    left: (missing, date) => `Il manque ${missing}, à payer au plus tard le ${date}.`,
  },
  progress: 'Montant épargné',
  terms: {
    title: 'Comment cela fonctionne',
    freeze: 'Le prix reste celui d’aujourd’hui, quoi qu’il devienne d’ici là.',
    current:
      'Vous payez le prix en vigueur lorsque votre dernier versement arrive : s’il change entre-temps, ce qui manque change avec lui.',
    none: 'Rien n’est réservé pour vous pendant que vous épargnez : l’article est pris lorsque votre dernier versement arrive. S’il n’y en a plus, ce versement vous est rendu, et votre épargne reste jusqu’à la date choisie.',
    on_start: 'L’article est réservé pour vous dès votre premier versement.',
    at_threshold: (pct) => `L’article est réservé pour vous dès que ${pct} % sont épargnés.`,
    allBack: `${STOPPABLE} tout ce que vous avez payé vous est rendu.`,
    someBack: (pct, shop) => `${STOPPABLE} ${pct} % de ce que vous avez payé vous sont rendus ; ${shop} garde le reste.`,
    noneBack: (shop) => `${STOPPABLE} ${shop} garde ce que vous avez payé.`,
  },
  form: {
    title: 'Votre premier versement',
    titleOfNext: 'Payer le versement suivant',
    part: (currency) => `Combien payez-vous maintenant ? (${currency})`,
    partHelp: (least, missing) => `De ${least} à ${missing}.`,
    partRest: (missing) => `${missing} suffisent pour terminer.`,
    partBetweenSteps: (step) => `Indiquez un multiple de ${step}.`,
    partWrong: (least, missing) => `Indiquez un montant de ${least} à ${missing}.`,
    deadline: 'Jusqu’à quel jour épargnez-vous ?',
    deadlineHelp: (date) => `Le ${date} au plus tard.`,
    deadlineWrong: (date) => `Choisissez un jour entre aujourd’hui et le ${date}.`,
    payerHelp: 'Conservé avec ce paiement seulement : ce qui est acheté, et pour qui, ne change pas.',
    button: 'Payer ce versement',
    change: 'Modifier vos choix ou vos coordonnées',
  },
  transfer:
    'Vous pouvez fermer cette page : elle affiche le même compte quand vous la rouvrez. Dès que l’argent est arrivé, il compte dans votre épargne.',
  share: {
    title: 'Laisser d’autres participer',
    text: 'Toute personne qui a ce lien peut payer un versement. Elle voit à quoi il sert et où vous en êtes, pas vos coordonnées, et n’y change rien.',
    link: 'Le lien pour les autres',
    copy: 'Copier le lien',
  },
  details: { summary: 'Modifier vos coordonnées', button: 'Enregistrer ces coordonnées' },
  late: 'Des versements ont été payés entre-temps : ce que vous aviez saisi n’a pas été conservé. Seul le lien remis à l’acheteur permet de modifier les coordonnées et l’adresse.',
  stop: {
    summary: 'Arrêter d’épargner',
    allBack: (amount) =>
      `${amount}, tout ce qui est épargné, vous sont rendus par le moyen qui a servi à payer. Cela ne peut pas être annulé.`,
    someBack: (back, keptAmount, shop) =>
      `${back} vous sont rendus par le moyen qui a servi à payer, et ${shop} garde ${keptAmount}. Cela ne peut pas être annulé.`,
    noneBack: (keptAmount, shop) => `Rien ne vous est rendu : ${shop} garde ${keptAmount}. Cela ne peut pas être annulé.`,
    button: 'Arrêter et mettre fin à l’épargne',
  },
  over: {
    buyer: 'Vous avez arrêté d’épargner',
    merchant: (shop) => `${shop} a mis fin à cette épargne`,
    deadline: 'Le délai pour épargner est écoulé',
    returned: (amount) => `${amount} vous sont rendus, par le moyen qui a servi à payer.`,
    kept: (amount, shop) => `${shop} garde ${amount}, comme annoncé au début.`,
  },
};

/** Page that pays the rest of an order, and its texts on the page of a checkout. */
export const balance: Messages['balance'] = {
  title: (order) => `Votre commande ${order}`,
  due: (amount) => `Il reste ${amount} à payer.`,
  dueBy: (amount, date) => `Il reste ${amount} à payer, avant ${date}.`,
  overdue: (amount, date) => `${amount} étaient à payer avant ${date}. Vous pouvez encore les payer maintenant.`,
  paid: {
    title: 'Tout est payé, merci',
    text: (amount) => `Votre commande est entièrement payée : ${amount}. Vous n’avez plus rien à faire.`,
  },
  over: {
    cancelled: 'Cette commande a été annulée',
    refunded: 'Cette commande a été remboursée',
    text: (shop) => `Il n’y a plus rien à payer. Demandez à ${shop} si vous ne vous y attendiez pas.`,
  },
  atDoor: (shop) => `Vous payez le solde à ${shop}, à l’entrée.`,
  manual: (shop) => `${shop} vous dira comment payer le solde.`,
  order: 'Ce que vous avez commandé',
  paidSoFar: 'Payé jusqu’ici',
  givenBack: 'Dont remboursé',
  left: 'Reste à payer',
  waived: 'N’est plus à payer',
  mayClose:
    'Vous pouvez fermer cette page : elle affiche le même compte quand vous la rouvrez. Dès que l’argent est arrivé, vous recevez votre reçu.',
  receipt: (email) => `Le reçu est envoyé à ${email}.`,
  later: {
    online: (amount) => `Il reste ${amount} à payer. Vous pouvez payer quand vous voulez.`,
    onlineBy: (amount, date) => `Il reste ${amount} à payer avant ${date}. Nous vous enverrons un rappel avant cette date.`,
    atDoor: (amount) => `Il reste ${amount} à payer, à l’entrée.`,
    manual: (amount, shop) => `Il reste ${amount} à payer. ${shop} vous dira comment.`,
    see: 'Voir ce qui reste à payer',
  },
  eta: (text) => `Précommande : ${text}`,
};

/** Pages of the sandbox, in place of a payment provider's. */
export const sandbox: Messages['sandbox'] = {
  name: 'Paiements d’essai',
  tab: 'Paiement d’essai',
  warning: 'Ceci est le bac à sable, pas une banque : aucun argent n’est transféré. Choisissez l’issue du paiement.',
  title: (amount) => `Payer ${amount}`,
  for: 'Pour',
  reference: 'Référence',
  state: 'État',
  received: 'Reçu',
  account: 'Compte',
  failed: 'Cela n’a pas fonctionné',
  goBack: 'Revenir sans payer',
  back: 'Revenir à la commande',
  states: {
    open: 'À payer',
    confirming: 'En attente de confirmation',
    processing: 'L’argent est en route',
    paid: 'Payé',
    failed: 'Refusé',
    closed: 'Fermé par la boutique',
    expired: 'Expiré',
  },
  card: {
    number: 'Numéro de carte',
    pay: 'Payer avec cette carte',
    pick: 'Ou choisissez une carte d’essai',
    choice: (number, words) => `${number} : ${words}`,
  },
  confirm: {
    question: (amount) => `Votre banque demande : voulez-vous payer ${amount} ?`,
    yes: 'Confirmer le paiement',
    no: 'Refuser le paiement',
  },
  transfer: {
    late: 'Plus personne n’attend ce virement : ce qui arrive maintenant est en retard, ou de trop.',
    succeed: 'Le virement arrive',
    short: 'Il arrive trop peu',
    over: 'Il arrive trop',
    twice: 'Le virement arrive deux fois',
  },
  fault: {
    title: 'Pannes',
    isSet: 'Prévu : cela arrive une fois.',
    label: 'Ce qui échoue ensuite',
    set: 'Le provoquer',
    kinds: {
      'look.unavailable': 'Le prestataire ne répond pas quand on l’interroge',
      'open.unavailable': 'Le prestataire ne peut pas commencer un paiement',
      'open.refused': 'Le prestataire refuse de commencer un paiement',
      'open.timeout': 'Le prestataire commence un paiement, mais ne le dit pas',
      'refund.unavailable': 'Le prestataire ne peut pas rembourser',
      'refund.timeout': 'Le prestataire rembourse, mais ne le dit pas',
      'refund.refused': 'Le prestataire refuse de rembourser',
      'refund.short': 'Le solde chez le prestataire ne suffit pas pour rembourser',
      'callbacks.duplicate': 'Les notifications arrivent deux fois',
      'callbacks.out_of_order': 'Les notifications arrivent dans le désordre',
      'callbacks.lost': 'Les notifications se perdent',
    },
  },
};
