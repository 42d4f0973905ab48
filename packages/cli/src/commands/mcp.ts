import { type Command, EXIT, UsageError } from "../command.ts";

export const mcpCommand: Command = {
  name: "mcp",
  summary:
    "Serve every color command as a tool for language models, by the Model Context Protocol on standard input and output.",
  operands: { name: "", help: "no operands" },
  options: {},
  examples: [["claude mcp add huesmith -- npx -y huesmith mcp", "add it to Claude Code"]],
  notes: ["It ends when its standard input does. Nothing is sent anywhere."],
  async run({ paths }) {
    if (paths.length > 0) throw new UsageError(`huesmith mcp takes no ${paths[0]}.`);
    const { serve } = await import("../acts/serve.ts");
    await serve();
    return EXIT.clean;
  },
};
