import { Tree } from "../../../draw-tree.js";

export const generateStaticParams = () => [{ hex: "FF8800" }];

export default async function Page({ params }) {
  return <Tree hex={(await params).hex} />;
}
