import type { Incident } from '../incident';

export const mailLogin: Incident = {
  title: 'The mail server refuses the login of the service.',
  alert: 'StorefrontMailLogin',
  section: 'StorefrontMailLogin',
  plant: async ({ mails }) => {
    mails.refusesLogin = true;
    mails.dropConnections();
  },
  heal: async ({ mails }) => void (mails.refusesLogin = false),
};
