import type { StaffMailFacts, StaffTexts } from './en';

const nameOf = ({ factor, name }: StaffMailFacts) =>
  factor === 'totp' ? 'une application d’authentification' : name === undefined ? 'une clé d’accès' : `la clé d’accès « ${name} »`;

const NOT_YOU =
  'Si ce n’était pas vous, connectez-vous, mettez fin aux autres sessions, et écrivez à un propriétaire de votre boutique ou à l’opérateur du service.';

export const FRENCH_STAFF: StaffTexts = {
  greeting: 'Bonjour,',
  labels: { when: 'Quand', device: 'Navigateur', address: 'Adresse IP', unknown: 'Inconnu' },
  footer: (site) => `Vous recevez cet e-mail parce que cette adresse se connecte à ${site}.`,
  mails: {
    sign_in_link: {
      subject: ({ site }) => `Connexion à ${site}`,
      heading: () => 'Votre lien de connexion',
      paragraphs: ({ minutes }) => [
        `Le lien fonctionne une seule fois, pendant ${minutes} minutes. Un lien que vous demandez plus tard met fin à celui-ci.`,
        'Qui l’ouvre se connecte à votre place : ne le transférez à personne. Si vous ne l’avez pas demandé, vous n’avez rien à faire.',
      ],
      button: 'Se connecter',
    },
    recovery_link: {
      subject: ({ site }) => `Retour à ${site}`,
      heading: () => 'Vos clés d’accès et vos codes ne sont plus valables',
      paragraphs: ({ hours }) => [
        'Un propriétaire de votre boutique, ou l’opérateur du service, a mis fin à vos clés d’accès, à votre application d’authentification et à toutes vos sessions, pour que vous puissiez vous connecter à nouveau.',
        `Le lien fonctionne une seule fois, pendant ${hours} heures. Ajoutez ensuite une clé d’accès ou une application d’authentification.`,
        'Si vous ne l’avez pas voulu, écrivez à un propriétaire de votre boutique.',
      ],
      button: 'Se connecter',
    },
    invitation: {
      subject: ({ shop }) => `Travailler pour ${shop}`,
      heading: ({ shop }) => `Vous êtes invité à travailler pour ${shop}`,
      paragraphs: ({ shop, inviter, days }) => [
        inviter === undefined ? `${shop} souhaite travailler avec vous.` : `${inviter} souhaite travailler avec vous pour ${shop}.`,
        `L’invitation est pour vous seul. Elle fonctionne une seule fois, pendant ${days} jours. Si vous ne l’attendiez pas, vous n’avez rien à faire.`,
      ],
      button: 'Accepter l’invitation',
    },
    factor_added: {
      subject: (facts) => (facts.factor === 'totp' ? 'Une application d’authentification a été ajoutée' : 'Une clé d’accès a été ajoutée'),
      heading: (facts) => `Vous avez ajouté ${nameOf(facts)}`,
      paragraphs: () => ['Elle vous sera demandée à chaque connexion.', NOT_YOU],
    },
    factor_removed: {
      subject: (facts) => (facts.factor === 'totp' ? 'Une application d’authentification a été retirée' : 'Une clé d’accès a été retirée'),
      heading: (facts) => `Vous avez retiré ${nameOf(facts)}`,
      paragraphs: () => ['Elle ne permet plus de se connecter. Toutes vos autres sessions ont pris fin.', NOT_YOU],
    },
    new_sign_in: {
      subject: ({ site }) => `Nouvelle connexion à ${site}`,
      heading: () => 'Vous vous êtes connecté depuis un autre navigateur',
      paragraphs: () => [NOT_YOU],
    },
  },
};
