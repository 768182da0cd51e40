import { build } from '../build/build.mjs';
import setUp from './global-setup.mjs';

/** The set-up of tests that talk to the built processes: `dist/` is made from the present sources first. */
export default async function setUpBuilt() {
  await build();
  await setUp();
}
