import { withStorage } from "#app/ui/with-storage.ts";

/**
 * The browser's storage for the session, with a copy of what it refuses: the client itself checks by writing, and with a
 * full storage it would no longer read the session that is there. What another tab stores or removes later counts more
 * than the copy, which may be of another account or have a token that was used since.
 */
export function createSessionStorage() {
  /** With what the storage had instead. */
  const refused = new Map<string, { value: string; instead: string | null }>();
  const read = (key: string) => withStorage(() => localStorage.getItem(key));
  return {
    getItem: (key: string) => {
      const stored = read(key);
      const copy = refused.get(key);
      return copy && copy.instead === stored ? copy.value : stored;
    },
    setItem: (key: string, value: string) => {
      refused.set(key, { value, instead: read(key) });
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
