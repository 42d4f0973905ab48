/** 56 px tall, so that the tool itself comes right after. */
export function ToolTitle({ className = "", children }: { className?: string; children: string }) {
  return <h1 className={`flex low:min-h-12 min-h-14 items-center text-xl ${className}`}>{children}</h1>;
}
