import { readdirSync, readFileSync } from 'node:fs';
import { judge } from './boundaries.judge.ts';
import { listFiles } from './lib/files.mjs';
import { fromRoot } from './lib/paths.mjs';

const packages = readdirSync(fromRoot('packages'));
const folders = [...packages.map((name) => `packages/${name}/src`), 'tests', 'tools', 'bench'];
const paths = folders.flatMap((folder) => listFiles(folder)).filter((path) => /\.tsx?$/.test(path));

const violations = judge(new Map(paths.map((path) => [path, readFileSync(fromRoot(path), 'utf8')])), packages);

for (const { path, message } of violations) console.error(`${path} : ${message}`);
console.log(`${paths.length} fichiers lus, ${violations.length} infraction${violations.length > 1 ? 's' : ''}`);
process.exitCode = violations.length > 0 ? 1 : 0;
