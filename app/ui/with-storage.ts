/** What `use` returns; null if it throws: in browsers that block storage, even reading does, and writing if it is full. */
export function withStorage<Result>(
  use: (storage: Storage) => Result,
  area: "local" | "session" = "local",
): Result | null {
  try {
    return use(area === "local" ? localStorage : sessionStorage);
  } catch {
    return null;
  }
}
