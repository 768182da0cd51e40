import type { Incident } from '../incident';

export const failedWebhooks: Incident = {
  title: 'The receiver of one merchant among others responds with 500 to every webhook.',
  alert: 'StorefrontWebhookDestinationFailing',
  section: 'StorefrontWebhookDestinationFailing',
  plant: async ({ receivers }) => void (receivers.answer = ({ path }) => ({ status: path.startsWith('/one/') ? 500 : 200 })),
  heal: async ({ receivers }) => void (receivers.answer = () => ({ status: 200 })),
};
