import { withStorage } from "#app/ui/with-storage.ts";

/**
 * The browser's storage for the session, with a copy of what it refuses: the client itself checks by writing, and with a
 * full storage it would no longer read the session that is there.
 */
export function createSessionStorage() {
  const refused = new Map<string, string>();
  return {
    getItem: (key: string) => refused.get(key) ?? withStorage(() => localStorage.getItem(key)),
    setItem: (key: string, value: string) => {
      refused.set(key, value);
      withStorage(() => {
        localStorage.setItem(key, value);
        refused.delete(key);
      });
    },
    removeItem: (key: string) => {
      refused.delete(key);
      withStorage(() => localStorage.removeItem(key));
    },
  };
}
