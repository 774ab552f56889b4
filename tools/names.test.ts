import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = ['packages', 'tests', 'bench', 'tools'];

/** The endings of French infinitives. */
const INFINITIVE = /^[a-z]+(?:er|ir|ire|dre|ttre)(?=[A-Z]|$)/;
/** The other forms that functions are called by: what they do, as a story would tell it, « fusionne », « tombe », or what they are, « estVu ». */
const OTHER_FORMS = new RegExp(
  `^(?:${[
    ...['absolutise', 'accepte', 'agit', 'ajoute', 'appaire', 'attend', 'cherche', 'cree', 'depose', 'dessine', 'dit'],
    ...['empoisonne', 'est', 'fusionne', 'identifie', 'lise', 'ordonne', 'perd', 'prend', 'ressemble'],
    ...['retaggue', 'revient', 'semble', 'sont', 'tient', 'tombe', 'touche', 'transmet', 'valide', 'vend', 'verifie'],
  ].join('|')})(?=[A-Z]|$)`,
);
/** English words, and French nouns, that end so too. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['adviser', 'after', 'answer', 'bearer', 'browser', 'caller', 'compiler', 'decoder', 'delimiter', 'earlier'],
  ...['enter', 'expire', 'filter', 'folder', 'gather', 'handler', 'header', 'holder', 'hover', 'inner', 'later'],
  ...['ledger', 'letter', 'lower', 'manner', 'marker', 'never', 'neverWithout', 'number', 'offer', 'order', 'other'],
  ...['otherColumns', 'over', 'owner', 'packer', 'pair', 'parameter', 'per', 'player', 'pointer', 'postmaster'],
  ...['reader', 'refer', 'referrer', 'register', 'remember', 'render', 'require', 'retire', 'server', 'super'],
  ...['together', 'trailer', 'transfer', 'under', 'user', 'viewer', 'wrapper', 'writer'],
  ...['atelier', 'cadre', 'calendrier', 'clocher', 'commentaire', 'dernier', 'dossier', 'entier', 'fichier'],
  ...['formulaire', 'glossaire', 'horaire', 'inventaire', 'locataire', 'memoire', 'ordre', 'paire', 'passager'],
  ...['premier', 'proprietaire', 'sentier', 'singulier', 'sommaire', 'tiroir', 'vocabulaire', 'voilier'],
]);

/** What a file declares as a function: by that word, or as a constant that is one. Read as text: parsing all files takes half a minute. */
const FUNCTIONS =
  /\bfunction\*? (?<named>[\w$]+)|\bconst (?<constant>[\w$]+) = (?:async )?(?:<[^=]*?>)?(?:\([^()]*(?:\([^()]*\)[^()]*)*\)(?:: [^=\n]+)?|[\w$]+) =>/g;

const functionsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(FUNCTIONS)].flatMap(({ groups }) => groups?.named ?? groups?.constant ?? []);

function isFrench(name: string): boolean {
  const [verb] = INFINITIVE.exec(name) ?? OTHER_FORMS.exec(name) ?? [];
  return verb !== undefined && !OTHERS.has(verb) && !OTHERS.has(name);
}

it('names functions by an English verb, or by what they answer', () => {
  const names = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules') && !name.includes('dist/'))
      .flatMap((name) => functionsOf(join(folder, name))),
  );
  expect(names).toContain('readTexte');
  expect(['lireTexte', 'semblePersonnel', 'tombe', 'premierOf'].map(isFrench)).toEqual([true, true, true, false]);
  expect([...new Set(names.filter(isFrench))]).toEqual([]);
});

it('has each word of the glossary once: what bears it elsewhere says of what', () => {
  const rows = readFileSync('docs/glossary.md', 'utf8').match(/^\| [^|]+(?=\|)/gm) ?? [];
  const terms = rows.flatMap((row) => row.slice(2).split(',')).map((term) => term.trim());
  expect(terms).toContain('cadre');
  expect(terms.filter((term, index) => terms.indexOf(term) !== index)).toEqual([]);
});
