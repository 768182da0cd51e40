import type { FormItem } from '../domain/form.item';

/** A published form that may be filled in. */
export interface PublishedForm extends Pick<FormItem, 'slug' | 'name' | 'opensAt' | 'closesAt' | 'fields'> {
  id: string;
}

/** Finds forms by their slugs, without regard to case (D-4). */
export abstract class FormReader {
  /** Undefined when no such form is published in this workspace. */
  abstract published(workspaceId: string, slug: string): Promise<PublishedForm | undefined>;
}
