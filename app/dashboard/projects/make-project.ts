import { openAccountDialog } from "#app/account/account-store.ts";
import { readSaved, saveProject } from "#app/frame/library/library.ts";
import type { SavedProject } from "#app/frame/library/library-data.ts";
import { library } from "#app/frame/library/library-store.ts";
import { countOf } from "#app/frame/library/limit-words.ts";
import { showToast } from "#app/ui/toast-store.ts";

export const PROJECTS_PATH = "/user/projects";

export function projectPath(id: string) {
  return `${PROJECTS_PATH}?project=${encodeURIComponent(id)}`;
}

/** A new project; null where the plan has no room for one, which is then said. */
export function makeProject(name: string): SavedProject | null {
  return hasRoomForProject() ? saveProject(name).item : null;
}

/** Whether the plan holds one more. If not, it says so and shows what Pro is. */
export function hasRoomForProject(): boolean {
  const limit = library.get().limits?.projects ?? null;
  if (limit === null || readSaved().projects.length < limit) return true;
  showToast({
    type: "info",
    title: `The free plan holds ${countOf("projects", limit)}`,
    text: "Use the one you have, or upgrade to Pro for unlimited projects.",
  });
  openAccountDialog("upgrade");
  return false;
}
