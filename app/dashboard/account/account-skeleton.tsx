const ROWS = ["Plan", "Email address", "Password"];

export function AccountSkeleton() {
  return (
    <div aria-hidden>
      {ROWS.map((row) => (
        <div key={row} className="grid gap-x-10 gap-y-5 border-line border-t py-9 lg:grid-cols-[240px_minmax(0,1fr)]">
          <div className="h-6 w-36 rounded-swatch bg-well" />
          <div className="grid max-w-[30rem] gap-4">
            <div className="h-5 w-2/3 rounded-swatch bg-well" />
            <div className="h-11 rounded-control bg-well" />
            <div className="h-10 w-40 rounded-control bg-well" />
          </div>
        </div>
      ))}
    </div>
  );
}
