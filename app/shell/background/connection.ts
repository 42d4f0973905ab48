/** The Network Information API, available only in Chromium. */
type Connection = { saveData?: boolean; type?: string; effectiveType?: string };

function readConnection() {
  return (navigator as { connection?: Connection }).connection;
}

export function isSavingData() {
  return readConnection()?.saveData === true;
}

/** Whether a megabyte more may cost money, or time that the open page needs. */
export function isCostly() {
  const { type, effectiveType } = readConnection() ?? {};
  return isSavingData() || type === "cellular" || /2g$/.test(effectiveType ?? "");
}
