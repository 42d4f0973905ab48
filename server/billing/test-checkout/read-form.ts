/** A value of a form in Stripe's way of writing, `line_items[0][price]=…`: lists are objects with the keys 0, 1, 2… */
export type FormValue = string | FormObject;
export type FormObject = { [key: string]: FormValue };

/** The nested object of a body or of a query. */
export function readForm(text: string): FormObject {
  const root = newObject();
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = name.replaceAll("]", "").split("[");
    const last = keys.pop() ?? "";
    let place = root;
    for (const key of keys) place = enter(place, key);
    place[last] = value;
  }
  return root;
}

function enter(place: FormObject, key: string): FormObject {
  const there = place[key];
  if (typeof there === "object") return there;
  const made = newObject();
  place[key] = made;
  return made;
}

/** Without a prototype that a key could reach. */
function newObject(): FormObject {
  return Object.create(null);
}
