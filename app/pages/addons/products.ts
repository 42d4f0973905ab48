import { proProducts } from "#content/pro-products.ts";

export type ProductId = keyof typeof proProducts;

const ENDING = "-pro-photoshop";

const PRODUCT_IDS = Object.keys(proProducts) as readonly ProductId[];
/** The last path segment of the product pages and of their samples. */
export const PRO_SLUGS: readonly string[] = PRODUCT_IDS.map(slugOfProduct);

export function slugOfProduct(id: ProductId) {
  return id + ENDING;
}

/** Returns null for an unknown product. Case-insensitive, like the router. */
export function productOfSlug(slug: string): ProductId | null {
  return PRODUCT_IDS.find((id) => slugOfProduct(id) === slug.toLowerCase()) ?? null;
}

/** Links to the product pages in order. For loaders. */
export function productLinks(except?: ProductId) {
  return PRODUCT_IDS.filter((id) => id !== except).map((id) => ({
    path: `/${slugOfProduct(id)}`,
    name: proProducts[id].title,
    lead: proProducts[id].short,
  }));
}
