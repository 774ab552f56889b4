import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const sources = resolve(here, '..');
const mantine = resolve(here, '../../../../node_modules/@mantine');

/** The component files that our sources, and the Mantine packages that we use, start from. */
function usedComponents(): string[] {
  const own = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(sources, file));
  const helpers = ['modals', 'notifications', 'nprogress', 'spotlight'].flatMap((name) =>
    readdirSync(join(mantine, name, 'esm'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => join(mantine, name, 'esm', file)),
  );
  const imports = [...own, ...helpers].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/import\s*\{([^}]*)\}\s*from\s*['"]@mantine\/core['"]/g)].flatMap((found) =>
      (found[1] ?? '').split(',').map((name) => name.trim().split(/\s/)[0] ?? ''),
    ),
  );
  return [...new Set(imports)]
    .map((name) => join(mantine, 'core/esm/components', name, `${name}.mjs`))
    .filter((file) => existsSync(file));
}

/** The style sheets that these files and everything they import stand on. */
function neededSheets(files: readonly string[], seen = new Set<string>(), sheets = new Set<string>()): Set<string> {
  for (const file of files.filter((candidate) => !seen.has(candidate) && existsSync(candidate))) {
    seen.add(file);
    const targets = [...readFileSync(file, 'utf8').matchAll(/from "(\.[^"]+)"/g)].map((found) => found[1] ?? '');
    for (const sheet of targets.flatMap((target) => /([A-Za-z]+)\.module\.mjs$/.exec(target)?.[1] ?? []))
      sheets.add(sheet);
    neededSheets(
      targets.map((target) => resolve(dirname(file), target)),
      seen,
      sheets,
    );
  }
  return sheets;
}

describe('the style sheet', () => {
  it('has the styles of every Mantine component in use', () => {
    const imported = [...readFileSync(join(here, 'styles.ts'), 'utf8').matchAll(/core\/styles\/([A-Z]\w+)\.css/g)];
    const names = imported.map((found) => found[1] ?? '');
    const needed = [...neededSheets(usedComponents())].filter((name) =>
      existsSync(join(mantine, `core/styles/${name}.css`)),
    );
    expect(needed.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !names.includes(name))).toEqual([]);
  });
});
