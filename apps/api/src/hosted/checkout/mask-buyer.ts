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

/** Of an address, only the country is told in full. */
export function maskedAddress(address: DeliveryAddress | undefined): DeliveryAddress | undefined {
  return address && { line1: maskedName(address.line1), city: maskedName(address.city), country: address.country };
}

/** `Ada Obi` → `A*** O***`. */
function maskedName(name: string): string {
  return name.split(/\s+/).filter(Boolean).map((word) => `${[...word][0]}***`).join(' ');
}
