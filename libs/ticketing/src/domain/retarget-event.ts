import type { Whereabouts } from '@svc/contracts';
import type { EventItem } from './event.item';

/** An event after products were renamed or deleted: what is gone is no longer sold with it. */
export function retargetEvent(event: EventItem, now: Whereabouts): EventItem {
  return {
    ...event,
    attachedProductRefs: event.attachedProductRefs.flatMap((slug) => now('product', slug) ?? []),
    attachedPackageRefs: event.attachedPackageRefs.flatMap((slug) => now('package', slug) ?? []),
  };
}
