import { type Confirmation, ConfirmationCodes, type ConfirmationStore } from '../confirmations';

/** Confirmations in a list. */
export class InMemoryConfirmations implements ConfirmationStore {
  confirmations: readonly Confirmation[] = [];

  async since({ workspaceId, mode, purpose, subjectId }: Parameters<ConfirmationStore['since']>[0], since: Date): Promise<Confirmation[]> {
    return this.confirmations
      .filter(
        (each) =>
          each.workspaceId === workspaceId &&
          each.mode === mode &&
          each.purpose === purpose &&
          each.subjectId === subjectId &&
          each.createdAt > since,
      )
      .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  }

  async add(confirmation: Confirmation): Promise<void> {
    this.confirmations = [...this.confirmations, confirmation];
  }

  async update(confirmation: Confirmation): Promise<void> {
    this.confirmations = this.confirmations.map((each) => (each.id === confirmation.id ? confirmation : each));
  }

  async purge(before: Date, most: number): Promise<number> {
    const old = this.confirmations.filter(({ createdAt }) => createdAt < before).slice(0, most);
    this.confirmations = this.confirmations.filter((each) => !old.includes(each));
    return old.length;
  }
}

/** Codes that tests can read: the last six digits of the id. */
export class PlainConfirmationCodes extends ConfirmationCodes {
  codeOf(confirmationId: string): string {
    return confirmationId.replace(/\D/g, '').slice(-6).padStart(6, '0');
  }

  matches(confirmationId: string, code: string): boolean {
    return this.codeOf(confirmationId) === code;
  }

  digest(text: string): string {
    return `digest of ${text}`;
  }
}
