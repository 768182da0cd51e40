import { ExportController } from './export.controller';
import { RegistrationsController } from './registrations.controller';

export const REGISTRATION_CONTROLLERS = [ExportController, RegistrationsController];
