import type { AccountSession } from "#app/data/sessions.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { formatTime } from "../words.ts";
import { nameBrowser } from "./name-browser.ts";

type Props = {
  session: AccountSession;
  /** How the session of this browser began. */
  how: string;
  isBusy: boolean;
  onEnd: () => void;
};

export function SessionRow({ session, how, isBusy, onEnd }: Props) {
  const { user_agent, created_at, last_used_at, is_current } = session;
  const name = nameBrowser(user_agent);
  const begun = formatTime(created_at);
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[550] text-sm">
          {name}
          {is_current && <Badge tone="ok">This browser</Badge>}
        </p>
        <p className="mt-0.5 text-ink-2 text-xs">
          Logged in {begun}
          <span className="block">{is_current ? how && `With ${how}` : `Last used ${formatTime(last_used_at)}`}</span>
        </p>
      </div>
      <Button size="sm" isBusy={isBusy} onClick={onEnd} aria-label={`Sign out ${name}, logged in ${begun}`}>
        Sign out
      </Button>
    </li>
  );
}
