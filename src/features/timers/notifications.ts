import { browserStorage } from "../../lib/browser-storage.ts";

const askedKey = "larder:notifications-asked";
/** The service worker shows notifications and handles taps on them. No page is in its scope. */
const worker = { address: "/cook-notifications.js", scope: "/cook-notifications/" };

/** `tag` is unique; `path` is the page that a tap opens. */
export type Notice = { title: string; body: string; tag: string; path: string };

/**
 * Asks for the permission with the first timer, and never again. Once permitted, the service worker is
 * registered at once, because a timer may end offline.
 */
export async function requestNotificationPermissionOnce(): Promise<void> {
  if (typeof Notification === "undefined" || !window.isSecureContext) return;
  if (Notification.permission === "default" && browserStorage.get(askedKey) === null) {
    browserStorage.set(askedKey, "yes");
    await Notification.requestPermission().catch(() => undefined);
  }
  if (Notification.permission === "granted") await registerServiceWorkerOrNull();
}

/** Notifications that the page shows itself because there is no service worker. */
let pageNotifications: Notification[] = [];
/** The tail of a queue: a notification must be shown before it can be closed. */
let last: Promise<void> = Promise.resolve();

export function showNotification(notice: Notice): void {
  last = last.then(() => showNotificationNow(notice)).catch(ignoreNotificationFailure);
}

/** Closes all notifications, including those shown before a reload. */
export function closeAllNotifications(): void {
  last = last.then(closeAllNotificationsNow).catch(ignoreNotificationFailure);
}

/**
 * The permission may be revoked, and phones without a service worker show none; the page still shows the
 * timers.
 */
const ignoreNotificationFailure = () => undefined;

async function showNotificationNow({ title, path, ...shared }: Notice): Promise<void> {
  if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
  const options = { ...shared, requireInteraction: true, data: { path } };
  const registration = await registerServiceWorkerOrNull();
  if (registration) return registration.showNotification(title, options);
  const shown = new Notification(title, options);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
  pageNotifications.push(shown);
}

async function closeAllNotificationsNow(): Promise<void> {
  for (const notification of pageNotifications) notification.close();
  pageNotifications = [];
  const registration = await serviceWorkerContainerOrNull()?.getRegistration(worker.scope);
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
}

/** Null if the browser offers no service workers, for example over plain http. */
function serviceWorkerContainerOrNull(): ServiceWorkerContainer | null {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker ?? null;
}

/** The registration with an active worker, or null. */
async function registerServiceWorkerOrNull(): Promise<ServiceWorkerRegistration | null> {
  try {
    const registration = await serviceWorkerContainerOrNull()?.register(
      createTrustedScriptUrl(worker.address),
      { scope: worker.scope },
    );
    if (registration && !registration.active)
      await waitUntilWorkerIsActive(registration.installing ?? registration.waiting);
    return registration?.active ? registration : null;
  } catch {
    return null;
  }
}

/** Resolves when the installing worker is active or has failed. */
function waitUntilWorkerIsActive(installing: ServiceWorker | null): Promise<void> {
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

/**
 * The Content Security Policy requires a trusted script URL; the policy allows the worker's constant address
 * only.
 */
function createTrustedScriptUrl(address: string): string {
  const { trustedTypes } = window as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy("larder-worker", { createScriptURL: () => worker.address });
  return policy?.createScriptURL(address) ?? address;
}
