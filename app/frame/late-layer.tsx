import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";

/**
 * A component that has nothing in the HTML, such as notifications. Its code comes after everything else, and when it does
 * not come, with the next connection; nobody is told. Until then `waiting` stands in its place.
 */
export function lateLayer<Props extends object>(load: () => Promise<ComponentType<Props>>, waiting: ReactNode = null) {
  return function LateLayer(props: Props) {
    const [Layer, setLayer] = useState<ComponentType<Props>>();
    useEffect(() => {
      if (Layer) return;
      const fetchLayer = () =>
        load().then(
          (loaded) => setLayer(() => loaded),
          () => {},
        );
      void fetchLayer();
      addEventListener("online", fetchLayer);
      return () => removeEventListener("online", fetchLayer);
    }, [Layer]);
    return Layer ? createElement(Layer, props) : waiting;
  };
}
