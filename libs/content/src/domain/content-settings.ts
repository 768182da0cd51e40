import { patchOf } from '@svc/contracts';
import { z } from 'zod';

const keepDays = z.int('Give whole days.').min(1, 'Give 1 day or more.').max(3_650, 'Give 3,650 days or less.').nullable();
const fileMiBInAll = z.int('Give whole MiB.').min(0, 'Give 0 or more.').max(1_048_576, 'Give 1,048,576 or less.');

/** Retention of submissions, and the room for their files (D-110): `forms` of a workspace's settings. */
export const formSettings = z
  .strictObject({
    keepDays: keepDays
      .default(365)
      .describe(
        'Number of days after which a submission of a form is permanently deleted with its files, 1 to 3,650. `null`: submissions are kept. Default: 365.',
      ),
    fileMiBPerSubmission: z
      .int('Give whole MiB.')
      .min(1, 'Give 1 or more.')
      .max(250, 'Give 250 or less.')
      .describe('Largest size of all files of one form submission together, in MiB, 1 to 250. Default: 25.')
      .default(25),
    fileMiBInAll: fileMiBInAll
      .describe(
        'Largest size of the files of all form submissions of the workspace together, in MiB, 0 to 1,048,576. When it is reached, forms take no files until some are deleted. Default: 2,048.',
      )
      .default(2_048),
  })
  .meta({ id: 'FormSettings', description: 'Settings of form submissions: how long they are kept, and the space for their files.' });

/** Patch: an omitted field keeps its value. */
export const formPatch = patchOf(formSettings).extend({
  keepDays: keepDays
    .describe(
      'Number of days after which a submission of a form is permanently deleted with its files, 1 to 3,650; submissions that are older already are deleted within the hour. `null`: submissions are kept. Leave out to keep the current value.',
    )
    .optional(),
});

/** Room for the merchant's own pictures and files (D-143): `media` of a workspace's settings. */
export const mediaSettings = z
  .strictObject({
    fileMiBInAll: fileMiBInAll
      .describe(
        'Largest size of all uploaded pictures and files of the workspace together, in MiB, 0 to 1,048,576. When it is reached, uploads get 413 until some are deleted. Default: 10,240. Only the operator changes it.',
      )
      .default(10_240),
  })
  .meta({ id: 'MediaSettings', description: 'Space for the pictures and files that the merchant uploads.' });
