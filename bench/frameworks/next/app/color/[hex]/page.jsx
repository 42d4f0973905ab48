import { Tree } from "../../../draw-tree.js";

export const dynamic = "force-dynamic";

export default async function Page({ params }) {
  return <Tree hex={(await params).hex} />;
}
