import { type Command, EXIT, type Option, UsageError } from "../command.ts";
import { COMMON_OPTIONS } from "../parse-arguments.ts";

const SHELLS = ["bash", "zsh", "fish"] as const;
type Shell = (typeof SHELLS)[number];

type Entry = readonly [name: string, option: Option];

/** Completes the other commands and itself. */
export function completionCommand(others: readonly Command[]): Command {
  const command: Command = {
    name: "completion",
    summary: "Print the script that makes a shell complete huesmith.",
    operands: { name: "<shell>", help: SHELLS.join(", "), choices: SHELLS },
    options: {},
    examples: [['eval "$(huesmith completion bash)"', "for this shell; in ~/.bashrc for every one"]],
    notes: [],
    run({ paths: [shell, ...rest] }, io) {
      if (!SHELLS.includes(shell as Shell) || rest.length > 0) {
        throw new UsageError(`huesmith completion takes one shell: ${SHELLS.join(", ")}.`);
      }
      io.write(completionScript(shell as Shell, [...others, command]));
      return EXIT.clean;
    },
  };
  return command;
}

/** The script that makes a shell complete commands, options and their choices, or else file names. */
function completionScript(shell: Shell, commands: readonly Command[]): string {
  return { bash: bashScript, zsh: zshScript, fish: fishScript }[shell](commands);
}

function optionsOf({ options }: Command): Entry[] {
  return Object.entries({ ...options, ...COMMON_OPTIONS });
}

function bashScript(commands: readonly Command[]): string {
  const names = commands.map(({ name }) => name).join(" ");
  const cases = commands.map((command) => {
    const options = optionsOf(command);
    const choices = options.flatMap(([name, { choices: all }]) =>
      all ? [`        --${name}) COMPREPLY=($(compgen -W "${all.join(" ")}" -- "$word")); return ;;`] : [],
    );
    const flags = options.map(([name]) => `--${name}`).join(" ");
    const operands = command.operands.choices
      ? `COMPREPLY=($(compgen -W "${command.operands.choices.join(" ")}" -- "$word"))`
      : `COMPREPLY=($(compgen -f -- "$word"))`;
    return `    ${command.name})
      case "$before" in
${choices.join("\n") || "        --) ;;"}
      esac
      if [[ $word == -* ]]; then COMPREPLY=($(compgen -W "${flags}" -- "$word")); else ${operands}; fi ;;`;
  });
  return `# bash completion of huesmith: add  eval "$(huesmith completion bash)"  to ~/.bashrc
_huesmith() {
  local word="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [[ $COMP_CWORD -eq 1 ]]; then COMPREPLY=($(compgen -W "${names} --help --version" -- "$word")); return; fi
  case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
  esac
}
complete -o filenames -F _huesmith huesmith
`;
}

function zshScript(commands: readonly Command[]): string {
  const list = commands.map(({ name, summary }) => `'${name}:${quoted(summary)}'`).join(" ");
  const cases = commands.map((command) => {
    const specs = optionsOf(command).map(([name, option]) => `'${zshSpec(name, option)}'`);
    const { choices } = command.operands;
    const operands = choices ? `'*:operand:(${choices.join(" ")})'` : "'*:file:_files'";
    return `    ${command.name}) _arguments ${[...specs, operands].join(" \\\n        ")} ;;`;
  });
  return `#compdef huesmith
# zsh completion of huesmith: add  eval "$(huesmith completion zsh)"  to ~/.zshrc, after compinit
_huesmith() {
  local -a commands=(${list})
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  local command=$words[2]
  shift words; (( CURRENT-- ))
  case $command in
${cases.join("\n")}
  esac
}
compdef _huesmith huesmith
`;
}

function zshSpec(name: string, { type, help, multiple, choices, value }: Option): string {
  const argument = type === "boolean" ? "" : `:${value ?? "value"}:${choices ? `(${choices.join(" ")})` : "_files"}`;
  return `${multiple ? "*" : ""}--${name}[${quoted(help)}]${argument}`;
}

/** Removes what would end a quotation or a zsh description. */
function quoted(text: string): string {
  return text.replaceAll("'", "’").replaceAll(/[[\]:]/g, "");
}

function fishScript(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => {
    const isUsed = `-n '__fish_seen_subcommand_from ${command.name}'`;
    const { choices } = command.operands;
    return [
      `complete -c huesmith -n __fish_use_subcommand -f -a ${command.name} -d '${fishText(command.summary)}'`,
      ...(choices ? [`complete -c huesmith ${isUsed} -f -a '${choices.join(" ")}'`] : []),
      ...optionsOf(command).map(([name, option]) => {
        const argument =
          option.type === "boolean" ? "" : option.choices ? ` -x -a '${option.choices.join(" ")}'` : " -r";
        return `complete -c huesmith ${isUsed} -l ${name}${argument} -d '${fishText(option.help)}'`;
      }),
    ];
  });
  return `# fish completion of huesmith: huesmith completion fish > ~/.config/fish/completions/huesmith.fish\n${lines.join("\n")}\n`;
}

function fishText(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("'", "\\'");
}
