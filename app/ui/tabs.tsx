import type { KeyboardEvent, ReactNode } from "react";
import { TRACK } from "./segment-style.ts";

type Tab<Id extends string> = { id: Id; label: ReactNode };
type TabsProps<Id extends string> = {
  /** Links the tabs to their panels: pass the same `useId()` to both. */
  tabsId: string;
  label: string;
  tabs: readonly Tab<Id>[];
  activeId: Id;
  onChange: (id: Id) => void;
  className?: string;
};
type PanelProps = { tabsId: string; id: string; className?: string; children: ReactNode };

/** For a setting use Segmented, for pages LinkTabs. */
export function Tabs<Id extends string>({ tabsId, label, tabs, activeId, onChange, className = "" }: TabsProps<Id>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const index = tabs.findIndex(({ id }) => id === activeId);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChange(tab.id);
    event.currentTarget.querySelectorAll("button")[tabs.indexOf(tab)]?.focus();
  };
  return (
    <div role="tablist" aria-label={label} onKeyDown={move} className={`${TRACK} ${className}`}>
      {tabs.map(({ id, label: name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${tabsId}tab-${id}`}
          aria-selected={id === activeId}
          aria-controls={id === activeId ? `${tabsId}panel-${id}` : undefined}
          tabIndex={id === activeId ? 0 : -1}
          onClick={() => onChange(id)}
          className="segment"
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** The panel of one tab; render only the active tab's panel. */
export function TabPanel({ tabsId, id, className = "", children }: PanelProps) {
  return (
    <div
      role="tabpanel"
      id={`${tabsId}panel-${id}`}
      aria-labelledby={`${tabsId}tab-${id}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel takes the focus, so that the keyboard can scroll it
      tabIndex={0}
      className={className}
    >
      {children}
    </div>
  );
}
