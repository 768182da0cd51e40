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
        'After how many days a submission is deleted for good, with its files. Null: submissions are kept until they are deleted by hand.',
      ),
    fileMiBPerSubmission: z
      .int('Give whole MiB.')
      .min(1, 'Give 1 or more.')
      .max(250, 'Give 250 or less.')
      .describe('How many MiB all files of one submission together may have.')
      .default(25),
    fileMiBInAll: fileMiBInAll
      .describe(
        'How many MiB the files of all submissions together may have that are kept; past it forms take no files until some are deleted.',
      )
      .default(2_048),
  })
  .meta({ id: 'FormSettings' });

/** Patch: an omitted field keeps its value. */
export const formPatch = patchOf(formSettings).extend({
  keepDays: keepDays
    .describe(
      'After how many days a submission is deleted for good, with its files; those that are older by now go within the hour. Null: they are kept until they are deleted by hand.',
    )
    .optional(),
});

/** Room for the merchant's own pictures and files (D-143): `media` of a workspace's settings. */
export const mediaSettings = z
  .strictObject({
    fileMiBInAll: fileMiBInAll
      .describe(
        'How many MiB all uploaded pictures and files together may have that are kept; past it nothing is uploaded until some are deleted. The operator sets it.',
      )
      .default(10_240),
  })
  .meta({ id: 'MediaSettings' });
