/** Whoever has Pro looks at the prices; everybody else is shown the way to it. Both are in the page, and `data-pro` shows one. */
export function PricingLabel() {
  return (
    <>
      <span className="only-pro">Pricing</span>
      <span className="only-free">Upgrade</span>
    </>
  );
}
