import { MOST_PRINTED } from '../../../ports/ticket-documents';
import type { GuestEmailFacts, GuestTexts } from '../en/guest';

/** Returns the sentence about attached tickets: all of them, or the first (D-106). */
export function enclosedInFrench(seats: number): string {
  const enclosed =
    seats > MOST_PRINTED
      ? `Les ${MOST_PRINTED} premiers de vos ${seats} billets sont joints en PDF ; le lien ci-dessous imprime les autres.`
      : seats === 1
        ? 'Votre billet est joint en PDF.'
        : 'Vos billets sont joints en PDF.';
  return `${enclosed} Présentez le code QR à l’entrée, sur votre téléphone ou sur papier.`;
}

const places = (count: number) => (count === 1 ? 'votre place' : `vos ${count} places`);
const capitalised = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
const stillWaiting = ({ waiting, merchant }: GuestEmailFacts) =>
  waiting === 0
    ? []
    : [
        `${waiting === 1 ? 'Une place attend' : `${waiting} places attendent`} encore l’accord de l’organisateur, ${merchant} ; vous en serez informé séparément.`,
      ];

function stillHolds({ days, admitted, seats, merchant }: GuestEmailFacts): string {
  if (days === 0) return `Aucun jour de votre billet n’est maintenu ; demandez à ${merchant} ce qu’il devient.`;
  if (admitted === 0) return `${merchant} doit encore accepter ${places(seats)}.`;
  return admitted === 1 ? 'Votre billet reste valable.' : 'Vos billets restent valables.';
}

