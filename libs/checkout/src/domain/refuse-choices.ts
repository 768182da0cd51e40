import { QuantityRefused } from '@svc/ticketing';
import type { Wanted, WantedAddon } from './find-wanted';
import type { AddonGroupOnSale } from './product-pricing-context';

/** Pieces of one thing that may be taken at a time (D-39). */
const MOST_PIECES = 1_000;

/** Sees to it that of each variant, and of its add-ons, as many are taken as may be. Throws QuantityRefused (§2.3, D-39). */
export function refuseChoices(wanted: readonly Wanted[], { mustBeWhole }: { mustBeWhole: boolean }): void {
  const pieces = new Map<string, number>();
  for (const { ref, quantity } of wanted) pieces.set(ref, quantity + (pieces.get(ref) ?? 0));
  const tooMany = [...pieces].filter(([, count]) => count > MOST_PIECES).map(([ref]) => ref);
  if (tooMany.length > 0) throw new QuantityRefused(tooMany, `Take at most ${MOST_PIECES.toLocaleString('en')} of one thing at a time.`);
  for (const line of wanted) if (line.addons || mustBeWhole) refuseAddons(line);
}

function refuseAddons({ ref, product, variant, addons = [] }: Wanted): void {
  for (const group of product.addonGroups) {
    if (group.variantId !== undefined && group.variantId !== variant.id) continue;
    const whatToDo = faultOfGroup(group, addons.filter((addon) => addon.group.id === group.id));
    if (whatToDo) throw new QuantityRefused([ref], `${whatToDo} (${product.name})`);
  }
}

/** What to do about the choices of a group. Of a single one an option is chosen, of others pieces are counted. */
export function faultOfGroup(group: AddonGroupOnSale, chosen: readonly Pick<WantedAddon, 'option' | 'quantity'>[]): string | undefined {
  const { name, selectionType, required, minSelect, maxSelect = Infinity } = group;
  for (const { option, quantity } of chosen) {
    const most = option.allowQuantity ? (option.maxQty ?? MOST_PIECES) : 1;
    if (quantity > most) return `Take at most ${most} of "${option.label}" for each piece.`;
  }
  const isSingle = selectionType === 'single';
  const count = isSingle ? chosen.length : chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  const least = required ? Math.max(minSelect, 1) : minSelect;
  const most = isSingle ? 1 : maxSelect;
  if (count < least) return `Choose at least ${least} of "${name}".`;
  return count > most ? `Choose at most ${most} of "${name}".` : undefined;
}

/** Sees to it that a time is chosen for whatever is booked by slots. */
export function refuseTimeless(wanted: readonly Wanted[]): void {
  const [first] = wanted.filter(({ variant, slot }) => variant.schedulingType === 'slots' && !slot);
  if (first) throw new QuantityRefused([first.ref], `Choose a time for "${first.product.name}".`);
}
