import type { Letter } from "./letter.ts";

const REASON =
  "You get this mail because this is the address of your account at Huesmith. If it was not you, change your password at once: press Log In, then Recovery Password.";
const NOTHING_TO_DO = "If it was you, there is nothing to do.";

export function writeSecondFactorOn(url: string): Letter {
  return {
    subject: "Two-factor authentication is on",
    preview: "From now on your account asks for a code of your authenticator app.",
    title: "Two-factor authentication is on",
    lead: "From now on your account asks for a code of your authenticator app when you log in.",
    action: { label: "Open your account", url },
    notes: ["Keep your recovery codes where you find them without your phone.", NOTHING_TO_DO],
    reason: REASON,
  };
}

export function writeSecondFactorOff(url: string): Letter {
  return {
    subject: "Two-factor authentication is off",
    preview: "Your account no longer asks for a code when you log in.",
    title: "Two-factor authentication is off",
    lead: "Your account no longer asks for a code of an authenticator app when you log in. Your recovery codes no longer work.",
    action: { label: "Open your account", url },
    notes: ["You can set up an app again on your account page.", NOTHING_TO_DO],
    reason: REASON,
  };
}

/** `isOn` is false where the code turned the second factor off. */
export function writeRecoveryCodeUsed(url: string, { isOn, left }: { isOn: boolean; left: number }): Letter {
  return {
    subject: "A recovery code was used",
    preview: "Somebody used one of the recovery codes of your Huesmith account.",
    title: "A recovery code was used",
    lead: "One of your recovery codes was used in place of a code of your authenticator app.",
    action: { label: "Open your account", url },
    notes: [
      isOn ? sayLeft(left) : "It turned two-factor authentication off. You can set it up again on your account page.",
    ],
    reason: REASON,
  };
}

export function writeRecoveryCodesMade(url: string): Letter {
  return {
    subject: "You have new recovery codes",
    preview: "The older recovery codes of your Huesmith account no longer work.",
    title: "You have new recovery codes",
    lead: "New recovery codes were made for your account. The older ones no longer work.",
    action: { label: "Open your account", url },
    notes: [NOTHING_TO_DO],
    reason: REASON,
  };
}

function sayLeft(left: number) {
  if (left === 0) return "It was your last one. Make new ones on your account page.";
  return `That code no longer works. ${left} ${left === 1 ? "is" : "are"} left.`;
}
