type Props = {
  /** The programs that the page names. */
  names: readonly string[];
};

export function Trademarks({ names }: Props) {
  return (
    <p className="max-w-[52em] text-ink-2 text-xs">
      {listOf(names)} {names.length === 1 ? "is a trademark of its owner" : "are trademarks of their owners"}. Huesmith
      is not affiliated with {names.length === 1 ? "it" : "them"}, and the pictures are drawings of ours, not
      screenshots.
    </p>
  );
}

const LIST = new Intl.ListFormat("en-US");

function listOf(names: readonly string[]) {
  return LIST.format(names);
}
