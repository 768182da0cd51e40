import { choiceDisplay } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import type { OptionGroupSource } from './product-source';
import { presentImages, publicImages } from './view-parts';

/** One property by which variants of a product differ (§2.3 options). */
export const publicOptionGroup = z
  .object({
    ref: z.string().describe('Ref of the option group (`opt_…`), such as that of all sizes; use it as the key of a list.'),
    name: z.string().describe('Name of the option group, to label the picker of a product’s variants, such as `Size`.'),
    display: choiceDisplay,
    values: z
      .array(
        z
          .object({
            ref: z
              .string()
              .describe('Ref of the option value (`ovl_…`), such as that of `Large`: a variant lists it in `optionValueRefs`.'),
            label: z.string().describe('Text of the option value as buyers read it, such as `Large`.'),
            swatchHex: z
              .string()
              .optional()
              .describe('Colour of the option value’s swatch, `#rrggbb`; absent when the value has none: show `label` instead.'),
            media: z
              .array(z.string())
              .describe('Absolute URLs of the pictures that show the option value, in display order; empty when there are none.'),
            images: publicImages,
          })
          .meta({ id: 'PublicOptionValue', description: 'A value of an option group, such as `Large`.' }),
      )
      .describe(
        'Values of the option group to pick from, such as `Small` and `Large`, in display order: each with `ref`, `label`, and perhaps a swatch or pictures.',
      ),
  })
  .meta({
    id: 'PublicOptionGroup',
    description:
      'One property by which variants differ, such as size. The buyer picks one value of each group: the variant whose `optionValueRefs` holds exactly these values is the one to check out.',
  });
export type PublicOptionGroup = z.infer<typeof publicOptionGroup>;

/** Returns the view of an option group with its values (§2.3). */
export function presentOptionGroup({ id, name, display, values }: OptionGroupSource): PublicOptionGroup {
  return {
    ref: refOf('opt', id),
    name,
    display,
    values: values.map((value) => ({
      ref: refOf('ovl', value.id),
      label: value.label,
      swatchHex: value.swatchHex,
      media: value.media,
      images: presentImages(value),
    })),
  };
}
