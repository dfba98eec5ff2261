import { browserStorage } from "../../lib/browser-storage.ts";

const askedKey = "larder:notifications-asked";
/** Under its scope lies no page: it shows notifications and answers a tap on one. */
const worker = { address: "/cook-notifications.js", scope: "/cook-notifications/" };

/** `tag` is one notification's own; `path` is the page that a tap on it shows. */
export type Notice = { title: string; body: string; tag: string; path: string };

/**
 * Asked with the first timer and never again: whoever says no has said it. With a yes everything is made ready, as
 * a timer may end while there is no connection.
 */
export async function askToNotify(): Promise<void> {
  if (typeof Notification === "undefined" || !window.isSecureContext) return;
  if (Notification.permission === "default" && browserStorage.get(askedKey) === null) {
    browserStorage.set(askedKey, "yes");
    await Notification.requestPermission().catch(() => undefined);
  }
  if (Notification.permission === "granted") await registered();
}

/** Shown by the page itself, where there is no worker. */
let ofPage: Notification[] = [];
/** One thing after the other: what is taken away while it is on its way has to be there first. */
let last: Promise<void> = Promise.resolve();

export function notify(notice: Notice): void {
  last = last.then(() => show(notice)).catch(forbidden);
}

/** Takes all notices away, those too that were shown before a reload. */
export function closeNotices(): void {
  last = last.then(closeAll).catch(forbidden);
}

/** In the meantime, or by a phone without a worker: the page itself still tells. */
const forbidden = () => undefined;

async function show({ title, path, ...shared }: Notice): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { ...shared, requireInteraction: true, data: { path } };
  const registration = await registered();
  if (registration) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  ofPage.push(shown);
}

async function closeAll(): Promise<void> {
  for (const notification of ofPage) notification.close();
  ofPage = [];
  const registration = await workers()?.getRegistration(worker.scope);
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** Null where the browser has none for us, as over plain http. */
function workers(): ServiceWorkerContainer | null {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
}

/** The worker, ready to notify; null where there is none. */
async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await workers()?.register(trusted(worker.address), { scope: worker.scope });
    if (registration && !registration.active) await settled(registration.installing ?? registration.waiting);
    return registration?.active ? registration : null;
  } catch {
    return null;
  }
}

/** Until a worker that is being installed works, or has failed to. */
function settled(installing: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (installing && !["activated", "redundant"].includes(installing.state)) return;
      installing?.removeEventListener("statechange", look);
      resolve();
    };
    installing?.addEventListener("statechange", look);
    look();
  });
}

type Policies = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
};
let policy: ReturnType<Policies["createPolicy"]> | undefined;

/** The policy of the page wants addresses of scripts to be vouched for; this one is written above. */
function trusted(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("larder-worker", { createScriptURL: () => worker.address });
  return policy?.createScriptURL(address) ?? address;
}
