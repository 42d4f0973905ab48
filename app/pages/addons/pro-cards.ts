import { proProducts } from "#content/pro-products.ts";
import { PRODUCT_IDS, type ProductId, slugOfProduct } from "./pro-path.ts";

export type ProCard = { readonly path: string; readonly title: string; readonly text: string };

/** What links say of the products, in their order. For loaders. */
export function proCards(except?: ProductId): ProCard[] {
  return PRODUCT_IDS.filter((id) => id !== except).map((id) => ({
    path: `/${slugOfProduct(id)}`,
    title: proProducts[id].title,
    text: proProducts[id].short,
  }));
}
