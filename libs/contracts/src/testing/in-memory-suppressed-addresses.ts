import type { SuppressedAddress, SuppressedAddresses } from '../suppressed-addresses';

/** In-memory addresses whose owners have ended mails. */
export class InMemorySuppressedAddresses implements SuppressedAddresses {
  private readonly addresses = new Set<string>();

  async has(address: SuppressedAddress): Promise<boolean> {
    return this.addresses.has(keyOf(address));
  }

  async add(address: SuppressedAddress): Promise<void> {
    this.addresses.add(keyOf(address));
  }

  async remove(address: SuppressedAddress): Promise<void> {
    this.addresses.delete(keyOf(address));
  }
}

function keyOf({ workspaceId, what, email }: SuppressedAddress): string {
  return [workspaceId, what, email.trim().toLowerCase()].join(' ');
}
