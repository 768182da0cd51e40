import type { Messages } from '../en';

/** Payment form of the buyer: its frame, the code, the rail, a transfer. */
export const pay: Messages['pay'] = {
  title: 'Paiement',
  lookAgain: 'Quelque chose est à revoir',
  priceChanged: 'Le prix a changé',
  noRails: (shop) =>
    `Le paiement n’est pas possible ici pour le moment. Demandez à ${shop}, et rouvrez cette page plus tard : rien n’y est perdu.`,
  button: (amount) => `Payer ${amount}`,
  buttonOfFree: 'Passer la commande',
  safe: (shop) => `${shop} ne voit jamais les données de votre carte.`,
  /** Ways to pay, and those in which the shop takes money itself. */
  rails: {
    card: 'Carte',
    bank_transfer: 'Virement bancaire',
    international_card: 'Carte',
    cash: 'Espèces',
    transfer: 'Virement à la boutique',
    other: 'Payé à la boutique',
  },
  byOneRail: {
    card: 'Vous payez par carte.',
    bank_transfer: 'Vous payez par virement bancaire.',
    international_card: 'Vous payez par carte.',
  },
  about: {
    card: 'Visa, Mastercard ou Verve',
    bank_transfer: 'Vous recevez un numéro de compte ; confirmé en quelques minutes',
    international_card: 'Visa, Mastercard ou American Express',
  },
  received: (received, rest) => `${received} sont arrivés, merci. Il reste ${rest} à payer.`,
  whichRail: 'Comment souhaitez-vous payer ?',
  railMissing: 'Choisissez comment vous souhaitez payer.',
  code: {
    label: 'Code de réduction',
    drop: 'Le retirer',
    use: 'Utiliser un code de réduction',
    apply: 'Appliquer le code',
  },
  transfer: {
    title: 'En attente de votre virement…',
    exact: 'Virez exactement ce montant depuis votre application bancaire.',
    byItself: 'Cette page vérifie d’elle-même s’il est arrivé.',
    short: (received, rest) => `${received} sont arrivés, merci. Virez le reste, ${rest}, sur le même compte.`,
    preparing: 'La banque prépare un compte pour votre virement. Regardez de nouveau dans un instant.',
    notYet: 'Votre virement ne nous est pas encore parvenu.',
    next: 'La plupart des virements arrivent en quelques minutes, certains prennent plus de temps. Nous continuons à demander : dès que l’argent est là, votre commande est passée et votre reçu est en route, même si vous fermez cette page.',
    otherWay: 'Payer autrement',
    isOpen: 'Un compte bancaire est ouvert pour le virement de cette commande. Payer autrement le ferme.',
    sandbox: { before: 'Ce compte est celui du bac à sable : ', link: 'faire arriver l’argent', after: '.' },
    mayClose:
      'Vous pouvez fermer cette page : elle affiche le même compte quand vous la rouvrez. Dès que l’argent est arrivé, votre commande est passée d’elle-même.',
    amount: 'Montant',
    accountNumber: 'Numéro de compte',
    bank: 'Banque',
    accountName: 'Titulaire du compte',
    before: 'À payer avant',
    nameDiffers: (shop) => `Le compte est tenu chez le prestataire de paiement de ${shop} ; son titulaire peut donc porter un autre nom.`,
    late: 'Un virement qui arrive plus tard paie encore votre commande si possible ; sinon, il vous est rendu.',
  },
};

/** Page between ours and the provider's, seen briefly or where the browser does not continue by itself. */
export const onward: Messages['onward'] = {
  title: 'Aller au paiement',
  text: (host) => `Vous payez sur ${host}, et revenez ici ensuite.`,
  link: 'Continuer vers le paiement',
  back: 'Revenir, sans payer',
  popup: {
    title: 'Payer par carte',
    text: 'La fenêtre de paiement s’ouvre au-dessus de cette page. Si elle ne s’ouvre pas, payez sur la page du prestataire de paiement.',
    link: 'Payer sur la page du prestataire',
  },
};

/** Updates of an open page, shown by scripts. */
export const live: Messages['live'] = {
  total: (total) => `Le total est de ${total}.`,
  totalDue: (total, dueNow) => `Le total est de ${total}, dont ${dueNow} à payer maintenant.`,
  failed: 'Le prix n’a pas pu être actualisé. Appuyez sur « Actualiser le prix », ou continuez : rien n’est débité sans votre accord.',
  left: (time) => `Il vous reste ${time} pour payer.`,
  offline:
    'Vous êtes hors ligne, ou la connexion est trop lente. Rien n’a été envoyé ni débité ; ce que vous avez saisi est toujours là. Réessayez.',
  copy: 'Copier',
  copyNumber: 'Copier le numéro de compte',
  copyAmount: 'Copier le montant',
  copied: 'Copié.',
  selected: 'Votre navigateur ne permet pas de copier ici. Le texte est sélectionné : copiez-le vous-même.',
  filledIn: 'Ce que vous aviez saisi',
};
