import { InMemoryKeptAnswers } from './in-memory-kept-answers';
import { keptAnswersContract } from './kept-answers.contract';

describe('answers in memory', () => {
  keptAnswersContract(async () => ({ answers: new InMemoryKeptAnswers(), workspaceId: '01890a5d-ac96-774b-bcce-b302099a8058' }));
});
