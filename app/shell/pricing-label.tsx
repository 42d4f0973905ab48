/** Pro members see "prices", everyone else the way to Pro. Both are in the page, and `data-pro` shows one. */
export function PricingLabel() {
  return (
    <>
      <span className="only-pro">Pricing</span>
      <span className="only-free">Upgrade</span>
    </>
  );
}
