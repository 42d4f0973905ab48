// The convention of ad tags: a global array takes zones at once; the network's library, when it comes, takes over its `push`.

type Queue = Pick<object[], "push">;

export function pushZone(queue: string, zone: object) {
  const globals = queuesOf(globalThis);
  const zones: Queue = globals[queue] ?? [];
  globals[queue] = zones;
  zones.push(zone);
}

export function hasTagLibrary(queue: string): boolean {
  const push = queuesOf(globalThis)[queue]?.push;
  return typeof push === "function" && push !== Array.prototype.push;
}

function queuesOf(globals: object) {
  return globals as Record<string, Queue | undefined>;
}
