export const ACCOUNT_PATH = "/user/account";

/** A path of this site as the service leads back to it: to the origin that the person is on. */
export function addressOf(path: string) {
  return new URL(path, location.origin).href;
}
