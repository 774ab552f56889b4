import { type Argument, type EcmaScriptModule, type Expression, type Program, parseSync, Visitor } from 'oxc-parser';

/** The facts of a file that the rules need. */
export interface SourceFile {
  /** The path from the root of the repository, with slashes. */
  path: string;
  /** The names in imports, exports-from and import types. */
  imports: string[];
  /** Whether an import has a computed name, which cannot be checked. */
  hasComputedImport: boolean;
  readsEnvironment: boolean;
}

/** A file that the parser refuses: unknown imports are a failure. */
export class UnreadableSource extends Error {}

export function readSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  const [error] = parsed.errors;
  if (error) throw new UnreadableSource(`fichier illisible : ${error.message}`);
  const imports = importsAlone(text, parsed.module);
  return imports ? { path, imports, hasComputedImport: false, readsEnvironment: false } : walk(path, parsed.program);
}

/** What a file imports, when it does nothing else that matters here; most do not, and their trees need not be read. */
function importsAlone(text: string, { staticImports, staticExports }: EcmaScriptModule): string[] | undefined {
  const doesMore =
    /\b(?:require|process)\b/.test(text) ||
    // Elsewhere than in a declaration: a call, a type, or `import.meta`.
    (text.match(/\bimport\b/g) ?? []).length !== staticImports.length ||
    staticExports.some(({ entries }) => entries.length === 0);
  if (doesMore) return undefined;
  const exported = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  return [
    ...new Set([...staticImports.map(({ moduleRequest }) => moduleRequest), ...exported].map(({ value }) => value)),
  ];
}

function walk(path: string, program: Program): SourceFile {
  const file: SourceFile = { path, imports: [], hasComputedImport: false, readsEnvironment: false };
  const add = (source: Expression | null | undefined) => {
    const name = literal(source);
    if (name === undefined) file.hasComputedImport = true;
    else file.imports.push(name);
  };

  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => node.source && add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression(node) {
      if (isNamed(node.callee, 'require')) add(notSpread(node.arguments[0]));
      if (isImportMetaGlob(node.callee)) for (const pattern of globPatterns(node.arguments)) add(pattern);
    },
    MemberExpression(node) {
      const property = node.computed ? literal(node.property) : 'name' in node.property && node.property.name;
      if (property === 'env' && isProcess(node.object)) file.readsEnvironment = true;
    },
    VariableDeclarator(node) {
      if (node.init && isProcess(node.init) && node.id.type === 'ObjectPattern') file.readsEnvironment = true;
    },
  }).visit(program);

  // The same object, imported from its module.
  if (file.imports.some((name) => name === 'node:process' || name === 'process')) file.readsEnvironment = true;
  return file;
}

const notSpread = (node: Argument | null | undefined): Expression | undefined =>
  node && node.type !== 'SpreadElement' ? node : undefined;

function literal(node: Expression | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  return undefined;
}

const isNamed = (node: Expression, name: string): boolean => node.type === 'Identifier' && node.name === name;

/** `process`, `globalThis.process`. */
const isProcess = (node: Expression): boolean =>
  isNamed(node, 'process') ||
  (node.type === 'MemberExpression' && !node.computed && 'name' in node.property && node.property.name === 'process');

const isImportMetaGlob = (node: Expression): boolean =>
  node.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  !node.computed &&
  node.property.name === 'glob';

function globPatterns([first]: Argument[]): (Expression | undefined)[] {
  return first?.type === 'ArrayExpression' ? first.elements.map(notSpread) : [notSpread(first)];
}
