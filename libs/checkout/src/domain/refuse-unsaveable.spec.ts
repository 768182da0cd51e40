import type { SavingOffer } from './saving-offer';
import { refuseUnsaveable } from './refuse-unsaveable';

const offer = { leastPartMinor: 1 } as SavingOffer;

describe('who means to save up for something', () => {
  it('[§2.3 r4] is refused when it cannot be saved up for', () => {
    expect(() => refuseUnsaveable({ saveForIt: true }, undefined)).toThrow(expect.objectContaining({ details: { fields: { saveForIt: expect.stringContaining('Leave it out') } } }));
  });

  it('is let in when it can, as is who does not mean to', () => {
    expect(() => refuseUnsaveable({ saveForIt: true }, offer)).not.toThrow();
    for (const saveForIt of [false, undefined]) expect(() => refuseUnsaveable({ saveForIt }, undefined)).not.toThrow();
  });
});
