import { eventPageController } from './event-page.controller';

export { EventPageService } from './event-page-service';

/** The event page of a shop, and the link that an organiser sends to those who are invited. */
export const EVENT_PAGE_CONTROLLERS = [eventPageController('e', 'hosted_storefront'), eventPageController('rsvp', 'rsvp_link')];
