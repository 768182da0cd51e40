import { idOf, InvalidInput } from '@svc/kernel';
import { presentAvailability, type PublicStoreAvailability } from '../domain/availability.view';
import type { StoreProfile } from '../domain/store-profile';
import type { StockReader } from '../ports/catalogue-readers';

const MOST_REFS = 100;

/** `GET /store/availability`: units left of up to 100 variants or package options (§2.9, §4.1 r4, D-31). */
export class ReadAvailability {
  constructor(private readonly stock: StockReader) {}

  /**
   * Returns duplicate refs once, and leaves out invalid ones.
   * @throws InvalidInput for no refs, and for more than 100 different ones
   */
  async execute({ store, variantRefs }: { store: StoreProfile; variantRefs: readonly string[] }): Promise<PublicStoreAvailability> {
    const refs = new Set(variantRefs);
    if (refs.size === 0 || refs.size > MOST_REFS) {
      const message = `Name 1 to ${MOST_REFS} variant refs, separated by commas.`;
      throw new InvalidInput(message, { fields: { variantRefs: message } });
    }
    const ids = new Set([...refs].flatMap((ref) => idOf(['var', 'pko'], ref) ?? []));
    return presentAvailability(ids.size > 0 ? await this.stock.of(store.workspaceId, [...ids]) : [], store);
  }
}
