// `npm run operate -- …`: what an operator does by hand. One file per command.
import { readConfig } from "../config.ts";
import { type Command, Refusal } from "./command.ts";
import { openService } from "./open-service.ts";
import { pro } from "./pro.ts";
import { redirects } from "./redirects.ts";

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["pro", pro],
  ["redirects", redirects],
]);

const [name = "", ...args] = process.argv.slice(2);
const command = COMMANDS.get(name);
if (command) await operate(command);
else fail("Choose a command:");

async function operate({ prepare }: Command) {
  try {
    const work = prepare(args);
    const config = readConfig(process.env);
    const service = await openService(config);
    try {
      console.log(await work(service, config.siteUrl));
    } finally {
      await service.close();
    }
    process.exit(0);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), error instanceof Refusal);
  }
}

function fail(message: string, isHelped = true): never {
  console.error(message);
  const known = command ? [command] : [...COMMANDS.values()];
  const usage = isHelped ? known.flatMap((one) => one.usage) : [];
  for (const line of usage) console.error(`  npm run operate -- ${line}`);
  process.exit(1);
}
