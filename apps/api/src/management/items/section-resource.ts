import { addressedAs, SECTIONS, type ItemSection } from '@svc/workspace-document';
import type { z } from 'zod';
import { itemView, patchBody } from './item-schemas';

/** One section of the workspace document as a resource of the management API: its paths, names and schemas. */
export interface SectionResource {
  section: ItemSection;
  /** `/admin/delivery-zones`. */
  path: string;
  tag: string;
  /** `delivery zone`, in summaries. */
  noun: string;
  /** `DeliveryZone`, in operation ids. */
  name: string;
  /** The field by which people know one: the query parameter that finds it. */
  identifiedBy: 'slug' | 'key' | 'code';
  /** What is made of a body, what changes it, what is answered. */
  create: z.ZodObject;
  patch: z.ZodObject;
  view: z.ZodObject;
}

export function sectionResource(section: ItemSection, tag: string): SectionResource {
  const { identifiedBy, schema } = SECTIONS[section];
  const { noun, prefix, nested } = addressedAs(section);
  const name = noun.replace(/(?:^| )(\w)/g, (_, email: string) => email.toUpperCase());
  const item = schema as z.ZodObject;
  return {
    section,
    path: `/admin/${section.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`)}`,
    tag,
    noun,
    name,
    identifiedBy: identifiedBy!,
    create: item,
    patch: patchBody(item, `${name}Patch`),
    view: itemView(item, { prefix, nested }, `Managed${name}`),
  };
}
