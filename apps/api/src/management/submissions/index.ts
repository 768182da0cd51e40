import { SubmissionsExportController } from './submissions-export.controller';
import { ManagedSubmissionsController } from './submissions.controller';

export const SUBMISSION_CONTROLLERS = [SubmissionsExportController, ManagedSubmissionsController];
