import { useEffect, useState } from "react";
import { useCode } from "#app/late/late-code.ts";
import { pigmentCode } from "./late-pigment.ts";

/** Fetches the spectra of paints, and draws again when they have come. */
export function usePigment() {
  const isThere = useCode(pigmentCode) !== null;
  const [hasFailed, setHasFailed] = useState(false);
  const retry = () => void pigmentCode.load().then((loaded) => setHasFailed(loaded === null));
  useEffect(retry, []);
  return { isThere, hasFailed, retry };
}
