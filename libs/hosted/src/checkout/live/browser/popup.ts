import { PAYSTACK_SCRIPT, POPUP_ID, type PopupPage } from '../live-page';
import { pauseAfter } from '../status';
import { fetchPaymentStatus } from './page';

/** Used part of Paystack's script. It takes one options object: some of its versions drop a second argument. */
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

/** Time after which the popup is given up and the provider's page is opened: script blocked, host not reached. */
const LOAD_TIMEOUT_MS = 15_000;
const END_STATES = ['paid', 'expired', 'cancelled'];

const page = JSON.parse(document.getElementById(POPUP_ID)!.dataset['page']!) as PopupPage;
const go = (url: string) => location.replace(url);
const goToProvider = () => go(page.providerUrl);
const loadTimer = setTimeout(goToProvider, LOAD_TIMEOUT_MS);
let polls = 0;

const script = document.createElement('script');
script.src = PAYSTACK_SCRIPT;
script.onload = openWindow;
script.onerror = goToProvider;
document.head.append(script);
schedule();

/** Opens Paystack's popup. Its outcome is not trusted: the service alone decides about payments. Closing it cancels nothing. */
function openWindow(): void {
  if (!window.PaystackPop) return goToProvider();
  new window.PaystackPop().newTransaction({
    accessCode: page.accessCode,
    onLoad: () => clearTimeout(loadTimer),
    onSuccess: () => go(page.returnUrl),
    onCancel: () => go(page.pageUrl),
    onError: goToProvider,
  });
}

/** Schedules the next poll, which detects a payment or an end that the popup does not report. A hidden tab does not poll. */
function schedule(): void {
  if (document.visibilityState !== 'visible') return document.addEventListener('visibilitychange', schedule, { once: true });
  const pause = pauseAfter(polls);
  if (pause === undefined) return;
  polls += 1;
  setTimeout(() => void poll(), pause);
}

async function poll(): Promise<void> {
  const status = await fetchPaymentStatus(page.statusUrl).catch(() => undefined);
  if (status?.goTo !== undefined) go(status.goTo);
  else if (status && END_STATES.includes(status.state)) go(page.pageUrl);
  else schedule();
}
