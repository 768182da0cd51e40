import type { Messages } from '../en';

/** What guests do about their ticket themselves, on its page, in French. */
export const ownTicket: Messages['ownTicket'] = {
  title: 'Modifier quelque chose',
  done: {
    renamed: 'Le nom inscrit sur ce billet a été modifié.',
    resent: 'Le billet est de nouveau en route vers la personne qui s’est inscrite. Il est envoyé au plus une fois toutes les dix minutes.',
    refused: 'Cela ne peut plus être modifié ici. Adressez-vous à l’organisateur.',
  },
  rename: { change: 'Modifier le nom', label: 'Nom inscrit sur le billet', button: 'Enregistrer le nom', wrong: 'Indiquez un nom de 120 lettres au plus.' },
  resend: 'Renvoyer le billet',
  giveBack: {
    link: 'Rendre ce billet',
    title: 'Rendre ce billet ?',
    text: (event, holder) => `La place de ${holder} pour « ${event} » ira à quelqu’un d’autre, et ce billet ne permettra plus à personne d’entrer. C’est sans retour.`,
    button: 'Oui, le rendre',
    keep: 'Non, le garder',
  },
};
