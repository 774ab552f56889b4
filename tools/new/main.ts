import { command } from '../lib/command.mjs';
import { makeNew } from './new.ts';

await command(() => makeNew(process.argv.slice(2)));
