/** What `use` returns; null if it throws: in browsers that block storage, even reading does, and writing if it is full. */
export function withStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
