let listener: (() => void) | undefined;
let isAsked = false;

/** Someone asked for a Pro feature: opens the upgrade dialog, now or as soon as the account's code is there. */
export function askForPro() {
  if (listener) listener();
  else isAsked = true;
}

/** For the account, which has the dialog. Gives the function that ends it. */
export function onProAsked(open: () => void) {
  listener = open;
  if (isAsked) open();
  isAsked = false;
  return () => {
    listener = undefined;
  };
}
