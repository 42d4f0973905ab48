import { useEffect, useState } from "react";

/** So long a value must rest before it is read out: a drag or a held key does not talk. */
const REST_MS = 500;

/** The result for screen readers, after a change. */
export function Announcement({ text }: { text: string }) {
  const [said, setSaid] = useState("");
  const [first] = useState(text);
  const isNew = text !== first || said !== "";
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setSaid(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text, isNew]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
