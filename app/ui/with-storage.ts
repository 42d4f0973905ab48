/** Returns the result of `use`, or null if it throws: even reading does if storage is blocked, and writing if it is full. */
export function withStorage<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch {
    return null;
  }
}
