/** The result after the member answered an alert with "Not me": the number of sessions that were ended. */
function endedWords(ended: number): string {
  if (ended === 0) return "Nothing was signed in any more.";
  return ended === 1 ? "That sign-in was ended." : `${ended} sign-ins were ended.`;
}

/** The security dashboard of the member. */
export const security = {
  documentTitle: "Security",
  title: "Security Dashboard",

  places: {
    title: "Where you are signed in",
    intro:
      "Every browser and app that holds your account open. Sign out what you do not know, then change your password.",
    failed: "What is signed in could not be loaded.",
    current: "This device",
    browserOn: (browser: string, system: string) => `${browser} on ${system}`,
    from: (address: string) => `From ${address}`,
    unknownAddress: "From an address that is not known any more",
    signedIn: (when: string) => `Signed in ${when}`,
    lastUsed: (when: string) => `last used ${when}`,
    usedNow: "in use now",
    signOut: "Sign out",
    /** A group of similar sessions. */
    alike: (count: number) => `${count} sign-ins`,
    showAlike: "Show each of them",
    signOutAlike: (count: number) => `Sign out all ${count}`,
    alikeSignedOut: (place: string, count: number) => `${place} is signed out, ${count} times.`,
    /** Follows "Sign out" for screen readers. */
    ofPlace: (place: string) => `of ${place}`,
    signOutOthers: "Sign out all others",
    othersQuestion: "Sign out all others?",
    othersBody: (others: number) =>
      others === 1
        ? "The other browser or app has to sign in again. This device stays signed in."
        : `The ${others} other browsers and apps have to sign in again. This device stays signed in.`,
    busy: "Signing out...",
    signedOut: (place: string) => `${place} is signed out.`,
    othersSignedOut: "Only this device is signed in now.",
    endFailed: "That could not be signed out. Please try again.",
    onlyHere: "You are signed in on this device alone.",
  },

  refresh: "Refresh",
  refreshing: "Refreshing...",
  /** Shown when a response has no text. */
  failed: "An error occurred",
  failedTitle: "We could not load this part",
  tabsLabel: "Parts of the dashboard",
  tabs: {
    overview: "Overview",
    history: "Login History",
    alerts: "Security Alerts",
    statistics: "Statistics",
  },
  levels: { low: "Low", medium: "Medium", high: "High", critical: "Critical" },
  tones: { danger: "Needs attention", warning: "Look at this", success: "Fine" },

  overview: {
    today: "Today",
    logins: "Sign-ins",
    loginsNote: "Successful or not",
    failed: "Failed sign-ins",
    /** The share of attempts, "25 % of 4 in all"; without failures only their number. */
    ofAll: (all: number, percent: number) =>
      percent === 0
        ? `Of ${all.toLocaleString("en")} in all`
        : `${percent < 1 ? "Under 1" : percent > 99 && percent < 100 ? "Over 99" : Math.round(percent)} % of ${all.toLocaleString("en")} in all`,
    suspicious: "Suspicious sign-ins",
    suspiciousNote: "Unusual for you",
    alerts: "Active alerts",
    alertsNote: "Of any day, not answered yet",
    month: "The last 30 days",
    risk: "How unusual the sign-ins were",
    riskOf: (score: number) => `${score} of 100`,
    riskNote: "Average of all attempts; 0 is as usual, 60 or more raises an alert",
    lockouts: "Locked for a while",
    resets: "Password resets",
    places: "Latest places you signed in from",
    placesNote: "Five at most",
    noPlaces: "None yet",
    /** Places without a known name: "2 places", or "2 others" after named places. */
    unnamedPlaces: (count: number) => (count === 1 ? "1 place" : `${count} places`),
    otherPlaces: (count: number) => (count === 1 ? "1 other" : `${count} others`),
    /** "once", "never" or "3 times". */
    times: (count: number) =>
      count === 1 ? "once" : count === 0 ? "never" : `${count.toLocaleString("en")} times`,
  },

  /** The summary at the top: whether the account is safe and what the member should do. */
  standing: {
    safe: "Your account looks safe",
    calm: "There is nothing that you have to do.",
    /** Alerts about the current browser, which need no answer. */
    own: (count: number) =>
      count === 1
        ? "One alert is about this very device, which was new to your account."
        : `${count} alerts are about this very device.`,
    look: (count: number) => (count === 1 ? "One thing to look at" : `${count} things to look at`),
    alerts: (count: number) =>
      count === 1
        ? "Something happened that you should know of. Say whether it was you."
        : `${count.toLocaleString("en")} things happened that you should know of. Say whether it was you.`,
    seeAlerts: "See alerts",
    seeAll: (count: number) => (count === 1 ? "See the alert" : `See ${count.toLocaleString("en")} alerts`),
    /** Shown at the top while someone tries to guess the password. */
    attack: {
      now: "Somebody is trying passwords on your account",
      before: "Somebody tried passwords on your account",
      failed: (count: number) =>
        count === 1 ? "1 sign-in failed today." : `${count.toLocaleString("en")} sign-ins failed today.`,
      noneGotIn: "None of them got in.",
      gotIn: (count: number) =>
        count === 1
          ? "One that succeeded was unusual for you."
          : `${count.toLocaleString("en")} that succeeded were unusual for you.`,
      latest: (when: string) => `Last noticed: ${when}.`,
      /** Shown below a more serious alert that needs an answer. */
      alsoNow: (count: number) =>
        `Somebody is also trying passwords: ${count.toLocaleString("en")} failed today.`,
      alsoBefore: (when: string) => `Somebody also tried passwords. Last noticed: ${when}.`,
      keep: "If that was not you, choose a long password that you use nowhere else.",
      act: "If those were not you either, choose a new password now, and sign out below what you do not know.",
    },
    wasThisYou: "Was this you?",
    stillIn: "It is still signed in.",
    /** Explains the answer "Not me"; shown below both answers. */
    notMeDoes: {
      change: "“Not me” signs it out and leads you to a new password.",
      provider: "“Not me” signs it out and tells you what to do next.",
    },
    /** The number of further alerts that need an answer. */
    others: (count: number) =>
      count === 1 ? "One more waits for an answer" : `${count.toLocaleString("en")} more wait for an answer`,
    /** Button of an alert in the summary. */
    answer: "Answer it",
    seen: {
      rate: "Many sign-ins fail.",
      bruteForce: "Somebody has tried passwords on your account.",
      waiting: "An unusual sign-in waits for your answer.",
      places: (count: number) => `You signed in from ${count.toLocaleString("en")} places in 90 days.`,
    },
    advice: {
      rate: "If that is you, let a password manager fill them in. If not, choose a new password.",
      bruteForce: "A long password that you use nowhere else keeps it safe.",
      places: "Look through the history, and sign out what you do not know.",
    },
    /** Heading of further observations, below the alert that needs an answer. */
    besides: "Besides that",
    /** Heading of the statistics if they give no reason for advice. */
    asUsual: "All is as it should be",
    healthy: "Sign-ins succeed, and nobody has been guessing at your password.",
    changePassword: "Change password",
    seeHistory: "See history",
  },

  history: {
    intro: "Every attempt to sign in to your account, kept for 180 days.",
    limit: "Show the latest",
    withFailures: "Failed attempts too",
    pageSize: "Entries per page",
    download: "Download",
    downloading: "Downloading...",
    downloaded: (name: string) => `${name} was downloaded.`,
    downloadCut: (name: string) => `${name} was downloaded. It holds the latest 5,000 sign-ins.`,
    empty: "No sign-ins to show",
    emptyBody: "As soon as somebody signs in, or tries to, it stands here for 180 days.",
    onlyFailures: "None has succeeded. Failed attempts are left out.",
    columns: {
      when: "When",
      who: "With",
      where: "From",
      result: "Result",
      session: "Session",
      risk: "Risk",
      /** Column heading for screen readers. */
      more: "More",
    },
    failed: "Failed",
    suspicious: "Suspicious",
    success: "Success",
    active: "Active",
    thisDevice: "This device",
    unknownBrowser: "Unknown browser or app",
    unknownPlace: "Unknown",
    password: "Password",
    noSession: "–",
    /** Read by screen readers in place of the dash. */
    noSessionTold: "No session",
    risk: (level: string) => `${level} risk`,
    scored: (level: string, score: number) => `${level}, ${score} of 100 points`,
    /** The points of a risk reason with their sign: "+25", "−10". */
    points: (points: number) => (points < 0 ? `−${-points}` : `+${points}`),
    failureReasons: {
      password: "wrong password",
      locked: "sign-in was locked",
      disabled: "account is disabled",
      unverified: "address was not confirmed",
    },
    /** Several failures in a row: "38 wrong passwords". */
    failureCounts: {
      password: (count: number) => `${count} wrong passwords`,
      locked: (count: number) => `${count} tries while it was locked`,
      disabled: (count: number) => `${count} tries, account is disabled`,
      unverified: (count: number) => `${count} tries, address was not confirmed`,
    },
    span: (from: string, until: string) => `${from} – ${until}`,
    tries: (count: number) => `${count} tries`,
    /** Names of buttons for screen readers, with the row that they belong to. */
    showAlike: (counted: string, span: string) => `Show each of ${counted}, ${span}`,
    details: (browser: string, time: string) => `Details of ${browser}, ${time}`,
    ofSignIn: (browser: string, time: string) => `: ${browser}, ${time}`,
    /** Labels in the details of a sign-in. */
    moment: "When",
    address: "Internet address",
    method: "Signed in with",
    methodTried: "Tried with",
    calledItself: "It called itself",
    notYou: "Not you?",
    ends: { manual: "signed out", expired: "ran out", revoked: "was ended" },
    today: (time: string) => `Today ${time}`,
    yesterday: (time: string) => `Yesterday ${time}`,
    /** Headings of the sign-ins of a day. */
    todayAlone: "Today",
    yesterdayAlone: "Yesterday",
  },

  alerts: {
    intro: "What you should know about your account. Say whether it was you.",
    /** Shown if there are more alerts than the list displays. */
    latest: (shown: number) => `These are the latest ${shown}.`,
    latestOf: (shown: number, waiting: number) =>
      `These are the latest ${shown} of ${waiting.toLocaleString("en")} that wait for an answer.`,
    latestAnd: (shown: number, waiting: number) =>
      `These are the latest ${shown}, answered ones too. In all, ${waiting.toLocaleString("en")} wait for an answer.`,
    filter: "Filter",
    filterCount: (count: number) => (count === 0 ? "Filter" : `Filter, ${count} chosen`),
    active: "Active filters",
    removeFilter: (filter: string) => `Remove filter: ${filter}`,
    showThese: "Show alerts",
    status: "Status",
    severity: "Severity",
    type: "Type",
    limit: "Show the latest",
    any: { status: "Any status", severity: "Any severity", type: "Any type" },
    statuses: {
      pending: "Pending",
      acknowledged: "Acknowledged",
      resolved: "Resolved",
      false_positive: "It was you",
    },
    /** A group of alerts with the same answer: "38 resolved, the latest Today 10:17 AM". */
    closed: {
      acknowledged: (count: number, latest: string) => `${count} acknowledged, the latest ${latest}`,
      resolved: (count: number, latest: string) => `${count} resolved, the latest ${latest}`,
      false_positive: (count: number, latest: string) => `${count} were you, the latest ${latest}`,
    },
    types: {
      brute_force: "Many passwords tried",
      account_lockout: "Sign-in locked",
      suspicious_login: "Unusual sign-in",
      new_device: "New browser",
      password_changed: "Password changed",
      password_reset: "Password reset",
      email_changed: "Address changed",
      token_reuse: "Sign-in copied",
      identity_added: "Sign-in service added",
      identity_removed: "Sign-in service removed",
    },
    empty: "No alerts",
    emptyBody: "All is quiet. When something happens that you should know of, it stands here.",
    emptyFiltered: "No alert is like that. Choose other filters.",
    clear: "Clear filters",
    selectSome: "Select",
    stopSelecting: "Cancel",
    select: (title: string) => `Select: ${title}`,
    /** Button below the displayed alerts. */
    showMore: (count: number) => `Show ${count} more`,
    selectAll: "Select all pending",
    selected: (count: number) => `${count} selected`,
    acknowledge: "Acknowledge",
    /** Explains how "Acknowledge" differs from "This was me". */
    acknowledgeHint: "You have seen it, and say nothing of who it was",
    /** Label of the menu of an alert or a group of similar alerts. */
    more: (title: string) => `More about: ${title}`,
    acknowledging: "Acknowledging...",
    acknowledgeSelected: "Acknowledge selected",
    acknowledged: (when: string) => `Seen ${when}`,
    acknowledgedMany: (count: number) =>
      count === 1 ? "One alert acknowledged." : `${count} alerts acknowledged.`,
    acknowledgeFailed: "That could not be acknowledged. Please try again.",
    me: "This was me",
    notMe: "Not me",
    /** Follows the label of a button for screen readers. */
    ofAlert: (title: string) => `of: ${title}`,
    notMeQuestion: "Was that not you?",
    /** A group of equal alerts. */
    alike: (count: number, span: string) => `${count} alerts, ${span}`,
    span: (first: string, last: string) => `${first} to ${last}`,
    /**
     * A group of guesses and lockouts. Guesses are reported at most once an hour, so each report is a burst.
     */
    attack: (guesses: number, locks: number) =>
      `Passwords were tried in ${guesses === 1 ? "one burst" : `${guesses} bursts`}, and sign-in was locked ${locks === 1 ? "once" : `${locks} times`}.`,
    showAlike: "Show each of them",
    allMe: (count: number) => `All ${count} were me`,
    noneMe: "None was me",
    acknowledgeAll: (count: number) => `Acknowledge all ${count}`,
    notMeBody: (count: number) =>
      `${count === 1 ? "The sign-in that the alert speaks of is ended, or every other one where it is not known." : `The sign-ins that the ${count} alerts speak of are ended, or every other one where one of them is not known.`} This device stays signed in. Change your password right after.`,
    notMeConfirm: (count: number) => (count === 1 ? "End it" : "End them"),
    notMeBusy: "Ending...",
    replyFailed: "That could not be noted. Please try again.",
    from: (address: string) => `From ${address}`,
    /** The state of the sessions that an alert or a group of alerts is about. */
    stillIn: (live: number, of: number) =>
      of === 1 || live === of ? "Still signed in" : `${live} of ${of} still signed in`,
    signedOut: "Signed out since",
    nextTitle: "Change your password now",
    nextBody: (ended: number) =>
      `${endedWords(ended)} Whoever it was may know your password: choose a new one that you use nowhere else.`,
    nextServiceTitle: "Remove the service that you did not add",
    nextServiceBody: (ended: number) =>
      `${endedWords(ended)} The service still opens your account: remove it from your ways to sign in, then set a new password.`,
    nextProviderTitle: "Look after your third-party account",
    nextProviderBody: (ended: number) =>
      `${endedWords(ended)} Your account opens by a third party: change your password there.`,
    change: "Change password",
    seeWays: "See your ways to sign in",
  },

  statistics: {
    title: "The last 90 days",
    /** Replaces `title` for an account that is younger than 90 days. */
    titleYoung: "Since your account was made",
    whatHelps: "What helps",
    rate: "Login success rate",
    verdicts: { excellent: "Excellent", good: "Good", attention: "Needs Attention" },
    duration: "Average session",
    durationNote: "Until signing out",
    /** Shown if no session has ended yet, or none lasted a full minute. */
    noDuration: "–",
    noDurationNote: "No full minute measured yet",
    underOneMinute: "Under 1 min",
    locations: "Places",
    locationsNote: "Where you signed in",
    devices: "Browsers and devices",
    devicesNote: "With which you signed in",
    bruteForce: "Brute force attempts",
    /** Explains `bruteForce` in plain words. */
    bruteForceNote: (count: number) =>
      count === 0 ? "No wrong passwords in a row" : "Many wrong passwords in a row",
    alerts: "Security alerts",
    alertsNote: "Answered ones too",
    lastLogin: "Last sign-in",
    never: "Never",
    created: "Account created",
    chart: "Sign-ins of the last 30 days",
    succeeded: "succeeded",
    failedOnes: "failed",
    legend: (count: number, what: string) => `${count.toLocaleString("en")} ${what}`,
    /** Replaces the chart if it has no attempts. */
    chartEmpty: "Nobody signed in, and nobody tried to.",
    /** Replaces the chart if too few days have attempts: "Sign-ins on 1 of 30 days." */
    signInsOn: (days: number, of: number) => `Sign-ins on ${days} of ${of} ${of === 1 ? "day" : "days"}.`,
    triedOn: (days: number, of: number) =>
      `Nobody signed in. Somebody tried to on ${days} of ${of} ${of === 1 ? "day" : "days"}.`,
    signIns: (count: number) => (count === 1 ? "1 sign-in" : `${count.toLocaleString("en")} sign-ins`),
    chartSummary: (succeeded: number, failed: number) =>
      `${succeeded} succeeded and ${failed} failed. The table below has each day.`,
    /**
     * Introduces days whose bars are cut off: "Not to scale above 200: 2,900 on Nov 17 · 4,834 on Nov 18".
     */
    notToScale: (top: number) => `Not to scale above ${top.toLocaleString("en")}:`,
    onDay: (day: string, count: number) => `${count.toLocaleString("en")} on ${day}`,
    /** Describes a day whose bar is cut off, for screen readers. */
    cutTold: (day: string, succeeded: number, failed: number) =>
      `${day} had ${(succeeded + failed).toLocaleString("en")}, more than the chart is high: ${succeeded.toLocaleString("en")} succeeded and ${failed.toLocaleString("en")} failed.`,
    table: "Each day as a table",
    day: "Day",
  },
};
