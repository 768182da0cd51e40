import { PAYSTACK_SCRIPT, POPUP_ID, type PopupPage } from '../live-page';
import { pauseAfter } from '../status';
import { askStanding } from './page';

/** What of Paystack's script is used. One options object: given two arguments, some of its versions drop the second. */
interface PaystackPop {
  newTransaction(options: {
    accessCode: string;
    onLoad: () => void;
    onSuccess: () => void;
    onCancel: () => void;
    onError: () => void;
  }): void;
}

declare global {
  interface Window {
    PaystackPop?: new () => PaystackPop;
  }
}

/** A window that is not there by then will not come: script blocked, host not reached. */
const PATIENCE_MS = 15_000;
const ENDS = ['paid', 'expired', 'cancelled'];

const page = JSON.parse(document.getElementById(POPUP_ID)!.dataset['page']!) as PopupPage;
const go = (url: string) => location.replace(url);
const goToProvider = () => go(page.providerUrl);
const patience = setTimeout(goToProvider, PATIENCE_MS);
let answers = 0;

const script = document.createElement('script');
script.src = PAYSTACK_SCRIPT;
script.onload = openWindow;
script.onerror = goToProvider;
document.head.append(script);
listen();

/** The service alone knows what was paid, whatever the window says; closing the window cancels nothing. */
function openWindow(): void {
  if (!window.PaystackPop) return goToProvider();
  new window.PaystackPop().newTransaction({
    accessCode: page.accessCode,
    onLoad: () => clearTimeout(patience),
    onSuccess: () => go(page.returnUrl),
    onCancel: () => go(page.pageUrl),
    onError: goToProvider,
  });
}

/** Hears that the checkout was paid, here or elsewhere, or has ended, though the window does not say so. A tab that nobody sees asks nothing. */
function listen(): void {
  if (document.visibilityState !== 'visible') return document.addEventListener('visibilitychange', listen, { once: true });
  const pause = pauseAfter(answers);
  if (pause === undefined) return;
  answers += 1;
  setTimeout(() => void hear(), pause);
}

async function hear(): Promise<void> {
  const heard = await askStanding(page.statusUrl).catch(() => undefined);
  if (heard?.goTo !== undefined) go(heard.goTo);
  else if (heard && ENDS.includes(heard.state)) go(page.pageUrl);
  else listen();
}
