import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const sources = fileURLToPath(new URL('..', import.meta.url));
const packages = fileURLToPath(new URL('../../../../node_modules/', import.meta.url));

const source = (path: string) => join(sources, path);
const coreSheet = (name: string) => `@mantine/core/styles/${name}.css`;
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));

const own = filesIn(sources).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]testing\b/.test(file));
const firstScreens = ['main.tsx', 'shell/shell.tsx', 'areas/session/guide/guide.screen.tsx'].map(source);
/** The sheets that the first screens do not show, but most others do. */
const COMMON = ['Badge', 'SimpleGrid'].map(coreSheet);

/** Remembers answers: the same questions are asked about the same files many times. */
function remembered<Answer>(ask: (about: string) => Answer): (about: string) => Answer {
  const answers = new Map<string, Answer>();
  return (about) => {
    const answer = answers.get(about) ?? ask(about);
    answers.set(about, answer);
    return answer;
  };
}

const read = remembered((file) => readFileSync(file, 'utf8'));

/** The modules that run with a file, in order: neither types nor modules loaded later. */
const importsOf = remembered((file) => {
  const found = read(file).matchAll(/^(?:import|export)\s(?!type\b)(?:[^'";]*\sfrom\s)?\s*['"]([^'"]+)['"]/gm);
  return [...found].map(([, to = '']) => (to.startsWith('.') ? resolve(dirname(file), to) : to));
});

/** A file and all that it imports, in the order in which they run, the file last. */
function withAll(file: string, follow: (file: string) => readonly string[], seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...follow(file).flatMap((next) => withAll(next, follow, seen)), file];
}

// An import that leads nowhere is for the compiler to tell.
const isOwn = (file: string) => file.endsWith('.css') || (file.startsWith(sources) && existsSync(file));
/** A file of ours with all the files that are loaded with it, style sheets included. */
const loadedWith = remembered((file) =>
  withAll(file, (one) => (one.endsWith('.css') ? [] : importsOf(one).filter(isOwn))),
);
const sheetsWith = (file: string) => loadedWith(file).filter((one) => one.endsWith('.css'));

const modulesOf = remembered((packageName) => {
  const folder = join(packages, packageName, 'esm');
  return new Map((existsSync(folder) ? filesIn(folder) : []).map((file) => [basename(file, '.mjs'), file]));
});

const nameOf = (module: string) => basename(module, '.mjs');

/** The parts that a module of Mantine offers beside its component (`Checkbox.Card = CheckboxCard`), with their modules. */
const offeredBy = remembered((module) => {
  const body = read(module).replace(/^import .*$/gm, '');
  const offers = [...body.matchAll(/^(\w+\.\w+) = (\w+);$/gm)].flatMap(([, part = '', value = '']) => {
    const isShown = body.split(new RegExp(`\\b${value}\\b`)).length > 2;
    const offered = importsOf(module).find((to) => nameOf(to) === value);
    return offered && !isShown ? [[part, offered] as const] : [];
  });
  return new Map(offers);
});

/** The modules of the Mantine components that a file imports by name, and of the parts that it takes from them. */
const componentsOf = remembered((file) => {
  const named = [...read(file).matchAll(/^import\s*\{([^}]*)\}\s*from\s*['"](@mantine\/\w+)['"]/gm)].flatMap(
    ([, names = '', packageName = '']) =>
      names.split(',').flatMap((name) => modulesOf(packageName).get(name.trim().split(/\s/)[0] ?? '') ?? []),
  );
  const wholes = new Map([...importsOf(file), ...named].map((module) => [nameOf(module), module]));
  const parts = [...read(file).matchAll(/\b([A-Z]\w+)\.[A-Z]\w+\b(?! =)/g)].flatMap(([part, name = '']) => {
    const whole = wholes.get(name);
    return (whole?.endsWith('.mjs') && offeredBy(whole).get(part)) || [];
  });
  return [...named, ...parts];
});

const madeOf = remembered((module) => {
  const offered = new Set(offeredBy(module).values());
  return [...importsOf(module).filter((to) => existsSync(to) && !offered.has(to)), ...componentsOf(module)];
});

/** The sheets of a component of Mantine, and those of the components that it is made of. */
const sheetsFor = remembered((component) => {
  const sheets = withAll(component, madeOf).flatMap((module) => {
    const [, packageName, name] = /(@mantine[\\/]\w+).*?(\w+)\.module\.mjs$/.exec(module) ?? [];
    if (!packageName || !name) return [];
    return packageName.endsWith('core') ? coreSheet(name) : `${packageName}/styles.css`;
  });
  return new Set(sheets.filter((sheet) => existsSync(join(packages, sheet))));
});

const firstSheets = sheetsWith(source('app/styles.ts'));

describe('the style sheets', () => {
  it('of every Mantine component come with the file that uses it', () => {
    const missing = own.flatMap((file) => {
      const present = new Set([...firstSheets, ...sheetsWith(file)]);
      const needed = new Set(componentsOf(file).flatMap((component) => [...sheetsFor(component)]));
      return [...needed].filter((sheet) => !present.has(sheet)).map((sheet) => `${relative(sources, file)}: ${sheet}`);
    });
    expect(missing).toEqual([]);
  });

  it('of a component come after those of what it is made of', () => {
    const inOrder = own.map((file) => ({ file, sheets: [...new Set([...firstSheets, ...sheetsWith(file)])] }));
    const late = inOrder.flatMap(({ file, sheets }) =>
      sheets.flatMap((sheet, index) => {
        const component = modulesOf('@mantine/core').get(basename(sheet, '.css'));
        const parts = component && sheet.startsWith('@mantine/core/') ? [...sheetsFor(component)] : [];
        return parts
          .filter((part) => sheets.indexOf(part) > index)
          .map((part) => `${relative(sources, file)}: ${part}`);
      }),
    );
    expect(late).toEqual([]);
  });

  it('of the first load are one, with nothing that only later screens show', () => {
    const files = firstScreens.flatMap(loadedWith);
    const entry = sheetsWith(source('main.tsx'));
    expect(files.filter((file) => file.endsWith('.css') && !entry.includes(file))).toEqual([]);

    const components = files.filter((file) => !file.endsWith('.css')).flatMap(componentsOf);
    const shown = new Set(components.flatMap((component) => [...sheetsFor(component)]));
    const candidates = firstSheets.filter((sheet) => /^@mantine\/core\/styles\/[A-Z]/.test(sheet));
    expect(candidates.length).toBeGreaterThan(20);
    expect(candidates.filter((sheet) => !shown.has(sheet))).toEqual(COMMON);
  });
});
