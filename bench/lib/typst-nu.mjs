import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import init, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';

/** Typst and nothing else: the sources and the files of a folder, compiled once. Tells the CPU that it took, in seconds. */
const dossier = process.argv[2] ?? '';
const { principal, textes, fichiers, polices } = JSON.parse(readFileSync(join(dossier, 'projet.json'), 'utf8'));
const { resolve } = createRequire(import.meta.url);
await init({ module_or_path: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
const builder = new TypstCompilerBuilder();
builder.set_dummy_access_model();
for (const police of polices) await builder.add_raw_font(readFileSync(police));
const compiler = await builder.build();
for (const [name, texte] of Object.entries(textes)) compiler.add_source(name, texte);
for (const name of fichiers) compiler.map_shadow(`/${name}`, readFileSync(join(dossier, name)));
const world = compiler.snapshot('/', principal, []);
if (world.compile(0, 3).hasError) throw new Error('bare Typst does not compile');
writeFileSync(join(dossier, 'nu.pdf'), world.get_artifact(1, 3).result);
const { user, system } = process.cpuUsage();
process.stdout.write(String((user + system) / 1e6));
