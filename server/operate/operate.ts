// `npm run operate -- …`: manual operator commands, one file each.
import { readConfig } from "../config/config.ts";
import { backup } from "./backup.ts";
import { type Command, type DataCommand, Refusal } from "./command.ts";
import { move } from "./move.ts";
import { closeAfter, openService } from "./open-service.ts";
import { pro } from "./pro.ts";
import { redirects } from "./redirects.ts";
import { restore } from "./restore.ts";

const COMMANDS: ReadonlyMap<string, Command | DataCommand> = new Map<string, Command | DataCommand>([
  ["pro", pro],
  ["redirects", redirects],
  ["backup", backup],
  ["restore", restore],
  ["move", move],
]);

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (command) await operate(command);
else fail("Choose a command:");

async function operate(chosen: Command | DataCommand) {
  try {
    const isAlone = "prepareAlone" in chosen;
    console.log(await (isAlone ? chosen.prepareAlone(args)(readConfig(process.env)) : runOnService(chosen)));
    process.exit(0);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    fail(message || code || String(error), error instanceof Refusal);
  }
}

async function runOnService({ prepare }: Command) {
  const work = prepare(args);
  const config = readConfig(process.env);
  return closeAfter(await openService(config), (service) => work(service, config.siteUrl));
}

function fail(message: string, isHelped = true): never {
  console.error(message);
  const known = command ? [command] : [...COMMANDS.values()];
  const usage = isHelped ? known.flatMap((one) => one.usage) : [];
  for (const line of usage) console.error(`  npm run operate -- ${line}`);
  process.exit(1);
}
