import type { Messages } from '../en';

/** The page of an order after it was paid: how it stands, what is in it, what comes next. */
export const order: Messages['order'] = {
  headings: {
    cancelled: 'Cette commande a été annulée',
    refunded: 'Cette commande a été remboursée',
    returned: 'Votre commande est revenue à la boutique',
    eventRemoved: (event) => `${event} n’a pas lieu`,
    sent: { delivery: 'Votre commande est expédiée', pickup: 'Votre commande est retirée', none: 'Votre commande est terminée' },
    partlySent: { delivery: 'Une partie de votre commande est expédiée', pickup: 'Une partie de votre commande est retirée', none: 'Une partie de votre commande est faite' },
    booked: 'Votre commande est réservée',
    preordered: 'Votre précommande est passée',
    preparing: 'Votre commande est en préparation',
    going: (event) => `Rendez-vous à ${event}`,
    over: (event) => `Vous étiez à ${event}`,
    placed: 'Merci, votre commande est bien passée',
  },
  number: (number) => `Commande ${number}`,
  placedOn: (date) => `passée le ${date}`,
  overText: (shop) => `Il n’y a plus rien à payer. Demandez à ${shop} si vous ne vous y attendiez pas.`,
  payRest: (amount) => `Payer ${amount}`,
  test: 'Ceci est une commande d’essai : aucun argent n’a été transféré, et rien n’est vendu.',
  testTickets: 'Les commandes d’essai n’ont pas de billets.',
  bought: 'Ce que vous avez commandé',
  sentOf: {
    delivery: (sent, of) => `${sent} sur ${of} expédiés`,
    pickup: (sent, of) => `${sent} sur ${of} retirés`,
    none: (sent, of) => `${sent} sur ${of} faits`,
  },
  givenBackOf: (back, of) => (of === 1 ? 'Remboursé' : `${back} sur ${of} remboursés`),
  receipt: { save: 'Enregistrer le reçu en PDF', title: 'Reçu', order: 'Commande', date: 'Fait le', buyer: 'Client', event: 'Événement' },
  tickets: {
    title: 'Vos billets',
    open: (ticket, holder) => `${ticket} : ${holder}`,
    calendar: 'Ajouter au calendrier',
    calendarOf: (ticket) => `Ajouter au calendrier : ${ticket}`,
    more: 'Chaque billet a son propre lien, que vous pouvez transmettre à la personne qui vient avec.',
  },
  delivery: { title: 'Livraison', to: 'À', by: 'Mode', when: 'Quand' },
  pickup: { title: 'Retrait', at: 'Lieu', hours: 'Ouvert', map: 'Voir sur une carte' },
  hours: {
    span: (from, to) => `de ${from} à ${to}`,
    days: (first, last) => (first === last ? first : `${first} à ${last}`),
    line: (days, spans) => `${days} : ${spans}`,
  },
  refunds: {
    title: 'Remboursements',
    returning: (amount) => `Remboursement de ${amount} en cours, par le moyen qui a servi à payer.`,
    returned: (amount) => `${amount} ont été remboursés, par le moyen qui a servi à payer.`,
  },
  help: {
    title: 'Des questions ?',
    ask: (shop, number) => `${shop} est là pour vous. Dites qu’il s’agit de la commande ${number}.`,
    email: 'Adresse e-mail',
    phone: 'Téléphone',
  },
  again: (shop) => `Acheter de nouveau chez ${shop}`,
};
