export { SandboxController } from './sandbox.controller';
