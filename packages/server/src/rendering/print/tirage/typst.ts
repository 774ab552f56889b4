import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import init, { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { z } from 'zod';

/** The files to compile, by absolute names and on no disk, with the name of the main one. */
export interface Projet {
  readonly principal: string;
  readonly textes: Readonly<Record<string, string>>;
  readonly fichiers: Readonly<Record<string, Uint8Array>>;
}

export interface FauteTypst {
  readonly fichier: string;
  /** The line, from 1, or null when the fault has none. */
  readonly ligne: number | null;
  readonly message: string;
}

/** The sources do not make a document. */
export class TypstError extends Error {
  override readonly name = 'TypstError';
  constructor(readonly fautes: readonly FauteTypst[]) {
    super(fautes[0]?.message ?? 'the document does not compile');
  }
}

export interface Compilation {
  /** The metadata that the document tells under a label. */
  query(label: string): unknown;
  pdf(): Uint8Array;
}

export interface Typst {
  compile(projet: Projet): Compilation;
}

const diagnosticsSchema = z
  .array(z.object({ severity: z.string(), path: z.string(), range: z.string(), message: z.string() }))
  .nullish();
const compiledSchema = z.object({ hasError: z.boolean().optional(), diagnostics: diagnosticsSchema });
const artifactSchema = z.object({ result: z.instanceof(Uint8Array).optional(), diagnostics: diagnosticsSchema });

/** Paged, as opposed to a web page. */
const PAGED = 0;
const PDF = 1;
/** The format of diagnostics that names the file and the place. */
const FULL = 3;

/**
 * How often a function runs before V8 compiles it for speed, which costs more than most documents are worth. A hundred
 * times the usual number halves the work of a short document, and costs a long one nothing.
 */
export const BEFORE_SPEED = '--wasm-tiering-budget=200000000';

/** Functions are checked when they first run: a document runs a small part of them. */
const UNCHECKED = '--wasm-lazy-validation';

/**
 * The memory that the compiler takes before it starts, in bytes. Growing a little at a time makes V8 look through all
 * that the process holds, a third of the work of a long document. Unused memory does not count.
 */
const AT_ONCE = 512 * 1024 ** 2;

/**
 * Opens the compiler. It sees only the files that it is given: no disk, no network, no typeface of the machine. Its
 * work cannot be interrupted, so it runs in a process that can be killed.
 */
export async function openTypst(polices: readonly Uint8Array[]): Promise<Typst> {
  const { resolve } = createRequire(import.meta.url);
  for (const flag of [BEFORE_SPEED, UNCHECKED]) setFlagsFromString(flag);
  const wasm = await init({ module_or_path: readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm')) });
  wasm.__wbindgen_export4(wasm.__wbindgen_export(AT_ONCE, 1), AT_ONCE, 1);
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const police of polices) await builder.add_raw_font(police);
  const compiler = await builder.build();
  return { compile: (projet) => compiled(compiler, projet) };
}

function compiled(compiler: TypstCompiler, { principal, textes, fichiers }: Projet): Compilation {
  compiler.reset_shadow();
  for (const [name, texte] of Object.entries(textes)) compiler.add_source(name, texte);
  for (const [name, bytes] of Object.entries(fichiers)) compiler.map_shadow(name, bytes);
  const world = compiler.snapshot('/', principal, []);
  const { hasError, diagnostics } = compiledSchema.parse(world.compile(PAGED, FULL));
  if (hasError) throw new TypstError(fautesDe(diagnostics));
  return {
    query: (label) => JSON.parse(world.query(PAGED, `<${label}>`, 'value'))[0],
    pdf: () => {
      const { result, diagnostics: said } = artifactSchema.parse(world.get_artifact(PDF, FULL));
      if (result === undefined) throw new TypstError(fautesDe(said));
      return result;
    },
  };
}

function fautesDe(diagnostics: z.output<typeof diagnosticsSchema>): FauteTypst[] {
  return (diagnostics ?? [])
    .filter(({ severity }) => severity === 'error')
    .map(({ path, range, message }) => {
      const line = /^(\d+):/.exec(range)?.[1];
      // Counted from 0.
      return { fichier: path, ligne: line === undefined ? null : Number(line) + 1, message };
    });
}
