// Finds Firefox and WebKit; run as a script, it installs what is missing.
import { existsSync, globSync } from "node:fs";
import { installPackages, isRunnable } from "../../scripts/install-packages.mjs";

/** The path and Debian packages of each. Returns undefined and prints a message if it is not available. */
export function findFirefox(): string | undefined {
  return findOrInstall("Firefox", ["firefox-esr"], () =>
    [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox"].find(isRunnable),
  );
}

/** WebKitGTK paints only to a display, so Xvfb provides one if there is none. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  return findOrInstall("WebKit", ["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"], () => {
    const driver = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver";
    const browser = globSync("/usr/{lib,libexec}/{,*/}webkit2gtk-4.*/MiniBrowser")[0];
    const hasScreen = process.env.DISPLAY || existsSync("/usr/bin/Xvfb");
    return existsSync(driver) && browser && hasScreen ? { driver, browser } : undefined;
  });
}

if (process.argv[1] === import.meta.filename) {
  findFirefox();
  findWebKit();
}

function findOrInstall<Found>(name: string, packages: string[], find: () => Found | undefined): Found | undefined {
  const found = find() ?? (installPackages(...packages) ? find() : undefined);
  if (!found) console.log(`Skipped: ${name} was not found and could not be installed (${packages.join(", ")}).`);
  return found;
}
