import type { Messages } from '../en';

/** Actions of guests on the page of their ticket, in French. */
export const ownTicket: Messages['ownTicket'] = {
  title: 'Modifier quelque chose',
  done: {
    renamed: 'Le nom inscrit sur ce billet a été modifié.',
    resent: 'Le billet est de nouveau en route vers la personne qui s’est inscrite. Il est envoyé au plus une fois toutes les dix minutes.',
    resentToHolder:
      'Le billet est de nouveau en route vers la personne à qui il a été donné. Il est envoyé au plus une fois toutes les dix minutes.',
    refused: 'Cela ne peut plus être modifié ici. Adressez-vous à l’organisateur.',
  },
  rename: {
    change: 'Modifier le nom',
    label: 'Nom inscrit sur le billet',
    button: 'Enregistrer le nom',
    wrong: 'Indiquez un nom de 120 lettres au plus.',
  },
  resend: 'Renvoyer le billet',
  giveBack: {
    link: 'Rendre ce billet',
    title: 'Rendre ce billet ?',
    text: (event, holder) =>
      `La place de ${holder} pour « ${event} » ira à quelqu’un d’autre, et ce billet ne permettra plus à personne d’entrer. C’est sans retour.`,
    button: 'Oui, le rendre',
    keep: 'Non, le garder',
  },
  giveAway: {
    link: 'Donner ce billet à quelqu’un',
    title: 'Donner ce billet à quelqu’un',
    text: (event) =>
      `La personne que vous indiquez reçoit son propre billet pour « ${event} ». Le vôtre ne permettra plus à personne d’entrer, et vous ne pourrez pas le reprendre.`,
    order: 'Votre commande reste la vôtre : un reçu ou un remboursement vous parvient toujours.',
    approval: (organiser) =>
      `${organiser} examine chaque invité pour ce billet. La personne que vous indiquez devra attendre son accord et n’aura pas de billet d’ici là. En cas de refus, la place ne vous revient pas.`,
    who: 'Qui reçoit le billet ?',
    name: 'Son nom',
    email: 'Son adresse e-mail',
    emailHelp: 'Le billet y est envoyé.',
    phone: 'Son téléphone',
    dateOfBirth: 'Sa date de naissance',
    dateOfBirthHelp: (years) => `Ce billet est réservé aux personnes d’au moins ${years} ans au début de l’événement.`,
    next: 'Continuer',
    keep: 'Garder le billet',
    missing: {
      name: 'Indiquez le nom de la personne qui reçoit le billet.',
      email: 'Indiquez l’adresse e-mail de la personne qui reçoit le billet.',
      dateOfBirth: 'Indiquez sa date de naissance.',
    },
    holdsOne: 'Cette adresse e-mail a déjà une place pour cet événement. Donnez le billet à quelqu’un d’autre.',
    unreachable: (organiser) =>
      `Pour donner un billet, un code est envoyé par e-mail à la personne qui s’est inscrite, et aucune adresse n’a été indiquée. Demandez à ${organiser} de modifier le billet.`,
    confirm: {
      title: 'Donner le billet ?',
      sent: (email) => `Un code est en route vers ${email}. Saisissez-le dans les dix minutes.`,
      event: 'Événement',
      ticket: 'Billet',
      from: 'Détenteur actuel',
      to: 'Nouveau détenteur',
      happens:
        'Cette personne reçoit un nouveau billet par e-mail. Celui que vous avez, avec son lien et son code, cesse aussitôt d’être valable.',
      waits: (organiser) =>
        `Cette personne reçoit un e-mail, puis un billet dès que ${organiser} l’a acceptée. Celui que vous avez, avec son lien et son code, cesse aussitôt d’être valable.`,
      code: 'Code reçu par e-mail',
      button: 'Donner le billet',
      change: 'Modifier ma saisie',
      another: 'Envoyer un autre code',
      missing: 'Saisissez le code reçu par e-mail.',
      wrong: 'Ce n’est pas le bon code. Regardez notre dernier e-mail et saisissez ses six chiffres.',
      over: 'Ce code n’est plus valable : il est trop ancien, a été essayé trop souvent ou concernait autre chose. Demandez-en un autre.',
      tooMany:
        'Trois codes ont été envoyés en une heure, c’est le maximum. Le dernier est valable dix minutes, pour cela même pour quoi il a été envoyé ; sinon, revenez plus tard.',
    },
    given: {
      title: 'Le billet est donné',
      text: (name, email) =>
        `${name} le reçoit par e-mail à l’adresse ${email}. Le billet que vous aviez ne permet plus à personne d’entrer.`,
      waits: (name, email, organiser) =>
        `Un e-mail est parti vers ${name}, à l’adresse ${email}, qui recevra un billet dès que ${organiser} aura donné son accord. Le billet que vous aviez ne permet plus à personne d’entrer.`,
    },
  },
  replaced: {
    title: 'Ce billet n’est plus valable',
    text: 'Un billet plus récent a été émis pour cette place, et celui-ci ne permet plus à personne d’entrer. Si vous l’avez donné, c’est fait : la personne qui l’a désormais a reçu le sien. Sinon, cherchez un e-mail plus récent avec votre billet, ou adressez-vous à l’organisateur.',
  },
};