/** Texts to guests in French. */
export const FRENCH_GUEST: GuestTexts = {
  kinds: {
    registration_confirmed: {
      subject: ({ event }) => `Inscription confirmée : ${event}`,
      heading: () => 'Votre inscription est confirmée',
      paragraphs: (facts) => [
        `${facts.merchant} a confirmé ${places(facts.seats)} pour ${facts.event}.`,
        enclosedInFrench(facts.seats),
        ...stillWaiting(facts),
      ],
      sms: ({ merchant, event, when }) => `${merchant} : votre inscription à ${event}, ${when}, est confirmée. Votre billet :`,
    },
    registration_received: {
      subject: ({ event }) => `Nous avons bien votre inscription : ${event}`,
      heading: () => 'Votre inscription a été reçue',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} examine chaque inscription à ${event} et vous tiendra au courant.`,
        `D’ici là, ${places(seats)} ${seats === 1 ? 'vous est réservée' : 'vous sont réservées'}. Ceci n’est pas encore un billet.`,
      ],
      sms: ({ merchant, event }) =>
        `${merchant} : nous avons bien votre inscription à ${event}. Vous aurez de nos nouvelles dès qu’elle sera acceptée. Où elle en est :`,
    },
    registration_approved: {
      subject: ({ event }) => `Inscription acceptée : ${event}`,
      heading: () => 'Votre inscription est acceptée',
      paragraphs: (facts) => [
        `${facts.merchant} a accepté ${places(facts.seats)} pour ${facts.event}.`,
        enclosedInFrench(facts.seats),
        ...stillWaiting(facts),
      ],
      sms: ({ merchant, event, when }) => `${merchant} : votre inscription à ${event}, ${when}, est acceptée. Votre billet :`,
    },
    registration_declined: {
      subject: ({ event }) => `Votre inscription : ${event}`,
      heading: () => 'Votre inscription n’a pas été acceptée',
      paragraphs: ({ merchant, event }) => [`${merchant} n’a pas pu vous donner de place pour ${event}. Vous n’avez rien d’autre à faire.`],
      sms: ({ merchant, event }) => `${merchant} : votre inscription à ${event} n’a pas été acceptée.`,
    },
    registration_reopened: {
      subject: ({ event }) => `Votre inscription est rouverte : ${event}`,
      heading: () => 'Votre inscription est rouverte',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} n’avait pas accepté votre inscription à ${event}, et l’examine de nouveau. Vous serez tenu au courant.`,
        `D’ici là, ${places(seats)} ${seats === 1 ? 'vous est réservée' : 'vous sont réservées'}. Ceci n’est pas encore un billet.`,
      ],
      sms: ({ merchant, event }) =>
        `${merchant} : votre inscription à ${event} est rouverte. Vous aurez de nos nouvelles dès qu’elle sera acceptée. Où elle en est :`,
    },
    registration_cancelled: {
      subject: ({ event }) => `Annulation : ${event}`,
      heading: ({ seats }) => (seats === 1 ? 'Votre place a été annulée' : 'Vos places ont été annulées'),
      paragraphs: ({ event, seats }) => [
        seats === 1
          ? `Votre place pour ${event} a été rendue, et son billet ne permet plus d’entrer.`
          : `${seats} de vos places pour ${event} ont été rendues, et leurs billets ne permettent plus d’entrer.`,
      ],
      sms: ({ merchant, event, seats }) =>
        `${merchant} : ${places(seats)} pour ${event} ${seats === 1 ? 'a été annulée' : 'ont été annulées'}.`,
    },
    ticket_reissued: {
      subject: ({ event }) => `Votre nouveau billet : ${event}`,
      heading: () => 'Voici votre nouveau billet',
      paragraphs: (facts) => [
        `${facts.merchant} a émis de nouveau votre billet pour ${facts.event}. Le précédent ne permet plus d’entrer, et son lien ne s’ouvre plus.`,
        enclosedInFrench(facts.seats),
      ],
      sms: ({ merchant, event, when }) =>
        `${merchant} : voici votre nouveau billet pour ${event}, ${when}. Le précédent n’est plus valable. Votre billet :`,
    },
    ticket_changed: {
      subject: ({ event }) => `Votre billet a changé : ${event}`,
      heading: () => 'Voici votre billet tel qu’il est maintenant',
      paragraphs: (facts) => [
        `${facts.merchant} a changé le type de votre billet pour ${facts.event}. Son code reste le même ; vous trouverez ci-dessous ce à quoi il donne droit.`,
        enclosedInFrench(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant} : votre billet pour ${event} a changé. Il est valable : ${when}. Votre billet :`,
    },
    event_rescheduled: {
      subject: ({ event }) => `Nouvelle date ou nouveau lieu : ${event}`,
      heading: () => 'La date ou le lieu a changé',
      paragraphs: (facts) => [`${facts.merchant} a changé la date ou le lieu de cet événement : ${facts.event}. ${stillHolds(facts)}`],
      sms: (facts) =>
        `${facts.merchant} : nouvelle date ou nouveau lieu pour ${facts.event} : ${facts.change ?? facts.when}. ${stillHolds(facts)}`,
    },
    event_cancelled: {
      subject: ({ event }) => `Annulation : ${event}`,
      heading: () => 'L’événement n’aura pas lieu',
      paragraphs: ({ merchant, event, seats }) => [
        `${merchant} a annulé cet événement : ${event}. ${capitalised(places(seats))} ${seats === 1 ? 'n’est plus réservée' : 'ne sont plus réservées'}, et aucun billet ne permet d’y entrer.`,
      ],
      sms: ({ merchant, event, when }) => `${merchant} : ${event}, ${when}, est annulé. Votre billet n’est plus valable.`,
    },
    ticket_given: {
      subject: ({ event }) => `Un billet pour vous : ${event}`,
      heading: () => 'On vous a donné un billet',
      paragraphs: (facts) => [
        `La personne qui avait ce billet pour ${facts.event} vous l’a donné. La place est à vous, et aucun autre billet n’y donne droit.`,
        enclosedInFrench(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant} : on vous a donné un billet pour ${event}, ${when}. Votre billet :`,
    },
    ticket_given_pending: {
      subject: ({ event }) => `Une place pour vous : ${event}`,
      heading: () => 'On vous a donné une place',
      paragraphs: ({ merchant, event }) => [
        `La personne qui avait cette place pour ${event} vous l’a donnée. ${merchant} examine chaque invité et vous tiendra au courant.`,
        'D’ici là, la place vous est réservée. Ceci n’est pas encore un billet.',
      ],
      sms: ({ merchant, event }) =>
        `${merchant} : on vous a donné une place pour ${event}. Vous aurez de nos nouvelles dès qu’elle sera acceptée. Où elle en est :`,
    },
    attendee_ticket: {
      subject: ({ merchant, event, seats }) => `${merchant} a ${seats === 1 ? 'un billet' : 'des billets'} pour vous : ${event}`,
      heading: ({ seats }) => (seats === 1 ? 'Voici votre billet' : 'Voici vos billets'),
      paragraphs: (facts) => [
        `Quelqu’un a pris ${facts.seats === 1 ? 'une place' : `${facts.seats} places`} pour vous à cet événement : ${facts.event}.`,
        enclosedInFrench(facts.seats),
      ],
      sms: ({ merchant, event, when }) => `${merchant} : une place pour ${event}, ${when}, a été prise pour vous. Votre billet :`,
    },
  },
  greeting: (guest) => `Bonjour ${guest},`,
  change: (before, now) =>
    now === undefined ? `n’a plus lieu : ${before}` : before === undefined ? `aussi ${now}` : `${now} (avant : ${before})`,
  greetingOfNobody: 'Bonjour,',
  contact: ({ email, phone }, merchant) =>
    `Une question ? ${[email && `Écrivez à ${merchant} : ${email}`, phone && `Appelez ${email ? 'le ' : `${merchant} : `}${phone}`].filter(Boolean).join('. ')}.`,
  dayCancelled: {
    subject: ({ event, day }) => `Annulation : ${event}, ${day}`,
    heading: () => 'Un jour de l’événement n’aura pas lieu',
    lost: {
      paragraphs: ({ merchant, event, day, seats }) => [
        `${merchant} a annulé un jour de cet événement : ${event}, ${day}. ${capitalised(places(seats))} ${seats === 1 ? 'n’est plus réservée' : 'ne sont plus réservées'}, et aucun billet pour ce seul jour ne permet d’entrer.`,
      ],
      sms: ({ merchant, event, day }) => `${merchant} : ${event}, ${day}, est annulé. Votre billet n’est plus valable.`,
    },
    kept: {
      paragraphs: ({ merchant, event, day, seats }) => [
        `${merchant} a annulé un jour de cet événement : ${event}, ${day}. Personne n’entrera ce jour-là.`,
        seats === 1
          ? 'Votre billet reste valable les jours indiqués ci-dessous, et ces jours-là seulement.'
          : `Vos ${seats} billets restent valables les jours indiqués ci-dessous, et ces jours-là seulement.`,
      ],
      sms: ({ merchant, event, day }) => `${merchant} : ${event}, ${day}, est annulé. Votre billet n’est valable que les autres jours :`,
    },
  },
  ticketNote: (url) => `Votre billet : ${url}`,
  seatOf: (number, seats) => `Billet ${number} sur ${seats}`,
  labels: {
    event: 'Événement',
    when: 'Quand',
    where: 'Où',
    tickets: 'Billets',
    waiting: 'En attente d’accord',
    openTicket: 'Ouvrir votre billet',
    openTickets: 'Ouvrir vos billets',
    notMeant: 'Ce n’est pas pour vous ? Dites-le, et vous ne recevrez plus ces e-mails',
    seeRegistration: 'Voir où en est votre inscription',
    addTo: (wallet, holder) => (holder === undefined ? `Ajouter à ${wallet}` : `Ajouter à ${wallet} (${holder})`),
    printOthers: (count) => (count === 1 ? 'Imprimer l’autre billet' : `Imprimer les ${count} autres billets`),
    andMore: (count) => `et ${count} de plus`,
    before: 'Avant',
    now: 'Maintenant',
    added: 'Nouveau jour',
    removed: 'Annulé',
  },
  footer: ({ merchant, event }) =>
    `Vous recevez cet e-mail parce que cette adresse a été indiquée lors de l’inscription à ${event} auprès de ${merchant}.`,
  givenFooter: ({ merchant, event }) =>
    `Vous recevez cet e-mail parce qu’un billet pour ${event}, de ${merchant}, a été donné à cette adresse. Si vous ne savez pas pourquoi, écrivez à ${merchant}.`,
};
