import type { CheckoutContact } from '@svc/checkout';
import type { DeliveryAddress } from '@svc/contracts';
import { maskedEmail, maskedPhone } from '@svc/registration';

/** A buyer as shown to who may be another: enough to know oneself again (D-1a). */
export function maskedContact({ name, email, phone }: CheckoutContact = {}): CheckoutContact {
  return {
    ...(name !== undefined && { name: maskedName(name) }),
    ...(email !== undefined && { email: maskedEmail(email) }),
    ...(phone !== undefined && { phone: maskedPhone(phone) }),
  };
}

/** Of an address, only the country is told in full; what more is known of it, is told to be known. */
export function maskedAddress(address: DeliveryAddress | undefined): DeliveryAddress | undefined {
  if (!address) return undefined;
  const { line1, line2, city, state, postalCode, country } = address;
  return {
    line1: maskedName(line1), city: maskedName(city), country,
    ...(line2 && { line2: maskedName(line2) }), ...(state && { state: maskedName(state) }), ...(postalCode && { postalCode: maskedName(postalCode) }),
  };
}

/** `Ada Obi` → `A*** O***`. */
function maskedName(name: string): string {
  return name.split(/\s+/).filter(Boolean).map((word) => `${[...word][0]}***`).join(' ');
}
