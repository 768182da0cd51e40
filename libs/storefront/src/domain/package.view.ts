import { availability, calendarDate, formField, OCCUPANCY_MODES, PACKAGE_TYPES, PRICING_MODES, SCHEDULING_TYPES } from '@svc/contracts';
import { z } from 'zod';
import { publicAddonGroup } from './addon-group.view';

/** A package in the storefront's short list (§2.7 packages). */
export const publicPackageSummary = z
  .object({
    ref: z.string(),
    type: z.enum(PACKAGE_TYPES),
    name: z.string(),
    slug: z.string(),
    coverUrl: z.string().optional(),
    priceMinorFrom: z.number().int().optional(),
    currency: z.string(),
    optionCount: z.number().int(),
  })
  .meta({ id: 'PublicPackageSummary' });
export type PublicPackageSummary = z.infer<typeof publicPackageSummary>;

const packageOption = z
  .object({
    ref: z.string(),
    name: z.string(),
    pricingMode: z.enum(PRICING_MODES),
    priceMinor: z.number().int().optional(),
    compareAtMinor: z.number().int().optional(),
    currency: z.string(),
    badge: z.string().optional(),
    media: z.array(z.string()),
    features: z.array(z.string()),
    fineprint: z.string().optional(),
    occupancyMode: z.enum(OCCUPANCY_MODES),
    schedulingType: z.enum(SCHEDULING_TYPES),
    availability: availability.optional(),
    addonGroups: z.array(publicAddonGroup).optional(),
    formFields: z.array(formField).optional(),
    takenDates: z.array(calendarDate).optional(),
  })
  .meta({ id: 'PublicPackageOption' });

/** A package with its options: attached to an event, or in the storefront's `packageDetails` (§2.6, decisions 3.16). */
export const publicAttachedPackage = z
  .object({
    ref: z.string(),
    type: z.enum(PACKAGE_TYPES),
    name: z.string(),
    slug: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    currency: z.string(),
    options: z.array(packageOption),
  })
  .meta({ id: 'PublicAttachedPackage' });
export type PublicAttachedPackage = z.infer<typeof publicAttachedPackage>;
