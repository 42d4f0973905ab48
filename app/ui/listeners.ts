/** Listeners for one kind of event. `subscribe` returns the function that unsubscribes. */
export function createListeners<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    subscribe: (listener: (...told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...told: Told) => {
      for (const listener of listeners) listener(...told);
    },
  };
}
