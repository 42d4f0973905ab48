const BAR = "rounded-control bg-well motion-safe:animate-pulse";

/** The shape of a list, while it is not known yet whose it is. */
export function ListSkeleton() {
  return (
    <div aria-hidden className="grid gap-6">
      <div className={`${BAR} h-10 w-48`} />
      <div className={`${BAR} h-11`} />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5">
        {Array.from({ length: 10 }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <div key={place} className="grid gap-2">
            <div className={`${BAR} h-32`} />
            <div className={`${BAR} h-5 w-2/3`} />
          </div>
        ))}
      </div>
    </div>
  );
}
