import type { Messages } from '../en';

/** Frame of every page, parts of forms, and error pages. */
export const page: Messages['page'] = {
  service: 'Storefront Service',
  skip: 'Aller au contenu',
  languages: 'Langue',
  languageName: 'Français',
  optional: '(facultatif)',
  trap: 'Laissez ce champ vide',
  lookAgain: 'Quelque chose est à revoir',
  problemOf: (label, message) => `${label} : ${message}`,
  moreProblems: (count) => (count === 1 ? 'et un autre point' : `et ${count} autres points`),
  toShop: (shop) => `Retourner chez ${shop}`,
  closed: (shop) => `${shop} est fermé pour le moment.`,
  closedUntil: (shop, end) => `${shop} est fermé pour le moment. Réouverture après ${end}.`,
  nothingHere: {
    title: 'Il n’y a rien ici',
    advice: (shop = 'la personne qui vous l’a envoyé') =>
      `Le lien est peut-être incomplet, ou n’est plus valable. Rouvrez-le depuis le message qui le contenait, ou demandez-en un nouveau à ${shop}.`,
  },
  brokenLinks: {
    event: 'Il n’y a pas d’événement à cette adresse',
    form: 'Il n’y a pas de formulaire à cette adresse',
    order: 'Ce lien vers une commande ne s’ouvre pas',
    ticket: 'Ce lien vers un billet ne s’ouvre pas',
  },
  otherMethod: {
    title: 'Cette page s’ouvre autrement',
    advice: 'Elle reçoit un formulaire, ou ne fait que se lire. Revenez en arrière, et ouvrez-la par le lien ou le formulaire qui y mène.',
  },
  checkoutNotOpen: {
    title: 'Ce lien vers un paiement ne s’ouvre pas',
    advice: (shop = 'la boutique où vous achetez') =>
      `Le lien est peut-être incomplet, ou n’est plus valable. Rouvrez-le là où vous l’avez reçu, ou demandez-en un nouveau à ${shop}.`,
  },
  tooFast: { title: 'C’était un peu rapide', advice: 'Attendez un instant, puis réessayez.' },
  failed: {
    title: 'Une erreur s’est produite de notre côté',
    advice: (requestId, shop = 'le vendeur') =>
      `Réessayez dans un instant. Si cela se reproduit, contactez ${shop} en indiquant ce numéro : ${requestId}`,
  },
};

/** Questions of the merchant, on every form. */
export const questions: Messages['questions'] = {
  choose: 'Veuillez choisir',
  missing: (label) => `Veuillez répondre : ${label}`,
  onlyIfAnswered: (answer, label) => `Seulement si vous avez répondu « ${answer} » à « ${label} ».`,
  onlyIfTicked: (label) => `Seulement si vous avez coché « ${label} ».`,
  onlyIfNotTicked: (label) => `Seulement si vous n’avez pas coché « ${label} ».`,
  file: 'Indiquez l’adresse à laquelle le fichier peut être ouvert.',
};

/** Page of a form, and its problems. */
export const forms: Messages['forms'] = {
  closed: (merchant) => `Ce formulaire est clos. ${merchant} n’y reçoit plus de réponses.`,
  notYet: 'Ce formulaire n’est pas encore ouvert. Revenez plus tard.',
  website: (merchant) => `Visiter ${merchant}`,
  files: (most, size) => (most === 1 ? `Un fichier de ${size} au plus.` : `Jusqu’à ${most} fichiers de ${size} au plus chacun.`),
  again: (names) => `Choisissez de nouveau : ${names}. Un navigateur ne peut pas conserver les fichiers choisis.`,
  tooFast:
    'C’est allé plus vite qu’une personne n’écrit : un programme l’a peut-être envoyé. Envoyez-le encore une fois ; rien de ce que vous avez saisi n’est perdu.',
  tooOld: 'Cette page est restée ouverte trop longtemps. Envoyez-la encore une fois ; rien de ce que vous avez saisi n’est perdu.',
  tooLong: (ofOne, ofAll) =>
    `C’est trop long pour être envoyé : une réponse peut compter ${ofOne} caractères, et toutes ensemble ${ofAll}. De ce qui est trop long, seul le début est encore là ; raccourcissez-le et envoyez-le encore une fois.`,
  tooMuch: (mib) => `Tous les fichiers d’un formulaire ensemble peuvent peser ${mib} Mio : envoyez-en moins, ou de plus petits.`,
  full: (merchant) =>
    `${merchant} ne peut pas recevoir de fichiers pour le moment. Envoyez ceci sans fichiers, ou revenez plus tard ; rien de ce que vous avez saisi n’est perdu.`,
  failed: 'Cela n’a pas fonctionné. Réessayez dans un instant ; rien de ce que vous avez saisi n’est perdu.',
  thanks: 'Envoyé',
  goOn: 'Continuer',
  another: 'Le remplir de nouveau',
};

