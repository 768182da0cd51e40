import { ExportController } from './export.controller';
import { RegisterGuestController } from './register-guest.controller';
import { RegistrationsController } from './registrations.controller';

export const REGISTRATION_CONTROLLERS = [ExportController, RegisterGuestController, RegistrationsController];
