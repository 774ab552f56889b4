import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, it } from 'vitest';

const SOURCES = ['packages/server/src/sources', 'packages/embed/src'];

/** The endings of French infinitives. */
const INFINITIVE = /^[a-z]+(?:er|ir|ire|dre|ttre)(?=[A-Z]|$)/;
/** The forms that functions were called by besides: « fusionne », « semblePersonnel ». */
const OTHER_FORMS = /^(?:cree|depose|fusionne|identifie|ecrit|ressemble|semble|touche)(?=[A-Z]|$)/;
/** English words, and French nouns, that end so too. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['answer', 'decoder', 'enter', 'filter', 'gather', 'handler', 'header', 'neverWithout', 'otherColumns', 'owner'],
  ...['pair', 'player', 'reader', 'register', 'remember', 'together'],
  ...['cadre', 'entier', 'fichier', 'locataire', 'ordre', 'paire', 'premier', 'proprietaire', 'sommaire'],
]);

/** The functions that a file declares, by keyword or as a constant. */
function functionsOf(path: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  new Visitor({
    FunctionDeclaration({ id }) {
      if (id !== null) names.push(id.name);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression') names.push(id.name);
    },
  }).visit(program);
  return names;
}

function isFrench(name: string): boolean {
  const [verb] = INFINITIVE.exec(name) ?? OTHER_FORMS.exec(name) ?? [];
  return verb !== undefined && !OTHERS.has(verb) && !OTHERS.has(name);
}

it('names functions by an English verb, or by what they answer', () => {
  const names = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => functionsOf(join(folder, name))),
  );
  expect(names).toContain('readTexte');
  expect(['lireTexte', 'semblePersonnel', 'premierOf'].map(isFrench)).toEqual([true, true, false]);
  expect([...new Set(names.filter(isFrench))]).toEqual([]);
});

it('has each word of the glossary once: what bears it elsewhere says of what', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| [^|]+(?=\|)/gm) ?? [];
  const terms = rows.flatMap((row) => row.slice(2).split(',')).map((term) => term.trim());
  expect(terms).toContain('cadre');
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
