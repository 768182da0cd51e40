import { invalidBecause } from '@svc/contracts';
import type { SavingOffer } from './saving-offer';

/** Throws InvalidInput for who means to save up for what cannot be. */
export function refuseUnsaveable({ saveForIt }: { saveForIt?: boolean }, offer: SavingOffer | undefined): void {
  if (!saveForIt || offer) return;
  throw invalidBecause([{ path: 'saveForIt', message: 'Leave it out: something of this cannot be saved up for. Products and ticket types say so by saveForItSaveable.' }]);
}
