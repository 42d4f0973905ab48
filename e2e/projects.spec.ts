import { expect, goInPlace, open, test } from "./journey.ts";
import { becomeMember, fill } from "./member.ts";

test("a project holds palettes, colors and notes; the free plan holds one; without one, moving an item only asks for a name", async ({
  page,
}) => {
  test.slow();
  await becomeMember(page, "project");
  await fill(page, "colors", [
    { name: "Crimson", color: "db073d" },
    { name: "Lagoon", color: "0d6986" },
  ]);
  await open(page, "/user/projects");
  await page.getByRole("button", { name: "New project" }).last().click();
  const dialog = page.getByRole("dialog", { name: "New project" });
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(dialog.getByText("Enter a name.")).toBeVisible();
  await dialog.getByLabel("Name").fill("Rebrand");
  await dialog.getByRole("button", { name: "Create project" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Rebrand" })).toBeFocused();
  await page.getByLabel("Notes").fill("Ask Maya.");
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByRole("textbox", { name: "New name for Rebrand" }).fill("Harbor");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Harbor" })).toBeVisible();

  await goInPlace(page, "/user/colors");
  await page.getByRole("button", { name: "Crimson: actions" }).click();
  await page.getByRole("menuitem", { name: "Move to a project" }).click();
  await page.getByRole("radio", { name: "Harbor" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Move" }).click();
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Projects" }).click();
  await expect(page.getByText(/0 palettes · 1 color ·/)).toBeVisible();
  await page.getByRole("button", { name: "New project" }).click();
  await expect(page.getByRole("dialog", { name: /Upgrade To Pro/ })).toHaveAccessibleDescription(
    /The free plan holds 1 project\./,
  );

  await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click(); // the second one belongs to a notification
  await page.getByRole("link", { name: "Harbor" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Harbor" })).toBeFocused();
  await expect(page.getByLabel("Notes")).toHaveValue("Ask Maya.");
  await expect(page.getByRole("region", { name: "Colors" }).getByRole("link", { name: "Crimson" })).toBeVisible();
  await page.getByRole("button", { name: "Add colors from your library" }).click();
  const adding = page.getByRole("dialog", { name: "Add colors" });
  await expect(adding.getByRole("checkbox", { name: "Crimson" })).toHaveCount(0);
  await adding.getByRole("checkbox", { name: "Lagoon" }).check();
  await adding.getByRole("button", { name: "Add 1" }).click();
  await expect(page.getByRole("region", { name: "Colors" }).getByRole("link", { name: "Lagoon" })).toBeVisible();
  await page.getByRole("button", { name: "Move to the trash" }).first().click();
  await expect(page.getByRole("heading", { name: "No projects yet" })).toBeVisible();
  await goInPlace(page, "/user/colors");
  await expect(page.getByRole("link", { name: "Crimson" })).toBeVisible();
  await page.getByRole("button", { name: "Crimson: actions" }).click();
  await page.getByRole("menuitem", { name: "Move to a project" }).click();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await expect(page.getByLabel("Project name")).toBeFocused();
  await page.keyboard.type("Rebrand");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Crimson moved to Rebrand")).toBeVisible();
});