/** Pages that sign people up for a newsletter or a restock alert, and answer the links of their mails. */
export const subscriptions: Messages['subscriptions'] = {
  email: 'Adresse e-mail',
  emailMissing: 'Indiquez votre adresse e-mail, par exemple ada@example.com.',
  failed: 'Cela n’a pas fonctionné. Vérifiez votre saisie, et envoyez-la de nouveau.',
  newsletter: {
    title: 'Lettre d’information',
    text: (shop) => `Recevez par e-mail les nouvelles que vous adresse ${shop}.`,
    name: 'Votre nom',
    button: 'S’inscrire',
  },
  restock: {
    titleOf: (product) => `${product} : me prévenir de son retour`,
    title: 'Épuisé pour le moment',
    text: 'Laissez votre adresse e-mail, et nous vous enverrons un message dès son retour.',
    which: 'Lequel ?',
    button: 'Me prévenir de son retour',
    available: (shop) => `Il est disponible : vous pouvez l’acheter chez ${shop}, dans la limite du stock.`,
  },
  sent: {
    title: 'Consultez votre boîte de réception',
    text: 'Un e-mail contenant un lien est en route : suivez-le pour confirmer que l’adresse est la vôtre. Qui a déjà confirmé ne reçoit plus d’e-mail.',
    nothingThere: 'Rien ? Regardez dans le dossier du courrier indésirable. Un nouvel e-mail peut être demandé au bout de dix minutes.',
    again: 'Revenir',
  },
  newsletterAnswers: {
    confirm: {
      title: 'Souhaitez-vous recevoir la lettre d’information ?',
      text: (shop) => `${shop} vous enverra ses nouvelles.`,
      button: 'Oui, je la souhaite',
    },
    end: {
      title: 'Ne souhaitez-vous plus recevoir la lettre d’information ?',
      text: (shop) => `${shop} ne vous enverra plus de nouvelles.`,
      button: 'Se désinscrire',
    },
    confirmed: {
      title: 'Vous êtes sur la liste',
      text: (shop) => `${shop} vous envoie désormais ses nouvelles. Chaque e-mail indique comment se désinscrire.`,
    },
    ended: { title: 'Vous n’êtes plus sur la liste', text: (shop) => `${shop} ne vous envoie plus de lettre d’information.` },
    over: {
      title: 'Ce lien n’est plus valable',
      text: () => 'Inscrivez-vous de nouveau si vous souhaitez recevoir la lettre d’information.',
    },
  },
  mailings: {
    end: {
      title: 'Ne souhaitez-vous plus recevoir de tels e-mails ?',
      text: (shop) => `${shop} ne vous écrira plus qu’au sujet de vos propres événements, et ne vous enverra plus de lettre d’information.`,
      button: 'Se désinscrire',
    },
    ended: {
      title: 'Vous n’êtes plus sur la liste',
      text: (shop) => `Désormais, ${shop} ne vous écrit plus qu’au sujet de vos propres événements.`,
    },
  },
  notMeant: {
    ask: {
      title: 'Cette place n’est pas pour vous ?',
      text: (shop) =>
        `Quelqu’un a donné votre adresse e-mail à ${shop} pour une place. Dites que ce n’est pas pour vous, et ${shop} ne vous enverra plus d’e-mails sur les places que d’autres prennent pour vous. L’organisateur le voit à côté de la place.`,
      button: 'Ce n’est pas pour moi',
    },
    said: {
      title: 'Merci de nous l’avoir dit',
      text: (shop) => `${shop} ne vous envoie plus d’e-mails sur les places que d’autres prennent pour vous.`,
      button: 'C’était bien pour moi',
    },
  },
  restockAnswers: {
    confirm: {
      title: 'Faut-il vous prévenir de son retour ?',
      text: (shop) => `${shop} vous enverra un e-mail dès que vous pourrez de nouveau l’acheter.`,
      button: 'Oui, me prévenir',
    },
    end: {
      title: 'Ne souhaitez-vous plus en avoir de nouvelles ?',
      text: (shop) => `${shop} ne vous préviendra pas de son retour.`,
      button: 'Ne pas me prévenir',
    },
    confirmed: {
      title: 'Nous vous préviendrons',
      text: (shop) => `${shop} vous envoie un e-mail dès que vous pouvez de nouveau l’acheter.`,
    },
    ended: { title: 'Vous ne recevrez plus d’e-mail à ce sujet', text: (shop) => `${shop} ne vous envoie rien au sujet de cet article.` },
    over: {
      title: 'Ce lien n’est plus valable',
      text: () =>
        'Nous vous avons prévenu de son retour, ou vous ne souhaitiez plus en avoir de nouvelles. Refaites la demande sur la page de l’article.',
    },
  },
  website: (shop) => `Visiter ${shop}`,
};
