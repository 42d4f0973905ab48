export const PROJECTS_PATH = "/user/projects";

export function projectPath(id: string) {
  return `${PROJECTS_PATH}?project=${encodeURIComponent(id)}`;
}
