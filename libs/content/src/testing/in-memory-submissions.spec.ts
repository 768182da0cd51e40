import { formReaderContract } from './form-reader.contract';
import { InMemoryFormReader } from './in-memory-form-reader';
import { InMemorySubmissions } from './in-memory-submissions';
import { submissionsContract } from './submissions.contract';

const own = '01890000-0000-7000-8000-000000000001';
const other = '01890000-0000-7000-8000-000000000002';

describe('submissions in memory', () => {
  submissionsContract(async () => {
    const all = new InMemorySubmissions();
    return { work: all.work, own, other, find: (...name) => all.find(...name), facts: async () => all.outbox.facts };
  });
});

describe('forms in memory', () => {
  formReaderContract(async (forms) => ({ reader: new InMemoryFormReader(own, forms), own, other }));
});
