/** 56 px high: what the page is about comes next. */
export function ToolTitle({ className = "", children }: { className?: string; children: string }) {
  return <h1 className={`flex min-h-14 items-center text-xl ${className}`}>{children}</h1>;
}
