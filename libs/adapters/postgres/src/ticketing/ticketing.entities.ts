import {
  bigint,
  boolean,
  computed,
  integer,
  json,
  list,
  moment,
  momentText,
  nullable,
  table,
  text,
  unselected,
  uuid,
  workspaceKey,
} from '../rows/table';

const softlyDeleted = () => ({
  createdAt: unselected(moment()),
  updatedAt: unselected(moment()),
  deletedAt: unselected(nullable(moment())),
});
/** Cancellation of an event, a day or a ticket type (D-147). */
const cancellable = () => ({
  cancelledAt: unselected(nullable(moment())),
  cancelReason: unselected(nullable(text())),
  cancellation: unselected(nullable(json())),
  cancellationDoneAt: unselected(nullable(moment())),
});
/** The slug or code in lower case, for look-ups. */
const identity = () => ({ identity: computed(text()) });
const ofEvent = () => ({ ...workspaceKey(), eventId: uuid(), position: integer(), ...softlyDeleted() });

export const eventEntity = table('event', {
  ...workspaceKey(),
  slug: text(),
  title: text(),
  published: boolean(),
  publishedAt: nullable(momentText()),
  firstPublishedAt: unselected(nullable(moment())),
  position: nullable(integer()),
  startAt: momentText(),
  endAt: momentText(),
  attachedProductIds: list(uuid()),
  attachedPackageIds: list(uuid()),
  details: json(),
  version: unselected(bigint()),
  ...cancellable(),
  ...identity(),
  ...softlyDeleted(),
});

export const eventDayEntity = table('event_day', { ...ofEvent(), key: text(), details: json(), ...cancellable() });
export const ticketTypeEntity = table('ticket_type', {
  ...ofEvent(),
  key: text(),
  validDayIds: list(uuid()),
  pricePhases: json(),
  details: json(),
  /** Labels of questions as they were before the last writes, by key. */
  formerLabels: json(),
  ...cancellable(),
});
export const unlockCodeEntity = table('unlock_code', { ...ofEvent(), code: text(), ticketTypeIds: list(uuid()), ...identity() });
