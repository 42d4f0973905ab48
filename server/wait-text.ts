/** A waiting time in words: `seconds` is a whole number from 1. */
export function waitText(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
