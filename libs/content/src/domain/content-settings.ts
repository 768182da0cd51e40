import { patchOf } from '@svc/contracts';
import { z } from 'zod';

const keepDays = z.int('Give whole days.').min(1, 'Give 1 day or more.').max(3_650, 'Give 3,650 days or less.').nullable();
const fileMiBInAll = z.int('Give whole MiB.').min(0, 'Give 0 or more.').max(1_048_576, 'Give 1,048,576 or less.');

/** Retention of submissions, and the room for their files (D-110): `forms` of a workspace's settings. */
export const formSettings = z
  .strictObject({
    keepDays: keepDays
      .default(365)
      .describe('Days after which a submission is permanently deleted with its files, 1 to 3,650. Null: never. Default: 365.'),
    fileMiBPerSubmission: z
      .int('Give whole MiB.')
      .min(1, 'Give 1 or more.')
      .max(250, 'Give 250 or less.')
      .describe('Most MiB of all files of one submission together, 1 to 250. Default: 25.')
      .default(25),
    fileMiBInAll: fileMiBInAll
      .describe(
        'Most MiB of the files of all submissions together, 0 to 1,048,576; beyond it forms take no files until some are deleted. Default: 2,048.',
      )
      .default(2_048),
  })
  .meta({ id: 'FormSettings', description: 'Retention of submissions, and room for their files.' });

/** Patch: an omitted field keeps its value. */
export const formPatch = patchOf(formSettings).extend({
  keepDays: keepDays
    .describe(
      'Days after which a submission is permanently deleted with its files, 1 to 3,650. Those that are older by now are deleted within the hour. Null: never.',
    )
    .optional(),
});

/** Room for the merchant's own pictures and files (D-143): `media` of a workspace's settings. */
export const mediaSettings = z
  .strictObject({
    fileMiBInAll: fileMiBInAll
      .describe(
        'Most MiB of all uploaded pictures and files together, 0 to 1,048,576; beyond it uploads get 413 until some are deleted. Default: 10,240. The operator sets it.',
      )
      .default(10_240),
  })
  .meta({ id: 'MediaSettings', description: 'Room for uploaded pictures and files.' });
