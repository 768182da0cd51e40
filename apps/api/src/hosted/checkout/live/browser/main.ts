import { offerCopies } from './copy';
import { countDown } from './countdown';
import { followChoices } from './price';
import { prepareToSay } from './say';
import { guardForm, unguardForm } from './submit';
import { askNow, watch } from './watch';

prepareToSay();
document.querySelector<HTMLElement>('[role=alert][autofocus]')?.focus();
followChoices();
guardForm();
offerCopies();
countDown(() => void askNow({ anyNews: true }));
watch();
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  unguardForm();
  void askNow({ anyNews: true });
});
