import type { Workspace } from '@svc/access';
import type { StoreEventRegistrationView } from '@svc/registration';
import type { EventPage } from '@svc/storefront';
import type { FormRefusal } from '../form-refusal';
import type { Brand } from '../page';
import type { PageLocale } from '../page-locale';
import type { SeatLimits } from './choice/offer';

/** Request for the page of an event, with the event as shown. */
export interface EventPageRequest extends PageLocale {
  workspace: Workspace;
  brand: Brand;
  page: EventPage;
  /** Path of the page on this host, and its whole address. */
  path: string;
  url: string;
  clientIp: string;
  seats: SeatLimits;
  now: Date;
}

/** Result of a form: the registration, the address on this host of the opened checkout, or all problems. */
export type FormOutcome =
  | { registered: StoreEventRegistrationView; checkoutUrl?: undefined }
  | { registered?: undefined; checkoutUrl: string }
  | (FormRefusal & { registered?: undefined; checkoutUrl?: undefined });
