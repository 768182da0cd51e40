import type { RegistrationListTexts } from '../en/registration-list';

/** Texts of the mail with links to all registrations of an address, in French. */
export const FRENCH_REGISTRATION_LIST: RegistrationListTexts = {
  subject: ({ merchant }) => `Vos inscriptions auprès de ${merchant}`,
  heading: 'Toutes vos inscriptions',
  paragraphs: ({ merchant, total, others }) => [
    `De nombreuses inscriptions auprès de ${merchant} ont été faites avec cette adresse en une journée (${total} en tout). Pour que votre boîte reste lisible, vous recevez un seul e-mail par jour au lieu d’un pour chacune.`,
    'Chaque lien ci-dessous ouvre une inscription avec ses billets.',
    ...(others > 0 ? [`Il y en a ${others} de plus ; demandez-les à ${merchant}.`] : []),
  ],
  footer: ({ merchant }) =>
    `Vous recevez cet e-mail parce que cette adresse a été donnée lors d’une inscription auprès de ${merchant}. Si ce n’était pas vous, ne faites rien : vous n’en recevez pas plus d’un par jour.`,
};
